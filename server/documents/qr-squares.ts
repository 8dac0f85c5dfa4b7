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

/** The side of a QR code drawn as a picture, in its own units. */
const SVG_SIDE = 400

/** A QR code that says `text` as an SVG, black on white in either theme: readers need that. */
export function qrSvg(text: string): string {
  const { size, corners } = qrSquares(text, { x: 0, y: 0, side: SVG_SIDE })
  const squares = corners.map(
    ([x, y]) => `M${x.toFixed(2)} ${y.toFixed(2)}h${size.toFixed(2)}v${size.toFixed(2)}h-${size.toFixed(2)}z`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SVG_SIDE} ${SVG_SIDE}"><path fill="#fff" d="M0 0h${SVG_SIDE}v${SVG_SIDE}H0z"/><path fill="#000" d="${squares.join('')}"/></svg>`
}
