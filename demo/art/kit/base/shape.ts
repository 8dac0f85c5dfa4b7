// Outlines from one flat list of numbers: x, y, x, y.
import { poly, spline } from './core.ts'
import { pts } from './points.ts'
/** A closed curve through the points. */
export const smooth = (flat: readonly number[]): string => spline(pts(flat))
/** A straight-sided outline. */
export const angular = (flat: readonly number[]): string => poly(pts(flat))
