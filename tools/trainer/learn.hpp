// Trains a network on played games: what it says of a position shall be what a search found, mixed with how the game
// ended. Stochastic gradient descent with Adam's steps, in single precision, on several threads.
#pragma once

#include "base/random.hpp"
#include "nets/network.hpp"
#include "rules/game.hpp"
#include "search/mind.hpp"
#include "search/score.hpp"
#include "tools/trainer/games_file.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <numbers>
#include <numeric>
#include <span>
#include <thread>
#include <vector>

namespace thwart::tools {

struct Lesson {
    unsigned epochs = 20;
    double of_search = 0.7;  // how much of the goal is the search's score; the rest is the result
    double rate = 1e-3;      // of learning, at first
    unsigned batch = 8192;
    unsigned threads = 2;
    u64 seed = 1;
};

// One position: its inputs are a stretch of a long list.
struct Example {
    u64 first;
    u16 count;
    u16 head;
    float goal;  // the chance to win
    float result;
};

struct Examples {
    std::vector<u16> inputs;
    std::vector<Example> list;

    void append(const Examples& others) {
        const u64 offset = inputs.size();
        inputs.insert(inputs.end(), others.inputs.begin(), others.inputs.end());
        for (Example each : others.list) {
            each.first += offset;
            list.push_back(each);
        }
    }
};

template <rules::Game G, class M>
bool is_solved(const typename G::State& state, const M& mind) {
    if constexpr (search::Solves<M, G>) return mind.solved(state, mind.look(state)) != 0;
    return false;
}

// The positions of a game whose worth is not certain; false when it is no game of this setup. F lists the inputs
// (games/NAME/features.hpp).
template <rules::Game G, class F, class M>
bool add_examples(const PlayedGame& game, const typename G::Setup& setup, const M& mind, double of_search,
                  Examples& examples) {
    if (game.result < -1 || game.result > 1) return false;
    const rules::Sides sides = G::sides(setup);
    typename G::State state = G::initial(setup);
    for (const Played& step : game.steps) {
        if (G::turn(state).kind == rules::Turn::Kind::over) return false;
        if (step.score != kUnknown && !search::is_certain(step.score) && !is_solved<G>(state, mind)) {
            Example example{};
            example.first = examples.inputs.size();
            F::list(state, [&](unsigned input) { examples.inputs.push_back(static_cast<u16>(input)); });
            example.count = static_cast<u16>(examples.inputs.size() - example.first);
            example.head = static_cast<u16>(F::head(state));
            const int result = sides.of[G::turn(state).seat.index()] == 0 ? game.result : -game.result;
            const double score = static_cast<double>(step.score) / search::kWin;
            example.result = static_cast<float>((1 + result) / 2.0);
            example.goal = static_cast<float>((1 + of_search * score + (1 - of_search) * result) / 2);
            examples.list.push_back(example);
        }
        const auto move = G::Move::from_raw(step.move);
        rules::MoveList<G> moves;
        G::moves(state, moves);
        if (std::ranges::find(moves, move) == moves.end()) return false;
        G::apply(state, move);
    }
    return true;
}

template <nets::Shape kShape>
class Learner {
public:
    using Network = nets::Network<kShape>;
    struct Report {
        unsigned epoch;
        double loss;                // on the examples learned from
        double unseen_loss;         // on others
        double unseen_result_loss;  // the same, with the result alone as the goal
    };

    // `mirrored` tells for an input which one stands for it on the mirrored board.
    Learner(Examples examples, const std::function<unsigned(unsigned)>& mirrored, const Lesson& lesson)
        : examples_(std::move(examples)), lesson_(lesson), random_(lesson.seed) {
        for (unsigned i = 0; i < kShape.inputs; ++i) mirrored_.push_back(static_cast<u16>(mirrored(i)));
        const auto small = [&](float most) {
            return most * (2 * static_cast<float>(random_.next() >> 40U) / (1U << 24U) - 1);
        };
        for (float& each : weights_->columns) each = small(0.15F);
        for (float& each : weights_->heads) each = small(0.3F);
        for (float& each : weights_->bias) each = 0.3F;
    }

    // Some examples are kept aside for the report: the last ones, because neighbours come from the same game, and one
    // half of a game tells about the other.
    void run(const std::function<void(const Report&)>& report) {
        constexpr std::size_t kKept = 40;
        const std::size_t seen = examples_.list.size() - examples_.list.size() / kKept;
        std::vector<u32> order(seen);
        for (std::size_t i = 0; i < seen; ++i) order[i] = static_cast<u32>(i);
        const std::size_t batches = std::max<std::size_t>(1, seen / lesson_.batch);
        steps_ = batches * lesson_.epochs;
        for (unsigned epoch = 1; epoch <= lesson_.epochs; ++epoch) {
            for (std::size_t i = seen - 1; i > 0; --i) std::swap(order[i], order[random_.next() % (i + 1)]);
            double loss = 0;
            for (std::size_t batch = 0; batch < batches; ++batch) {
                const std::size_t from = batch * seen / batches;
                loss += learn(std::span(order).subspan(from, (batch + 1) * seen / batches - from));
            }
            Report line = judge(std::span(examples_.list).subspan(seen));
            line.epoch = epoch;
            line.loss = loss / static_cast<double>(seen);
            report(line);
        }
    }

    // In place of weights by lot: what the network learned from other games is kept as far as these agree.
    void go_on_from(const Network& network) {
        const auto part = [](i32 weight, i32 one) {
            return static_cast<float>(weight) / static_cast<float>(one);
        };
        for (std::size_t i = 0; i < kShape.inputs; ++i) {
            weights_->direct[i] = part(network.direct[i], nets::kResultOne);
            for (std::size_t k = 0; k < kShape.hidden; ++k)
                weights_->columns[i * kShape.hidden + k] = part(network.columns[i][k], nets::kSumOne);
        }
        for (std::size_t head = 0; head < kShape.heads; ++head) {
            weights_->head_bias[head] = part(network.head_bias[head], nets::kResultOne);
            for (std::size_t k = 0; k < kShape.hidden; ++k)
                weights_->heads[head * kShape.hidden + k] = part(network.heads[head][k], nets::kHeadOne);
        }
        for (std::size_t k = 0; k < kShape.hidden; ++k)
            weights_->bias[k] = part(network.bias[k], nets::kSumOne);
    }

    // In whole numbers.
    [[nodiscard]] std::unique_ptr<Network> network() const {
        auto network = std::make_unique<Network>();
        const auto round = [](float weight, i32 one) {
            return static_cast<i32>(std::lround(weight * static_cast<float>(one)));
        };
        for (std::size_t i = 0; i < kShape.inputs; ++i) {
            network->direct[i] = round(weights_->direct[i], nets::kResultOne);
            for (std::size_t k = 0; k < kShape.hidden; ++k)
                network->columns[i][k] =
                    static_cast<i16>(round(weights_->columns[i * kShape.hidden + k], nets::kSumOne));
        }
        for (std::size_t head = 0; head < kShape.heads; ++head) {
            network->head_bias[head] = round(weights_->head_bias[head], nets::kResultOne);
            for (std::size_t k = 0; k < kShape.hidden; ++k)
                network->heads[head][k] =
                    static_cast<i16>(round(weights_->heads[head * kShape.hidden + k], nets::kHeadOne));
        }
        for (std::size_t k = 0; k < kShape.hidden; ++k)
            network->bias[k] = static_cast<i16>(round(weights_->bias[k], nets::kSumOne));
        return network;
    }

private:
    using Layer = std::array<float, kShape.hidden>;

    struct Weights {
        std::array<float, std::size_t{kShape.inputs} * kShape.hidden> columns{};
        std::array<float, kShape.inputs> direct{};
        std::array<float, kShape.hidden> bias{};
        std::array<float, std::size_t{kShape.heads} * kShape.hidden> heads{};
        std::array<float, kShape.heads> head_bias{};
    };

    // As chances() of the minds has it: the result as a share of the wins, with long tails.
    static float chance_of(float odds) { return (1 + odds / std::sqrt(odds * odds + 4)) / 2; }
    static double loss_of(float chance, float goal) {
        const float sure = std::clamp(chance, 1e-5F, 1 - 1e-5F);
        return -(goal * std::log(sure) + (1 - goal) * std::log(1 - sure));
    }

    [[nodiscard]] std::size_t input(const Example& example, std::size_t i, bool in_mirror) const {
        const u16 each = examples_.inputs[example.first + i];
        return in_mirror ? mirrored_[each] : each;
    }

    float forward(const Example& example, bool in_mirror, Layer& sums) const {
        float odds = weights_->head_bias[example.head];
        std::copy_n(weights_->bias.begin(), sums.size(), sums.begin());
        for (std::size_t i = 0; i < example.count; ++i) {
            const std::size_t each = input(example, i, in_mirror);
            odds += weights_->direct[each];
            const float* column = &weights_->columns[each * sums.size()];
            for (std::size_t k = 0; k < sums.size(); ++k) sums[k] += column[k];
        }
        const float* head = &weights_->heads[example.head * sums.size()];
        for (std::size_t k = 0; k < sums.size(); ++k) {
            const float active = std::clamp(sums[k], 0.0F, 1.0F);
            odds += active * active * head[k];
        }
        return odds;
    }

    void backward(const Example& example, bool in_mirror, const Layer& sums, float slope,
                  Weights& gradient) const {
        gradient.head_bias[example.head] += slope;
        const float* head = &weights_->heads[example.head * sums.size()];
        float* head_gradient = &gradient.heads[example.head * sums.size()];
        Layer slopes;
        for (std::size_t k = 0; k < sums.size(); ++k) {
            const float active = std::clamp(sums[k], 0.0F, 1.0F);
            head_gradient[k] += slope * active * active;
            slopes[k] = sums[k] > 0 && sums[k] < 1 ? slope * head[k] * 2 * active : 0;
            gradient.bias[k] += slopes[k];
        }
        for (std::size_t i = 0; i < example.count; ++i) {
            const std::size_t each = input(example, i, in_mirror);
            gradient.direct[each] += slope;
            float* column = &gradient.columns[each * sums.size()];
            for (std::size_t k = 0; k < sums.size(); ++k) column[k] += slopes[k];
        }
    }

    [[nodiscard]] Report judge(std::span<const Example> unseen) const {
        Report report{};
        for (const Example& example : unseen) {
            Layer sums{};
            const float chance = chance_of(forward(example, false, sums));
            report.unseen_loss += loss_of(chance, example.goal) / static_cast<double>(unseen.size());
            report.unseen_result_loss += loss_of(chance, example.result) / static_cast<double>(unseen.size());
        }
        return report;
    }

    // One batch; what it lost.
    double learn(std::span<const u32> batch) {
        while (gradients_.size() < lesson_.threads) gradients_.push_back(std::make_unique<Weights>());
        std::vector<double> losses(lesson_.threads);
        const u64 luck = random_.next();
        {
            std::vector<std::jthread> crew;
            for (unsigned worker = 0; worker < lesson_.threads; ++worker)
                crew.emplace_back(
                    [&, worker] { losses[worker] = study(batch, worker, base::Random(luck, worker)); });
        }
        step_ahead();
        return std::accumulate(losses.begin(), losses.end(), 0.0);
    }

    // What one thread does of a batch: its gradient.
    double study(std::span<const u32> batch, unsigned worker, base::Random lots) {
        Weights& gradient = *gradients_[worker];
        gradient = {};
        double loss = 0;
        for (std::size_t i = worker; i < batch.size(); i += lesson_.threads) {
            const Example& example = examples_.list[batch[i]];
            const bool in_mirror = lots.below(2) != 0;
            Layer sums;
            const float odds = forward(example, in_mirror, sums);
            const float chance = chance_of(odds);
            loss += loss_of(chance, example.goal);
            const float slope = (chance - example.goal) * 2 / std::sqrt(odds * odds + 4);
            backward(example, in_mirror, sums, slope / static_cast<float>(batch.size()), gradient);
        }
        return loss;
    }

    void step_ahead() {
        constexpr float kWarmUp = 200;
        const auto step = static_cast<float>(step_++);
        const float done = step / static_cast<float>(steps_);
        rate_ = static_cast<float>(lesson_.rate) * (1 + std::cos(std::numbers::pi_v<float> * done)) / 2 *
                std::min(1.0F, (step + 1) / kWarmUp);
        const auto largest = [](i32 most, i32 one) {
            return static_cast<float>(most) / static_cast<float>(one);
        };
        adapt(&Weights::columns, largest(nets::kLargestColumn, nets::kSumOne));
        adapt(&Weights::direct, largest(nets::kLargestDirect, nets::kResultOne));
        adapt(&Weights::bias, largest(nets::kLargestBias, nets::kSumOne));
        adapt(&Weights::heads, largest(nets::kLargestHead, nets::kHeadOne));
        adapt(&Weights::head_bias, largest(nets::kLargestDirect, nets::kResultOne));
    }

    // Adam: the step is the mean slope over its root mean square.
    template <class Field>
    void adapt(Field field, float largest) {
        constexpr float kMean = 0.9F;
        constexpr float kSquare = 0.999F;
        const float mean_so_far = 1 - std::pow(kMean, static_cast<float>(step_));
        const float square_so_far = 1 - std::pow(kSquare, static_cast<float>(step_));
        auto& weights = *weights_.*field;
        auto& means = *means_.*field;
        auto& squares = *squares_.*field;
        auto& sum = *gradients_[0].*field;
        for (std::size_t worker = 1; worker < gradients_.size(); ++worker) {
            const auto& other = *gradients_[worker].*field;
            for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += other[i];
        }
        for (std::size_t i = 0; i < weights.size(); ++i) {
            means[i] = kMean * means[i] + (1 - kMean) * sum[i];
            squares[i] = kSquare * squares[i] + (1 - kSquare) * sum[i] * sum[i];
            const float step =
                rate_ * (means[i] / mean_so_far) / (std::sqrt(squares[i] / square_so_far) + 1e-9F);
            weights[i] = std::clamp(weights[i] - step, -largest, largest);
        }
    }

    Examples examples_;
    std::vector<u16> mirrored_;
    Lesson lesson_;
    base::Random random_;
    std::unique_ptr<Weights> weights_ = std::make_unique<Weights>();
    std::unique_ptr<Weights> means_ = std::make_unique<Weights>();
    std::unique_ptr<Weights> squares_ = std::make_unique<Weights>();
    std::vector<std::unique_ptr<Weights>> gradients_;  // of each thread
    float rate_ = 0;
    std::size_t step_ = 0;
    std::size_t steps_ = 1;
};

}  // namespace thwart::tools
