#!/usr/bin/env python3
"""Drops a file onto a window, as a file manager would (the X protocol XDND, version 5).

    tests/ui/drop_file.py WINDOW X Y FILE

WINDOW is a top-level window's number, X and Y are pixels of the display. Ends with 0 once the
window says that it took the file.
"""
import ctypes
import pathlib
import sys
import time

x11 = ctypes.CDLL("libX11.so.6")
Window = Atom = Time = ctypes.c_ulong
CLIENT_MESSAGE, SELECTION_REQUEST, SELECTION_NOTIFY = 33, 30, 31
ATOM_TYPE = 4  # XA_ATOM
LIMIT = 15  # seconds for each step


class ClientMessage(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
                ("display", ctypes.c_void_p), ("window", Window), ("message_type", Atom),
                ("format", ctypes.c_int), ("data", ctypes.c_long * 5)]


class SelectionRequest(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
                ("display", ctypes.c_void_p), ("owner", Window), ("requestor", Window),
                ("selection", Atom), ("target", Atom), ("property", Atom), ("time", Time)]


class Selection(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("send_event", ctypes.c_int),
                ("display", ctypes.c_void_p), ("requestor", Window), ("selection", Atom),
                ("target", Atom), ("property", Atom), ("time", Time)]


class Event(ctypes.Union):
    _fields_ = [("type", ctypes.c_int), ("client", ClientMessage), ("request", SelectionRequest),
                ("selection", Selection), ("pad", ctypes.c_long * 24)]


x11.XOpenDisplay.restype = ctypes.c_void_p
x11.XInternAtom.restype = Atom
x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
x11.XDefaultRootWindow.restype = x11.XCreateSimpleWindow.restype = Window
x11.XDefaultRootWindow.argtypes = x11.XFlush.argtypes = x11.XPending.argtypes = [ctypes.c_void_p]
x11.XCreateSimpleWindow.argtypes = [ctypes.c_void_p, Window, ctypes.c_int, ctypes.c_int,
                                    ctypes.c_uint, ctypes.c_uint, ctypes.c_uint, ctypes.c_ulong,
                                    ctypes.c_ulong]
x11.XSetSelectionOwner.argtypes = [ctypes.c_void_p, Atom, Window, Time]
x11.XSendEvent.argtypes = [ctypes.c_void_p, Window, ctypes.c_int, ctypes.c_long,
                           ctypes.POINTER(Event)]
x11.XNextEvent.argtypes = [ctypes.c_void_p, ctypes.POINTER(Event)]
x11.XChangeProperty.argtypes = [ctypes.c_void_p, Window, Atom, Atom, ctypes.c_int, ctypes.c_int,
                                ctypes.c_char_p, ctypes.c_int]


class Source:
    def __init__(self, target, uri):
        self.display = x11.XOpenDisplay(None)
        self.target = target
        self.uri = uri
        root = x11.XDefaultRootWindow(self.display)
        self.window = x11.XCreateSimpleWindow(self.display, root, 0, 0, 1, 1, 0, 0, 0)
        x11.XSetSelectionOwner(self.display, self.atom("XdndSelection"), self.window, 0)

    def atom(self, name):
        return x11.XInternAtom(self.display, name.encode(), 0)

    def send(self, name, *data):
        event = Event()
        message = event.client
        message.type, message.window, message.format = CLIENT_MESSAGE, self.target, 32
        message.message_type = self.atom(name)
        for place, value in enumerate((self.window, *data)):
            message.data[place] = value
        x11.XSendEvent(self.display, self.target, 0, 0, ctypes.byref(event))
        x11.XFlush(self.display)

    def wait(self, name):
        """For the target's message; hands out the file's name meanwhile."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            if not x11.XPending(self.display):
                time.sleep(0.01)
                continue
            event = Event()
            x11.XNextEvent(self.display, ctypes.byref(event))
            if event.type == SELECTION_REQUEST:
                self.answer(event.request)
            elif event.type == CLIENT_MESSAGE and event.client.message_type == self.atom(name):
                return event.client.data[1]
        raise SystemExit(f"the window sent no {name}")

    def answer(self, request):
        if request.target == self.atom("TARGETS"):
            atoms = (Atom * 1)(self.atom("text/uri-list"))
            x11.XChangeProperty(self.display, request.requestor, request.property, ATOM_TYPE, 32,
                                0, ctypes.cast(atoms, ctypes.c_char_p), 1)
        else:
            x11.XChangeProperty(self.display, request.requestor, request.property, request.target,
                                8, 0, self.uri, len(self.uri))
        event = Event()
        reply = event.selection
        reply.type, reply.requestor, reply.selection = (SELECTION_NOTIFY, request.requestor,
                                                        request.selection)
        reply.target, reply.property, reply.time = request.target, request.property, request.time
        x11.XSendEvent(self.display, request.requestor, 0, 0, ctypes.byref(event))
        x11.XFlush(self.display)


def main():
    window, x, y = (int(argument) for argument in sys.argv[1:4])
    source = Source(window, pathlib.Path(sys.argv[4]).resolve().as_uri().encode() + b"\r\n")
    copy = source.atom("XdndActionCopy")
    source.send("XdndEnter", 5 << 24, source.atom("text/uri-list"), 0, 0)
    for _ in range(3):
        source.send("XdndPosition", 0, x << 16 | y, 0, copy)
        accepted = source.wait("XdndStatus") & 1
    if not accepted:
        raise SystemExit("the window does not take the file")
    source.send("XdndDrop", 0, 0)
    source.wait("XdndFinished")


if __name__ == "__main__":
    main()
