import {
  changeMedia,
  fetchMedia,
  listMedia,
  type MediaItem,
  removeMedia,
  replaceMedia,
  uploadMedia,
} from '#contract/office/media.ts'
import { PLAIN_WIDTH } from '#contract/terms/pictures.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { UPLOAD_BYTES_MAX } from '#contract/terms/uploads.ts'
import { notFound } from '#server/http/refusal.ts'
import { isPhoto } from '#server/media/photo-files.ts'
import { implementOffice, implementUpload, type OfficeApi } from '../office-api.ts'
import { changePicture, forgetPicture, replacePicture } from './change-media.ts'
import { countPictures, findPicture, listPictures, listUses, type MediaRow } from './store.ts'
import { keepPhoto, TOO_LARGE } from './upload.ts'

const THUMB_WIDTH = 320

export function mediaRoutes(office: OfficeApi): void {
  const { db } = office
  const itemOf = async (id: string) => {
    const row = await findPicture(db, id)
    return row === undefined ? fail(notFound('There is no such picture')) : ok({ item: viewOf(row) })
  }

  implementOffice(office, listMedia, async ({ query: { page, perPage, q = '', filter } }) => {
    const { rows, total } = await listPictures(db, { offset: (page - 1) * perPage, limit: perPage, words: q, filter })
    return ok({ rows: rows.map(viewOf), total, counts: await countPictures(db) })
  })

  implementOffice(office, fetchMedia, async ({ query: { id } }) => {
    const item = await itemOf(id)
    return item.ok ? ok({ ...item.value, uses: await listUses(db, id) }) : item
  })

  implementUpload(
    office,
    uploadMedia,
    { mostBytes: UPLOAD_BYTES_MAX, tooLarge: TOO_LARGE },
    async ({ query, file, member }) => {
      const kept = await keepPhoto(db, member, { file, name: query.name })
      return kept.ok ? itemOf(kept.value.id) : kept
    },
  )

  implementOffice(office, changeMedia, async ({ query: { id }, body, member }) => {
    const changed = await changePicture(db, member, { id, ...body })
    return changed.ok ? itemOf(id) : changed
  })

  implementOffice(office, replaceMedia, ({ query: { id }, body: { by }, member }) =>
    replacePicture(db, member, { id, by }),
  )

  implementOffice(office, removeMedia, ({ query: { id }, member }) => forgetPicture(db, member, id))
}

function viewOf(row: MediaRow): MediaItem {
  const name = `/media/${row.id}-${row.version}`
  const { focus_x: x, focus_y: y } = row
  return {
    ...{ id: row.id, alt: row.alt, uses: row.uses, isPhoto: isPhoto(row.id), fileName: row.file_name },
    ...{ thumbUrl: `${name}-${THUMB_WIDTH}.webp`, url: `${name}-${PLAIN_WIDTH}.webp` },
    wholeUrl: `/media/whole/${row.id}-${row.version}.webp`,
    focus: x === null || y === null ? null : { x, y },
    createdAt: row.created_at?.toISOString() ?? null,
  }
}
