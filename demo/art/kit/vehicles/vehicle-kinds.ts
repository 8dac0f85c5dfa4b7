// The twelve vehicles in metres: x ahead of the middle, z above the ground.
/** What makes a car, van or coach the one it is; lists are flat rows of numbers. */
export interface VehicleKind {
  /** Rows of x, z and how far the corners lie behind the middle; from under the nose over the roof to under the tail. */
  outline: readonly number[]
  /** Places in the outline: top of the nose, foot and head of the windscreen, end of the roof, end of the belt line. */
  marks: readonly [nose: number, cowl: number, header: number, roofEnd: number, tail: number]
  /** Half the width at the belt and at the roof. */
  half: readonly [belt: number, roof: number]
  belt: number
  /** Front axle, rear axle, radius. */
  wheels: readonly [front: number, rear: number, r: number]
  wheel: 'alloy' | 'steel'
  /** Rows of four: lower front, upper front, upper rear, lower rear. */
  windows: readonly number[]
  /** Top of the windows, where the roof is higher than that. */
  windowTop?: number
  /** Rear ends of the doors. */
  doors: readonly number[]
  /** A door that reaches from the step to the window top: its ends. */
  entrance?: readonly [number, number]
  /** x of each row of seats. */
  seats: readonly number[]
  sill: number
  /** Rows of across 0..1 and z; drawn on both sides of the middle. */
  lamps: readonly number[]
  /** Half width, lower and upper edge. */
  grille: readonly [number, number, number]
  /** Plastic round the wheels and along the sill. */
  clad?: boolean
  rails?: boolean
  /** Pillars as dark as the glass. */
  ribbon?: boolean
  chrome?: boolean
  /** Luggage flaps along the side, ends from front to rear. */
  bays?: readonly number[]
  /** Long arms for the mirrors. */
  horns?: boolean
}
const hatchback: VehicleKind = {
  outline: [
    1.72, 0.2, 0.2, 1.83, 0.42, 0.24, 1.82, 0.72, 0.24, 1.72, 0.94, 0.22, 1.06, 1.07, 0.1, 0.48, 1.58, 0.08, -0.5, 1.67,
    0.02, -1.5, 1.62, 0.02, -1.7, 1.07, 0.05, -1.8, 0.7, 0.1, -1.74, 0.24, 0.12,
  ],
  marks: [3, 4, 5, 7, 8],
  half: [0.81, 0.68],
  belt: 1.05,
  wheels: [1.16, -1.2, 0.31],
  wheel: 'steel',
  windows: [0.92, 0.46, -0.22, -0.24, -0.36, -0.34, -1.0, -1.02, -1.14, -1.12, -1.42, -1.54],
  doors: [0.86, -0.3, -1.08],
  seats: [0.1, -0.75],
  sill: 0.24,
  lamps: [0.62, 0.92, 0.98, 0.93, 0.99, 0.72, 0.7, 0.66],
  grille: [0.46, 0.7, 0.82],
}
const sedan: VehicleKind = {
  outline: [
    1.96, 0.2, 0.26, 2.06, 0.42, 0.32, 2.04, 0.64, 0.32, 1.9, 0.82, 0.28, 0.9, 0.98, 0.1, 0.2, 1.44, 0.08, -0.4, 1.5,
    0.02, -0.92, 1.45, 0.02, -1.46, 1.05, 0.04, -2.04, 1.02, 0.12, -2.12, 0.72, 0.16, -2.04, 0.26, 0.18,
  ],
  marks: [3, 4, 5, 7, 8],
  half: [0.86, 0.66],
  belt: 0.97,
  wheels: [1.28, -1.26, 0.32],
  wheel: 'alloy',
  windows: [0.72, 0.2, -0.34, -0.36, -0.46, -0.45, -0.92, -1.14],
  doors: [0.66, -0.4, -1.18],
  seats: [0.05, -0.75],
  sill: 0.22,
  lamps: [0.6, 0.78, 0.97, 0.84, 0.99, 0.68, 0.68, 0.62],
  grille: [0.42, 0.58, 0.74],
}
const mpv6: VehicleKind = {
  outline: [
    2.08, 0.2, 0.26, 2.2, 0.42, 0.32, 2.18, 0.7, 0.32, 2.02, 0.92, 0.28, 1.26, 1.07, 0.1, 0.46, 1.6, 0.08, -0.6, 1.7,
    0.02, -1.8, 1.62, 0.02, -2.06, 1.1, 0.06, -2.18, 0.7, 0.12, -2.12, 0.26, 0.14,
  ],
  marks: [3, 4, 5, 7, 8],
  half: [0.87, 0.7],
  belt: 1.04,
  wheels: [1.38, -1.36, 0.34],
  wheel: 'alloy',
  windows: [1.06, 0.46, -0.12, -0.14, -0.26, -0.24, -1.0, -1.04, -1.16, -1.12, -1.72, -1.9],
  doors: [1.0, -0.2, -1.1],
  seats: [0.3, -0.65, -1.5],
  sill: 0.23,
  lamps: [0.58, 0.86, 0.98, 0.95, 0.99, 0.76, 0.66, 0.7],
  grille: [0.46, 0.64, 0.82],
}
const mpv7: VehicleKind = {
  outline: [
    2.24, 0.22, 0.26, 2.36, 0.46, 0.32, 2.34, 0.8, 0.32, 2.2, 1.02, 0.28, 1.34, 1.17, 0.1, 0.58, 1.71, 0.08, -0.6, 1.83,
    0.02, -2.02, 1.76, 0.02, -2.24, 1.18, 0.06, -2.35, 0.74, 0.12, -2.28, 0.28, 0.14,
  ],
  marks: [3, 4, 5, 7, 8],
  half: [0.92, 0.76],
  belt: 1.14,
  wheels: [1.46, -1.36, 0.37],
  wheel: 'alloy',
  windows: [1.16, 0.58, -0.06, -0.08, -0.2, -0.18, -1.02, -1.06, -1.18, -1.16, -1.92, -2.08],
  doors: [1.1, -0.14, -1.12],
  seats: [0.4, -0.6, -1.6],
  sill: 0.27,
  lamps: [0.58, 0.92, 0.98, 1.03, 0.99, 0.82, 0.64, 0.78],
  grille: [0.5, 0.62, 0.94],
  rails: true,
}
const premiumSedan: VehicleKind = {
  outline: [
    2.34, 0.17, 0.36, 2.46, 0.38, 0.44, 2.44, 0.6, 0.44, 2.24, 0.8, 0.38, 1.02, 0.95, 0.12, 0.16, 1.37, 0.08, -0.5,
    1.44, 0.02, -1.1, 1.39, 0.02, -1.86, 1.02, 0.04, -2.38, 0.97, 0.14, -2.46, 0.68, 0.2, -2.36, 0.24, 0.22,
  ],
  marks: [3, 4, 5, 7, 8],
  half: [0.92, 0.68],
  belt: 0.93,
  wheels: [1.5, -1.38, 0.36],
  wheel: 'alloy',
  windows: [0.82, 0.16, -0.46, -0.48, -0.57, -0.55, -1.08, -1.36],
  doors: [0.8, -0.52, -1.4],
  seats: [0, -0.95],
  sill: 0.2,
  lamps: [0.56, 0.7, 0.97, 0.8, 0.99, 0.7, 0.64, 0.6],
  grille: [0.5, 0.36, 0.68],
  chrome: true,
}
const premiumMpv: VehicleKind = {
  outline: [
    2.26, 0.22, 0.3, 2.4, 0.46, 0.36, 2.38, 0.84, 0.36, 2.2, 1.06, 0.32, 1.36, 1.18, 0.1, 0.44, 1.7, 0.08, -0.6, 1.8,
    0.02, -2.0, 1.7, 0.02, -2.3, 1.22, 0.06, -2.4, 0.76, 0.14, -2.3, 0.28, 0.16,
  ],
  marks: [3, 4, 5, 7, 8],
  half: [0.93, 0.73],
  belt: 1.16,
  wheels: [1.48, -1.38, 0.4],
  wheel: 'alloy',
  windows: [1.16, 0.44, -0.1, -0.12, -0.18, -0.16, -1.06, -1.1, -1.16, -1.14, -1.84, -2.12],
  doors: [1.1, -0.15, -1.13],
  seats: [0.35, -0.7, -1.6],
  sill: 0.26,
  lamps: [0.62, 0.9, 0.98, 0.98, 0.99, 0.84, 0.68, 0.78],
  grille: [0.58, 0.44, 0.98],
  ribbon: true,
  chrome: true,
}
const premiumSuv: VehicleKind = {
  outline: [
    2.2, 0.38, 0.24, 2.38, 0.58, 0.28, 2.38, 0.98, 0.28, 2.26, 1.15, 0.24, 1.08, 1.27, 0.1, 0.5, 1.76, 0.08, -0.5, 1.88,
    0.02, -1.85, 1.8, 0.02, -2.26, 1.28, 0.06, -2.4, 0.88, 0.1, -2.32, 0.44, 0.12,
  ],
  marks: [3, 4, 5, 7, 8],
  half: [0.96, 0.75],
  belt: 1.24,
  wheels: [1.5, -1.34, 0.45],
  wheel: 'alloy',
  windows: [0.94, 0.5, -0.1, -0.12, -0.24, -0.22, -1.0, -1.06, -1.18, -1.14, -1.72, -2.02],
  doors: [0.94, -0.18, -1.12],
  seats: [0.25, -0.65, -1.5],
  sill: 0.42,
  lamps: [0.6, 0.98, 0.98, 1.06, 0.99, 0.9, 0.64, 0.86],
  grille: [0.52, 0.68, 1.06],
  clad: true,
  rails: true,
  chrome: true,
}
export const carKinds = { hatchback, sedan, mpv6, mpv7, premiumSedan, premiumMpv, premiumSuv } as const
