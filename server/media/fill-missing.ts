import type { Db } from '#server/db/db.ts'
import type { PictureFiles } from './picture-files.ts'
import type { PictureMaker } from './picture-maker.ts'
import { listPictures, savePlaceholder } from './store.ts'
import { READY_WIDTHS, type Variant } from './variant.ts'

type Parts = { db: Db; sceneUrlOf: (id: string) => string | undefined; onChange: () => void }
type Means = Pick<PictureFiles, 'isThere'> & Pick<PictureMaker, 'make'> & { isClosed: () => boolean }

/** Draws what lists ask for of pictures that nobody drew beforehand; first what stands in for them, which is quick. */
export async function fillMissing(parts: Parts, means: Means): Promise<void> {
  await fillPlaceholders(parts, means)
  for (const width of READY_WIDTHS) await fillWidth(parts, means, width)
}

async function fillPlaceholders({ db, sceneUrlOf, onChange }: Parts, { make, isClosed }: Means): Promise<void> {
  const missing = (await listPictures(db)).filter((each) => each.placeholder === null)
  for (const { id, version } of missing) {
    const sceneUrl = sceneUrlOf(id)
    if (isClosed() || sceneUrl === undefined) continue
    const { placeholder } = await make({ kind: 'placeholder', id, version }, sceneUrl, { isUrgent: false })
    if (placeholder !== undefined) await savePlaceholder(db, id, version, placeholder)
  }
  if (missing.length > 0) onChange()
}

async function fillWidth({ db, sceneUrlOf }: Parts, { make, isThere, isClosed }: Means, width: number): Promise<void> {
  for (const { id, version } of await listPictures(db)) {
    const variant: Variant = { kind: 'width', id, version, width, format: 'avif' }
    const sceneUrl = sceneUrlOf(id)
    if (isClosed() || sceneUrl === undefined || isThere(variant)) continue
    await make(variant, sceneUrl, { isUrgent: false })
  }
}
