// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a weight may come near one by chance

/** By feature: what it adds to the logarithm of a seat's chance at the beginning, in the middle and at the end of a match.
 *  Made by `npm run learn -- --games 1200 --seed learn`. */
export const WEIGHTS: readonly (readonly [number, number, number])[] = [
  [0.465, 1.443, 1.687], // gold
  [0.299, 1.298, 2.352], // palaces
  [-0.072, -0.001, 0.353], // plans
  [-0.17, 0.328, 0.072], // supply
  [0.031, 0.334, 0.279], // quarry
  [0.464, 0.774, -0.038], // villages
  [0.25, 0.186, 0.142], // reach
  [-0.37, -0.335, 0.132], // near
  [-0.046, 0.93, 0.924], // prize now
  [-0.066, 0.521, 0.222], // prize next
  [-0.16, 0.285, -0.18], // prize second
  [-0.047, 0.198, -0.318], // prize third
  [0.043, -0.082, -0.349], // prize later
  [-0.012, 0.645, 0.842], // points now
  [-0.073, 0.782, 0.173], // points next
  [0.162, 0.759, -0.152], // points second
  [-0.01, 0.208, -0.302], // points later
  [0.54, 0.082, 0.148], // large
  [-0.291, -0.125, 0.192], // Grand duke
  [0.002, -0.055, -0.26], // Merchant
  [-0.303, -0.371, 0.181], // Priest
  [0.231, -0.082, -0.12], // Wanderer
  [0.085, -0.171, -0.071], // Entrepreneur
  [0.132, 0.62, 0.024], // Builder
  [0.251, 0.418, 0.761], // palace paid
  [0.143, 0.238, 0.617], // second palace paid
  [0.097, 0.067, -0.099], // to act
  [0, -0.104, 0.441], // last palace
  [-0.074, 0.16, 0.631], // lead
  [0.043, -0.105, 0.203], // richer
];
