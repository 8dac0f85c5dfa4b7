// Vans and coaches in metres, as `vehicle-kinds` has the cars.
import type { VehicleKind } from './vehicle-kinds.ts'

/** Panes in a row, each `pane` long with `gap` between, from the front backward. */
function row(from: number, pane: number, gap: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from - i * (pane + gap)).flatMap((x) => [x, x, x - pane, x - pane])
}
const traveller12: VehicleKind = {
  outline: [
    2.46, 0.26, 0.2, 2.6, 0.52, 0.24, 2.58, 0.94, 0.24, 2.44, 1.18, 0.2, 1.96, 1.36, 0.1, 1.4, 2.2, 0.1, 1.04, 2.5,
    0.05, -2.36, 2.54, 0.02, -2.56, 1.32, 0.04, -2.62, 0.7, 0.06, -2.56, 0.3, 0.08,
  ],
  marks: [3, 4, 5, 7, 8],
  half: [0.99, 0.87],
  belt: 1.32,
  wheels: [1.76, -1.46, 0.39],
  wheel: 'steel',
  windows: [1.78, 1.34, 0.84, 0.84, ...row(-0.08, 0.74, 0.1, 3)],
  windowTop: 2.08,
  doors: [1.76, 0.78, -0.04],
  entrance: [0.68, 0.02],
  seats: [1.1, -0.4, -1.2, -2],
  sill: 0.34,
  lamps: [0.64, 1.06, 0.97, 1.1, 0.98, 0.84, 0.66, 0.82],
  grille: [0.54, 0.84, 1.04],
}
const van17: VehicleKind = {
  ...traveller12,
  outline: [
    3.06, 0.26, 0.2, 3.2, 0.52, 0.24, 3.18, 0.94, 0.24, 3.04, 1.18, 0.2, 2.56, 1.36, 0.1, 2.0, 2.2, 0.1, 1.64, 2.5,
    0.05, -2.96, 2.54, 0.02, -3.16, 1.32, 0.04, -3.22, 0.7, 0.06, -3.16, 0.3, 0.08,
  ],
  wheels: [2.36, -1.86, 0.39],
  windows: [2.38, 1.94, 1.44, 1.44, ...row(0.52, 0.8, 0.1, 4)],
  doors: [2.36, 1.38, 0.56],
  entrance: [1.28, 0.62],
  seats: [1.7, 0.2, -0.7, -1.6, -2.5],
}
const luxuryVan: VehicleKind = {
  outline: [
    2.74, 0.24, 0.28, 2.9, 0.5, 0.34, 2.86, 0.88, 0.34, 2.7, 1.1, 0.28, 2.22, 1.3, 0.14, 1.36, 2.16, 0.1, 0.7, 2.48,
    0.04, -2.6, 2.46, 0.02, -2.84, 1.3, 0.06, -2.92, 0.7, 0.1, -2.84, 0.28, 0.12,
  ],
  marks: [3, 4, 5, 7, 8],
  half: [1.03, 0.86],
  belt: 1.28,
  wheels: [1.94, -1.72, 0.41],
  wheel: 'alloy',
  windows: [1.98, 1.3, 0.72, 0.72, 0.64, 0.64, -0.7, -0.7, -0.76, -0.76, -2.5, -2.62],
  windowTop: 2.14,
  doors: [1.9, 0.68, -0.73],
  seats: [1.1, 0, -1.05, -2],
  sill: 0.32,
  lamps: [0.52, 0.9, 0.98, 1.02, 0.99, 0.9, 0.6, 0.8],
  grille: [0.5, 0.52, 0.76],
  ribbon: true,
  chrome: true,
}
const coach26: VehicleKind = {
  outline: [
    3.7, 0.32, 0.2, 3.84, 0.56, 0.26, 3.82, 1.06, 0.28, 3.8, 1.16, 0.28, 3.76, 1.24, 0.28, 3.5, 2.42, 0.2, 3.1, 2.86,
    0.08, -3.5, 2.92, 0.02, -3.8, 1.36, 0.1, -3.84, 0.8, 0.12, -3.74, 0.36, 0.14,
  ],
  marks: [3, 4, 5, 7, 8],
  half: [1.13, 1.0],
  belt: 1.36,
  wheels: [2.34, -2.02, 0.44],
  wheel: 'steel',
  windows: [...row(2.28, 1.04, 0.1, 5), -3.42, -3.42, -3.52, -3.66],
  windowTop: 2.4,
  doors: [],
  entrance: [3.3, 2.46],
  seats: [1.8, 0.9, 0, -0.9, -1.8, -2.7],
  sill: 0.4,
  lamps: [0.56, 0.92, 0.94, 0.96, 0.96, 0.7, 0.56, 0.7],
  grille: [0.4, 0.72, 0.92],
  bays: [-0.2, -1.2],
  horns: true,
}
const coach40: VehicleKind = {
  outline: [
    5.5, 0.3, 0.22, 5.66, 0.56, 0.28, 5.66, 1.1, 0.32, 5.65, 1.2, 0.32, 5.63, 1.3, 0.32, 5.42, 2.9, 0.24, 4.9, 3.44,
    0.1, -5.2, 3.46, 0.02, -5.56, 1.8, 0.12, -5.62, 0.9, 0.14, -5.5, 0.36, 0.16,
  ],
  marks: [3, 4, 5, 7, 8],
  half: [1.26, 1.16],
  belt: 1.72,
  wheels: [3.3, -2.72, 0.5],
  wheel: 'steel',
  windows: [...row(4.02, 1.42, 0.09, 6), -5.06, -5.06, -5.22, -5.34],
  windowTop: 2.92,
  doors: [],
  entrance: [5.1, 4.2],
  seats: [3.4, 2.5, 1.6, 0.7, -0.2, -1.1, -2, -2.9, -3.8],
  sill: 0.38,
  lamps: [0.52, 0.86, 0.94, 0.94, 0.96, 0.62, 0.58, 0.6],
  grille: [0.36, 0.62, 0.84],
  bays: [2.4, 1, -0.4, -1.8],
  horns: true,
}
export const coachKinds = { traveller12, van17, luxuryVan, coach26, coach40 } as const
