import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { readDemoScenes } from '#demo/load/scenes.ts'
import { ROOT } from '#tools/project-files.ts'
import { alikePairs, type Thumbnail } from './alike-pairs.ts'

// `npm run art:sheet [word ...]` lays the scenes whose path holds one of the words, or all of them, on contact sheets in
// art/sheets, in the order of their folders, and names the pairs that look most alike.
const FOLDER = join(ROOT, 'art/sheets')
const PAPER = '#fbf7ef'
const CARD = { width: 400, height: 300 }
const GAP = 10
const LABEL = 24
const COLUMNS = 5
const ROWS = 4
const PAIRS = 12
/** Enough to tell what a thumbnail at arm's length tells. */
const TINY = { width: 24, height: 18 }

const words = process.argv.slice(2)
const scenes = readDemoScenes()
const chosen = scenes.names
  .map((name) => ({ name, url: scenes.urlOf(name) ?? '' }))
  .filter(({ url }) => words.length === 0 || words.some((word) => url.includes(word)))
  .sort((left, right) => left.url.localeCompare(right.url))

if (chosen.length === 0) {
  console.error(`No scene's path holds ${words.join(' or ')}; the scenes are in demo/art/scenes.`)
  process.exit(1)
}

const cards: { name: string; card: Buffer }[] = []
const thumbnails: Thumbnail[] = []
for (const { name, url } of chosen) {
  const module: { default: () => string } = await import(url)
  const card = await sharp(Buffer.from(module.default()), { density: 36 })
    .resize({ ...CARD, fit: 'cover' })
    // Layers that one sees through lie on the paper of the site.
    .flatten({ background: PAPER })
    .png()
    .toBuffer()
  cards.push({ name, card })
  thumbnails.push({
    name,
    pixels: await sharp(card)
      .resize({ ...TINY, fit: 'fill' })
      .raw()
      .toBuffer(),
  })
}

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
for (let first = 0; first < cards.length; first += COLUMNS * ROWS) {
  const file = join(FOLDER, `sheet-${String(first / (COLUMNS * ROWS) + 1).padStart(2, '0')}.png`)
  await sheetOf(cards.slice(first, first + COLUMNS * ROWS)).toFile(file)
  console.log(file)
}
for (const { names, distance } of alikePairs(thumbnails).slice(0, PAIRS)) {
  console.log(`alike (${distance.toFixed(1)}): ${names.join(' and ')}`)
}

function sheetOf(shown: readonly { name: string; card: Buffer }[]): Sharp {
  const [width, height] = [CARD.width + GAP, CARD.height + LABEL + GAP]
  const parts = shown.flatMap(({ name, card }, index) => {
    const [left, top] = [(index % COLUMNS) * width, Math.floor(index / COLUMNS) * height]
    const label = `<svg width="${CARD.width}" height="${LABEL}"><text x="2" y="17" font-size="15" font-family="sans-serif">${name}</text></svg>`
    return [
      { input: card, left, top },
      { input: Buffer.from(label), left, top: top + CARD.height },
    ]
  })
  const rows = Math.ceil(shown.length / COLUMNS)
  const sheet = { width: COLUMNS * width, height: rows * height, channels: 3 as const, background: '#fff' }
  return sharp({ create: sheet }).composite(parts).png()
}
