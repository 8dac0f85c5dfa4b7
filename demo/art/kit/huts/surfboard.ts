// A surfboard standing on its tail, foot at (0, 0), about 56 wide and 230 high (100 to a metre).
import { clip, type Ink, path, spline } from '../base/core.ts'
import { pts } from '../base/points.ts'

export interface BoardInks {
  body: Ink
  shade: Ink
  mark: Ink
}
const outline = spline(
  pts([
    0, -232, 15, -206, 25, -150, 28, -100, 24, -46, 12, -4, 0, 2, -12, -4, -24, -46, -28, -100, -25, -150, -15, -206,
  ]),
  true,
  0.16,
)
/** `kind` picks the mark: a band across, a nose of another ink, or two long lines. */
export function surfboard({ body, shade, mark }: BoardInks, kind: 0 | 1 | 2 = 0): string {
  const marks = [
    'M-40 -96L40 -128V-92L-40 -60zM-40 -50L40 -82V-72L-40 -40z',
    'M-40 -240H40V-168Q0 -150 -40 -168z',
    'M-16 10H-9V-240H-16zM9 10H16V-240H9z',
  ][kind]
  return (
    path(outline, body) +
    clip(
      outline,
      path(marks, mark) + path(spline(pts([30, -240, 16, -200, 20, -100, 14, -20, 20, 10, 50, 10, 50, -240])), shade),
    )
  )
}
