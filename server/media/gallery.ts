import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_WIDTHS } from '#contract/terms/pictures.ts'
import type { Db } from '#server/db/db.ts'
import { HEADERS, KEPT_FOR_EVER } from './headers.ts'
import { createPictureMaker } from './picture-maker.ts'
import { readShareCard, type ShareCard, shareCardPath } from './share-card.ts'
import { listPictures, savePlaceholder } from './store.ts'
import { addressOf, contentTypeOf, fileNameOf, type Variant, variantOf } from './variant.ts'

export type GalleryParts = {
  db: Db
  folder: string
  /** Where `npm run art` has left pictures, if it was run: read, never written. */
  readyFolder: string
  /** The module that draws a picture; undefined when there is none of that name. */
  sceneUrlOf: (id: string) => string | undefined
  /** The version of a picture that pages name now; older addresses are sent on to it. */
  versionOf: (id: string) => string
  /** What shared links' cards are signed with, and the name that stands on them. */
  cards: { secret: string; brandName: string }
  /** Called when pages show something new (placeholders). */
  onChange: () => void
  onError: (error: unknown) => void
}

export type Gallery = {
  /** Answers one picture request; 404 for anything that is not a picture of ours. */
  answer: (path: string) => Promise<Response>
  /** Draws everything that is missing, most wanted sizes first, then ends. */
  fillAll: () => Promise<void>
  close: () => Promise<void>
}

const FOR_EVER = KEPT_FOR_EVER['Cache-Control']

export function createGallery(parts: GalleryParts): Gallery {
  const maker = createPictureMaker(parts.folder)
  const pathOf = (variant: Variant) => {
    const ready = join(parts.readyFolder, fileNameOf(variant))
    return existsSync(ready) ? ready : join(parts.folder, fileNameOf(variant))
  }
  let closed = false

  const sendFile = async (variant: Variant, cacheControl: string): Promise<Response> =>
    new Response(await readFile(pathOf(variant)), {
      headers: { ...HEADERS, 'Content-Type': contentTypeOf(variant), 'Cache-Control': cacheControl },
    })

  const answerCard = async (card: ShareCard): Promise<Response> => {
    const sceneUrl = parts.sceneUrlOf(card.id)
    if (sceneUrl === undefined) return missing()
    const version = parts.versionOf(card.id)
    if (card.version !== version) return movedTo(shareCardPath({ ...card, version }, parts.cards.secret))
    const variant: Variant = { kind: 'card', ...card, brandName: parts.cards.brandName }
    if (!existsSync(pathOf(variant))) await maker.make(variant, sceneUrl, true)
    return sendFile(variant, FOR_EVER)
  }

  const answer = async (path: string): Promise<Response> => {
    const card = readShareCard(path, parts.cards.secret)
    if (card !== undefined) return answerCard(card)
    const variant = variantOf(path)
    const sceneUrl = variant === undefined ? undefined : parts.sceneUrlOf(variant.id)
    if (variant === undefined || sceneUrl === undefined) return missing()
    const version = parts.versionOf(variant.id)
    if (variant.version !== version) return movedTo(addressOf({ ...variant, version }))
    if (existsSync(pathOf(variant))) return sendFile(variant, FOR_EVER)
    if (variant.kind === 'width' && variant.format === 'avif') {
      // AVIF is slow to make: this visitor gets WebP under the same address, unkept; the next one gets the real file.
      const quick: Variant = { ...variant, format: 'webp' }
      if (!existsSync(pathOf(quick))) await maker.make(quick, sceneUrl, true)
      // Only now, or two threads would draw the same scene at once and the visitor would wait for both.
      maker.make(variant, sceneUrl, false).catch(parts.onError)
      return sendFile(quick, 'no-store')
    }
    await maker.make(variant, sceneUrl, true)
    return sendFile(variant, FOR_EVER)
  }

  const fillPlaceholders = async () => {
    const missing = (await listPictures(parts.db)).filter((each) => each.placeholder === null)
    for (const { id, version } of missing) {
      const sceneUrl = parts.sceneUrlOf(id)
      if (closed || sceneUrl === undefined) continue
      const { placeholder } = await maker.make({ kind: 'placeholder', id, version }, sceneUrl, false)
      if (placeholder !== undefined) await savePlaceholder(parts.db, id, version, placeholder)
    }
    if (missing.length > 0) parts.onChange()
  }

  const fillWidth = async (width: number, format: 'avif' | 'webp') => {
    for (const { id, version } of await listPictures(parts.db)) {
      const variant: Variant = { kind: 'width', id, version, width, format }
      const sceneUrl = parts.sceneUrlOf(id)
      if (closed || sceneUrl === undefined || existsSync(pathOf(variant))) continue
      await maker.make(variant, sceneUrl, false)
    }
  }

  return {
    answer,
    fillAll: async () => {
      await fillPlaceholders()
      for (const format of ['avif', 'webp'] as const) for (const width of PICTURE_WIDTHS) await fillWidth(width, format)
    },
    close: async () => {
      closed = true
      await maker.close()
    },
  }
}

function missing(): Response {
  return new Response(null, { status: 404, headers: { ...HEADERS, 'Cache-Control': 'no-store' } })
}

function movedTo(location: string): Response {
  return new Response(null, { status: 302, headers: { ...HEADERS, Location: location, 'Cache-Control': 'no-store' } })
}
