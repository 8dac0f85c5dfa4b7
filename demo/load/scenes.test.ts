import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { activityFacts } from '#demo/activity-facts.ts'
import { palettes } from '#demo/art/palettes.ts'
import { carPackageFacts, vehicleFacts } from '#demo/car-facts.ts'
import { ferryVessels } from '#demo/ferry-facts.ts'
import { hotelFacts } from '#demo/hotel-facts.ts'
import { packageFacts } from '#demo/package-facts.ts'
import { activityPictures } from '#demo/prose/activity-pictures.ts'
import { carPackagePictures } from '#demo/prose/car-pictures.ts'
import { bannerScenes, categoryProse } from '#demo/prose/categories.ts'
import { packagePictures } from '#demo/prose/picture-plan.ts'
import { posts } from '#demo/prose/posts.ts'
import { sceneAlts } from '#demo/prose/scene-alts.ts'
import { bandPlaceholder } from './band-placeholder.ts'
import { galleryOf } from './pictures.ts'
import { bannersOf, readDemoScenes } from './scenes.ts'

const scenes = readDemoScenes()
/** The paper shows through every ink alike: its flecks are no inks. */
const GRAIN = /<pattern id="grain".*?<\/pattern>/s

describe('the drawn scenes', () => {
  test('every banner shows one of them, and none that a package of its category has as cover', () => {
    expect(Object.keys(bannerScenes).sort()).toEqual(['', 'car-rental', ...Object.keys(categoryProse)].sort())
    for (const [slug, scene] of Object.entries(bannerScenes)) {
      expect(scenes.urlOf(scene), slug).toBeDefined()
      const own = packageFacts.filter(({ categoryId }) => categoryId === slug)
      expect(own.map(({ id }) => packagePictures[id]?.[0])).not.toContain(scene)
    }
  })

  test.each(scenes.names)('%s has words for who cannot see it and colours for while it loads', (name) => {
    expect(sceneAlts[name]?.length).toBeGreaterThan(20)
    expect(sceneAlts[name], 'words, not a sentence: they stand under the picture too').not.toMatch(/\.$/)
    expect(bandPlaceholder(name)).toMatch(/^data:image\/svg\+xml,(.*%23[0-9a-f]{6}){4}/)
  })

  test.each(scenes.names)(
    '%s is printed in at most nine inks, all of one hour, without outlines, fades or text',
    async (name) => {
      const { default: draw }: { default: () => string } = await import(scenes.urlOf(name) ?? '')
      const svg = draw()
      const printed = svg.replace(GRAIN, '')
      const inks = [...new Set([...printed.matchAll(/"(#[0-9a-f]{3,8})"/gi)].map(([, ink = '']) => ink))]
      const hour = Object.values(palettes).find((palette) =>
        inks.every((ink) => Object.values<string>(palette).includes(ink)),
      )
      expect(hour, inks.join(' ')).toBeDefined()
      expect(inks.length).toBeLessThanOrEqual(9)
      expect(printed).not.toMatch(/<text|<image|Gradient|stroke="#/)
      expect(svg, 'grain').not.toBe(printed)
    },
  )

  const shown: Record<string, readonly string[]> = {
    ...packagePictures,
    ...activityPictures,
    ...carPackagePictures,
    ...Object.fromEntries(hotelFacts.map((fact) => [fact.id, galleryOf(fact)])),
  }
  test.each(Object.keys(shown))('%s shows two to eight of them, each once', (id) => {
    const names = shown[id] ?? []
    expect(names.length).toBeGreaterThanOrEqual(2)
    expect(names.length).toBeLessThanOrEqual(8)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(scenes.urlOf(name), name).toBeDefined()
  })

  test('every package, hotel, room, water sport, drive, vehicle and post has one of its own on its card', () => {
    const covers = [
      ...packageFacts.map(({ id }) => packagePictures[id]?.[0]),
      ...hotelFacts.flatMap((fact) => [galleryOf(fact)[0], ...fact.rooms.map((room) => room.id)]),
      ...activityFacts.map(({ id }) => activityPictures[id]?.[0]),
      ...carPackageFacts.map(({ id }) => carPackagePictures[id]?.[0]),
      ...vehicleFacts.map(({ imageKey }) => imageKey),
      ...posts.map(({ slug }) => slug),
    ]
    for (const name of covers) expect(scenes.urlOf(name ?? ''), name).toBeDefined()
    expect(new Set(covers).size).toBe(covers.length)
  })

  const pictured = [
    ...vehicleFacts.map(({ carName, imageKey }) => ({ name: carName, scene: imageKey })),
    ...ferryVessels.map(({ id, name }) => ({ name, scene: `vessel-${id}` })),
    { name: 'The cabin of a ferry', scene: 'ferry-cabin' },
  ]
  test.each(pictured)('$name has one of its own, which can be drawn and is light to send', async ({ scene }) => {
    const url = scenes.urlOf(scene)
    expect(url).toBeDefined()
    const { default: draw }: { default: () => string } = await import(url ?? '')
    const svg = draw()
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const card = await sharp(Buffer.from(svg)).resize(640).webp({ quality: 78 }).toBuffer()
    expect(card.length).toBeLessThan(60_000)
  })

  test('every vessel and the pages for getting around hand theirs to the site, with words', () => {
    const banners = bannersOf(scenes)
    const keys = ['car-rental', 'ferry', 'ferry-cabin', ...ferryVessels.map(({ id }) => `vessel.${id}`)]
    for (const key of keys) {
      expect(banners[key]?.mediaLink, key).toMatch(/^\/media\/[a-z-]+-[0-9a-f]{10}-960[.]webp$/)
      expect(banners[key]?.alt.length, key).toBeGreaterThan(20)
    }
    expect(banners['vessel.saffron-tern']?.mediaLink).not.toBe(banners['vessel.tideline-meridian']?.mediaLink)
  })

  test('no two vehicles show the same, and no two car packages have the same cover', () => {
    expect(new Set(vehicleFacts.map(({ imageKey }) => imageKey)).size).toBe(vehicleFacts.length)
    const covers = carPackageFacts.map(({ id }) => carPackagePictures[id]?.[0])
    for (const [index, name] of covers.entries())
      expect(scenes.urlOf(name ?? ''), carPackageFacts[index]?.id).toBeDefined()
    expect(new Set(covers).size).toBe(carPackageFacts.length)
    for (const name of Object.values(carPackagePictures).flat()) expect(scenes.urlOf(name), name).toBeDefined()
  })
})
