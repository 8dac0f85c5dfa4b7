// A case on wheels with its handle out, beside someone 100 units tall; foot at 0,0.
import type { Ink } from '../base/core.ts'
import { path, poly } from '../base/core.ts'
import { pts } from '../base/points.ts'
export const suitcase = (body: Ink, trim: Ink): string =>
  path(
    poly(pts([-3, -40, 0, -40, 7, -62, 4, -62])) +
      poly(pts([-9, -3, -5, -3, -5, 0, -9, 0])) +
      poly(pts([5, -3, 9, -3, 9, 0, 5, 0])),
    trim,
  ) +
  path(poly(pts([-12, -42, 11, -42, 11, -3, -12, -3])), body) +
  path(poly(pts([-12, -28, 11, -28, 11, -23, -12, -23])), trim)
