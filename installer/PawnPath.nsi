; Installs Pawn Path for the present user: no elevation, no service, nothing outside the
; chosen folder but one Start Menu shortcut and one uninstall entry. The user's games and
; settings lie elsewhere (%LOCALAPPDATA%\Pawn Path) and are never touched.
; Defines from the build: VERSION, STAGE (folder with the files), ICON, OUTPUT.

Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
ManifestDPIAware true
RequestExecutionLevel user

!include MUI2.nsh
!include LogicLib.nsh

!define NAME "Pawn Path"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\PawnPath"
!define BUSY "${NAME} seems to be running. Close it, then choose Retry. In use:"
!define SHORTCUT "$SMPROGRAMS\${NAME}.lnk"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${ENTRY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} installer"
VIAddVersionKey "CompanyName" "Pawn Path contributors"
VIAddVersionKey "LegalCopyright" "Pawn Path contributors. MIT licence."

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\PawnPath.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; Every installed file, once: what is put there is exactly what is taken away.
!macro EachFile DO
  !insertmacro ${DO} "PawnPath.exe"
  !insertmacro ${DO} "pawnpath-engine.exe"
  !insertmacro ${DO} "LICENSE.txt"
  !insertmacro ${DO} "NOTICES.txt"
  !insertmacro ${DO} "README.txt"
!macroend

!macro Install FILE
  File "${STAGE}/${FILE}"
!macroend

!macro Remove FILE
  Delete "$INSTDIR\${FILE}"
!macroend

; The file of a running program cannot be opened for writing. Asked before anything is changed: a person
; can close it and retry; a silent run ends with code 2. Nothing is ever closed by force.
!macro StopWhenBusy FILE
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${FILE}"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\${FILE}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "${BUSY} $INSTDIR\${FILE}" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${Loop}
!macroend

Function .onInit
  SetRegView 64
FunctionEnd

Function un.onInit
  SetRegView 64
FunctionEnd

Section "${NAME}" SectionProgram
  !insertmacro StopWhenBusy "PawnPath.exe"
  !insertmacro StopWhenBusy "pawnpath-engine.exe"

  SetOutPath "$INSTDIR"
  SetOverwrite on
  !insertmacro EachFile Install
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "${SHORTCUT}" "$INSTDIR\PawnPath.exe"

  SectionGetSize ${SectionProgram} $0
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "Pawn Path contributors"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\PawnPath.exe"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  !insertmacro StopWhenBusy "PawnPath.exe"
  !insertmacro StopWhenBusy "pawnpath-engine.exe"

  !insertmacro EachFile Remove
  Delete "$INSTDIR\uninstall.exe"
  ; Only when empty: files of other people stay, and with them the folder.
  RMDir "$INSTDIR"
  Delete "${SHORTCUT}"
  DeleteRegKey HKCU "${ENTRY}"
SectionEnd
