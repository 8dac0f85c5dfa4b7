import qrcode from 'qrcode-generator'

/** The quiet border that readers need, in modules. */
const BORDER = 4

/** A QR code that says `text`, as squares inside the box at `x` and `y`: their size and their upper left corners. */
export function qrSquares(
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): { size: number; corners: [number, number][] } {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const size = side / (count + 2 * BORDER)
  const corners: [number, number][] = []
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (code.isDark(row, column)) corners.push([x + (column + BORDER) * size, y + (row + BORDER) * size])
  return { size, corners }
}
