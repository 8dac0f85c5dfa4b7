import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { readDemoScenes } from '#demo/load/scenes.ts'

// `npm run art:colours` looks at every scene and writes down its four bands of colour, top to bottom, six hex digits each: what a page shows
// until the picture is there. Run it after drawing; a test says when a scene has none.
const FILE = join(import.meta.dirname, '../../demo/art/band-colours.json')
const BANDS = 4

const scenes = readDemoScenes()
const colours: Record<string, string> = {}
for (const name of scenes.names) {
  const module: { default: () => string } = await import(scenes.urlOf(name) ?? '')
  const { data } = await sharp(Buffer.from(module.default()))
    .resize(1, BANDS, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  colours[name] = data.toString('hex')
}
writeFileSync(FILE, `${JSON.stringify(colours, null, 2)}\n`)
