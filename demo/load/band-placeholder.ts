import colours from '#demo/art/band-colours.json' with { type: 'json' }

const DIGITS = 6
/** Four colours of each scene, top to bottom; `npm run art:colours` writes them. */
const bandColours: Record<string, string> = colours

/** Its first and its last colour, three digits each, as a picture's version tells them; '' for a scene not looked at yet. */
export function edgeColours(scene: string): string {
  const digits = bandColours[scene] ?? ''
  return [digits.slice(0, DIGITS), digits.slice(-DIGITS)].map((colour) => colour.replace(/(.)./g, '$1')).join('')
}

/** What a page shows until a drawn picture is there: its four bands of colour, as a picture small enough to travel in the page. */
export function bandPlaceholder(scene: string): string | null {
  const colours = bandColours[scene]?.match(new RegExp(`.{${DIGITS}}`, 'g'))
  if (colours === undefined || colours === null) return null
  const bands = colours.map((colour, row) => `%3Cpath fill='%23${colour}' d='M0 ${row}h1v1H0'/%3E`).join('')
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 ${colours.length}' preserveAspectRatio='none'%3E${bands}%3C/svg%3E`
}
