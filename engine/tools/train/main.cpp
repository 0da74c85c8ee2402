// pawnpath-train: trains a network on the samples of self-played games and writes it quantised.
//
//   pawnpath-train OUT SAMPLES... [--epochs 20] [--rate 0.001] [--result 0.3] [--jobs 2] [--seed 1]
//                 [--rules standard|passage]
//
// Of the aim, `--result` is the share of the game's result, the rest the chance that the search
// saw. A twentieth of the games is kept apart to measure. Every sample is mirrored half the time.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>

#include "engine/tools/rules_option.h"
#include "engine/tools/train/model.h"
#include "engine/tools/train/samples.h"

namespace pawnpath::tools {
namespace {

struct Options {
  std::string out;
  std::vector<std::string> samples;
  int epochs = 20;
  float rate = 0.001f;
  float result_share = 0.3f;
  int jobs = 2;
  std::uint64_t seed = 1;
  RuleSet rules = RuleSet::standard;
};

bool read_options(int count, char** words, Options& options) {
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (!word.starts_with("--")) {
      (options.out.empty() ? options.out : options.samples.emplace_back()) = word;
      continue;
    }
    if (++i == count) return false;
    const char* value = words[i];
    if (word == "--epochs")
      options.epochs = std::atoi(value);
    else if (word == "--rate")
      options.rate = static_cast<float>(std::atof(value));
    else if (word == "--result")
      options.result_share = static_cast<float>(std::atof(value));
    else if (word == "--jobs")
      options.jobs = std::atoi(value);
    else if (word == "--rules")
      options.rules = rules_option(value);
    else if (word == "--seed")
      options.seed = std::strtoull(value, nullptr, 10);
    else
      return false;
  }
  return !options.samples.empty() && options.epochs > 0 && options.jobs > 0;
}

constexpr std::size_t kBatch = 8192;

// The chance to win that a sample teaches.
float aim(const Sample& sample, float result_share) {
  const auto seen = static_cast<float>(chance_to_win(sample.score));
  const float result = 0.5f + 0.5f * static_cast<float>(sample.result);
  return result_share * result + (1.0f - result_share) * seen;
}

class Training {
 public:
  explicit Training(const Options& options) : options_(options), random_(options.seed) {
    for (int job = 0; job < options.jobs; ++job)
      gradients_.push_back(std::make_unique<Gradient>());
  }

  bool run() {
    for (const std::string& name : options_.samples) {
      if (!data_.read(name)) return std::perror(name.c_str()), false;
    }
    if (data_.training.empty() || data_.measuring.empty()) {
      return std::fputs("too few samples\n", stderr), false;
    }
    std::printf("%zu samples to learn from, %zu to measure\n", data_.training.size(),
                data_.measuring.size());
    model_.start(random_);
    for (int epoch = 1; epoch <= options_.epochs; ++epoch)
      run_epoch(epoch);
    return true;
  }
  [[nodiscard]] const Model& model() const { return model_; }

 private:
  void run_epoch(int epoch) {
    const auto begun = std::chrono::steady_clock::now();
    shuffle(data_.training, random_);
    // From the full rate down to a fiftieth of it, along half a cosine.
    const float done = static_cast<float>(epoch - 1) / static_cast<float>(options_.epochs);
    const float rate = options_.rate * (0.51f + 0.49f * std::cos(3.14159265f * done));
    double loss = 0;
    for (std::size_t at = 0; at + kBatch <= data_.training.size(); at += kBatch)
      loss += run_batch({data_.training.data() + at, kBatch}, rate);
    const std::size_t batches = data_.training.size() / kBatch;
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begun;
    std::printf("epoch %d: rate %.6f, loss %.6f, measured %.6f, %.0f s\n", epoch,
                static_cast<double>(rate), loss / static_cast<double>(batches), measure(),
                time.count());
    std::fflush(stdout);
  }

  double run_batch(std::span<const Sample> batch, float rate) {
    std::vector<std::thread> threads;
    threads.reserve(gradients_.size());
    const std::size_t share = batch.size() / gradients_.size();
    const std::uint64_t mirror_seed = random_.next();
    for (std::size_t job = 0; job < gradients_.size(); ++job) {
      threads.emplace_back([this, job, share, batch, mirror_seed] {
        Random mirror(mirror_seed + job);
        Gradient& gradient = *gradients_[job];
        gradient.clear();
        for (const Sample& sample : batch.subspan(job * share, share)) {
          const FeatureList list = features(position_of(sample, options_.rules), routes_of(sample),
                                            mirror.below(2) == 0);
          model_.learn(list, aim(sample, options_.result_share), gradient);
        }
      });
    }
    for (std::thread& thread : threads)
      thread.join();
    for (std::size_t job = 1; job < gradients_.size(); ++job)
      gradients_[0]->add(*gradients_[job]);
    const double loss = gradients_[0]->loss;
    model_.step(*gradients_[0], batch.size(), rate);
    return loss / static_cast<double>(batch.size());
  }

  double measure() const {
    double loss = 0;
    for (const Sample& sample : data_.measuring) {
      const FeatureList list = features(position_of(sample, options_.rules), routes_of(sample));
      const double miss = model_.chance(list) - aim(sample, options_.result_share);
      loss += miss * miss;
    }
    return loss / static_cast<double>(data_.measuring.size());
  }

  const Options& options_;
  Random random_;
  Samples data_;
  Model model_;
  std::vector<std::unique_ptr<Gradient>> gradients_;
};

}  // namespace
}  // namespace pawnpath::tools

int main(int count, char** words) {
  pawnpath::tools::Options options;
  if (!pawnpath::tools::read_options(count, words, options)) {
    std::fputs(
        "pawnpath-train OUT SAMPLES... [--epochs N] [--rate R] [--result SHARE] [--jobs N] "
        "[--seed N] [--rules R]\n",
        stderr);
    return 2;
  }
  pawnpath::tools::Training training(options);
  if (!training.run()) return 1;
  return training.model().write(options.out) ? 0 : 1;
}
