import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#server/db/db.ts'
import type { PictureSource } from './drawing-worker.ts'
import { HEADERS, IMMUTABLE } from './headers.ts'
import { type FoundPicture, isPhoto } from './photo-files.ts'
import { createPictureMaker, type PictureMaker } from './picture-maker.ts'
import { readShareCard, type ShareCard, shareCardPath } from './share-card.ts'
import {
  addressOf,
  contentTypeOf,
  fileNameOf,
  nearest,
  READY_WIDTHS,
  type Variant,
  variantOf,
  type WidthVariant,
} from './variant.ts'

type StoredPicture = { id: string; version: string; placeholder: string | null }

type PictureFolders = {
  folder: string
  /** Where pictures lie that were drawn beforehand: read, never written. */
  readyFolders: readonly string[]
}

type PictureFiles = {
  /** Where a file is, or would be written. */
  pathOf: (variant: Variant) => string
  isThere: (variant: Variant) => boolean
  send: (variant: Variant, cacheControl: string) => Promise<Response>
}

type Parts = { db: Db; sceneUrlOf: (id: string) => string | undefined; onChange: () => void }

type Means = Pick<PictureFiles, 'isThere'> & Pick<PictureMaker, 'make'> & { isClosed: () => boolean }

export type GalleryParts = {
  db: Db
  folder: string
  /** Where pictures lie that were drawn beforehand: read, never written. */
  readyFolders: readonly string[]
  /** The module that draws a picture; undefined when there is none of that name. */
  sceneUrlOf: (id: string) => string | undefined
  /** The version of a picture that pages name now; older addresses are sent on to it. */
  versionOf: (id: string) => string
  /** A photograph that the office has sent, and its version; undefined when there is none of that id. */
  photoOf: (id: string) => Promise<FoundPicture | undefined>
  /** What shared links' cards are signed with, and the name that stands on them. */
  cards: { secret: string; secretFallback?: string | undefined; brandName: string }
  /** Called when pages show something new (placeholders). */
  onChange: () => void
  onError: (error: unknown) => void
  /** How long a visitor waits for a picture to be drawn where only a softer one is there. */
  patienceMs?: number
}

export type Gallery = {
  /** Answers one picture request; 404 for anything that is not a picture of ours. */
  answer: (path: string) => Promise<Response>
  /** Draws what pictures lack of what is wanted of them at once, then ends: nothing of those that were drawn beforehand. */
  fillMissing: () => Promise<void>
  close: () => Promise<void>
}

/** A drawing takes about a second; longer, and an empty frame is worse than a soft picture (ours). */
const PATIENCE_MS = 3_000
const FOR_EVER = IMMUTABLE['Cache-Control']

export function createGallery(parts: GalleryParts): Gallery {
  const maker = createPictureMaker(parts.folder)
  const { pathOf, isThere, send } = openPictureFiles(parts)
  let closed = false

  const find = async (id: string): Promise<FoundPicture | undefined> => {
    const url = parts.sceneUrlOf(id)
    return url === undefined ? parts.photoOf(id) : { source: { kind: 'scene', url }, version: parts.versionOf(id) }
  }

  const answerCard = async (card: ShareCard): Promise<Response> => {
    const found = await find(card.id)
    if (found === undefined) return missing()
    const { source, version } = found
    if (card.version !== version) return movedTo(shareCardPath({ ...card, version }, parts.cards.secret))
    const variant: Variant = { kind: 'card', ...card, brandName: parts.cards.brandName }
    if (!isThere(variant)) await maker.make(variant, source, { isUrgent: true })
    return send(variant, FOR_EVER)
  }

  const answer = async (path: string): Promise<Response> => {
    const card = readShareCard(path, parts.cards.secret, parts.cards.secretFallback)
    if (card !== undefined) return answerCard(card)
    const variant = variantOf(path)
    if (variant === undefined) return missing()
    // What was cut of a photograph under an address stays that; only what is missing is looked up.
    if (isPhoto(variant.id) && isThere(variant)) return send(variant, FOR_EVER)
    const found = await find(variant.id)
    if (found === undefined) return missing()
    const { source, version } = found
    if (variant.version !== version) return movedTo(addressOf({ ...variant, version }))
    if (isThere(variant)) return send(variant, FOR_EVER)
    if (variant.kind !== 'width') {
      await maker.make(variant, source, { isUrgent: true })
      return send(variant, FOR_EVER)
    }
    return variant.format === 'avif' ? answerSoon(variant, source) : answerCut(variant, source)
  }

  /** AVIF is slow to make: this visitor gets another file under the same address, unkept; the next one gets the real one. */
  const answerSoon = async (variant: WidthVariant, source: PictureSource): Promise<Response> => {
    const quick = await quickFor(variant, source)
    // Only now, or two processes would draw the same scene at once and the visitor would wait for both.
    maker.make(variant, source, { isUrgent: false }).catch(parts.onError)
    return send(quick, 'no-store')
  }

  /** What is there and no smaller, or else what can be drawn while one waits: only then is one of fewer pixels sent. */
  const quickFor = async (variant: WidthVariant, source: PictureSource): Promise<WidthVariant> => {
    const near = nearest(variant, isThere)
    if (near !== undefined && near.width >= variant.width) return near
    const exact: WidthVariant = { ...variant, format: 'webp' }
    if (isThere(exact)) return exact
    const drawn = maker.make(exact, source, { isUrgent: true })
    if (near === undefined) await drawn
    else await inTime(drawn, parts.patienceMs ?? PATIENCE_MS).catch(parts.onError)
    return near === undefined || isThere(exact) ? exact : near
  }

  /** WebP is for the few who cannot read AVIF: cut from a file that is there it takes a tenth of the time of drawing it. */
  const answerCut = async (variant: WidthVariant, source: PictureSource): Promise<Response> => {
    const wider = nearest({ ...variant, format: 'avif' }, isThere)
    const from = wider === undefined || wider.width < variant.width ? undefined : pathOf(wider)
    await maker.make(variant, source, { isUrgent: true, from })
    return send(variant, FOR_EVER)
  }

  return {
    answer,
    fillMissing: () => fillMissing(parts, { isThere, make: maker.make, isClosed: () => closed }),
    close: async () => {
      closed = true
      await maker.close()
    },
  }
}

/** Ends when the work does, or when it has taken too long; then it goes on by itself. */
async function inTime(work: Promise<unknown>, most: number): Promise<void> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, most)
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

function missing(): Response {
  return new Response(null, { status: 404, headers: { ...HEADERS, 'Cache-Control': 'no-store' } })
}

function movedTo(location: string): Response {
  return new Response(null, { status: 302, headers: { ...HEADERS, Location: location, 'Cache-Control': 'no-store' } })
}

/** Draws what lists ask for of pictures that nobody drew beforehand; first what stands in for them, which is quick. */
async function fillMissing(parts: Parts, means: Means): Promise<void> {
  await fillPlaceholders(parts, means)
  for (const width of READY_WIDTHS) await fillWidth(parts, means, width)
}

async function fillPlaceholders({ db, sceneUrlOf, onChange }: Parts, { make, isClosed }: Means): Promise<void> {
  const missing = (await listPictures(db)).filter((each) => each.placeholder === null)
  for (const { id, version } of missing) {
    const sceneUrl = sceneUrlOf(id)
    if (isClosed() || sceneUrl === undefined) continue
    const { placeholder } = await make(
      { kind: 'placeholder', id, version },
      { kind: 'scene', url: sceneUrl },
      { isUrgent: false },
    )
    if (placeholder !== undefined) await savePlaceholder(db, id, version, placeholder)
  }
  if (missing.length > 0) onChange()
}

async function fillWidth({ db, sceneUrlOf }: Parts, { make, isThere, isClosed }: Means, width: number): Promise<void> {
  for (const { id, version } of await listPictures(db)) {
    const variant: Variant = { kind: 'width', id, version, width, format: 'avif' }
    const sceneUrl = sceneUrlOf(id)
    if (isClosed() || sceneUrl === undefined || isThere(variant)) continue
    await make(variant, { kind: 'scene', url: sceneUrl }, { isUrgent: false })
  }
}

function openPictureFiles({ folder, readyFolders }: PictureFolders): PictureFiles {
  const pathOf = (variant: Variant) => {
    const name = fileNameOf(variant)
    return readyFolders.map((ready) => join(ready, name)).find((path) => existsSync(path)) ?? join(folder, name)
  }
  return {
    pathOf,
    isThere: (variant) => existsSync(pathOf(variant)),
    send: async (variant, cacheControl) =>
      new Response(await readFile(pathOf(variant)), {
        headers: { ...HEADERS, 'Content-Type': contentTypeOf(variant), 'Cache-Control': cacheControl },
      }),
  }
}

function listPictures(db: Db): Promise<StoredPicture[]> {
  return db.selectFrom('picture').select(['id', 'version', 'placeholder']).orderBy('id').execute()
}

async function savePlaceholder(db: Db, id: string, version: string, placeholder: string): Promise<void> {
  await db.updateTable('picture').set({ placeholder }).where('id', '=', id).where('version', '=', version).execute()
}
