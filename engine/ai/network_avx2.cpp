// The network for processors with AVX2.
#include "engine/ai/network_kernel.h"

namespace pawnpath {

std::int32_t Network::sum_wide(const FeatureList& list) const {
  return network_sum(weights_, list.begin(), list.size());
}

}  // namespace pawnpath
