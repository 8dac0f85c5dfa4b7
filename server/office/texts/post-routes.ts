import {
  createPost,
  dropPostDraft,
  fetchOfficePost,
  fetchPostOptions,
  listOfficePosts,
  listPostVersions,
  previewPost,
  publishPost,
  savePostDraft,
} from '#contract/office/posts.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { fillHtml, fillText, readNames } from '#server/settings/fill-names.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { findPost, listPostRows, listPostVersionRows, readPostOptions } from './post-store.ts'
import { addPost, dropPostDraftOf, postView, publishPostOf, savePostDraftOf, UNKNOWN_POST } from './posts.ts'
import { keptSections, readMinutesOf } from './sections.ts'
import { type TextParts, thumbUrl, under } from './text-parts.ts'

export function postRoutes(office: OfficeApi, parts: TextParts): void {
  readRoutes(office)
  changeRoutes(office, parts)
}

function readRoutes(office: OfficeApi): void {
  const { db } = office
  implementOffice(office, listOfficePosts, async ({ query: { page, perPage, q = '', isLive = '' } }) => {
    const filter = { offset: (page - 1) * perPage, limit: perPage, words: q, isLive }
    const { rows, total } = await listPostRows(db, filter)
    return ok({
      total,
      rows: rows.map(({ thumb, ...row }) => ({ ...row, thumbUrl: thumbUrl(thumb) })),
    })
  })
  implementOffice(office, fetchPostOptions, async () => ok(await readPostOptions(db)))
  implementOffice(office, previewPost, async ({ body }) => {
    const sections = keptSections(body.sections)
    const names = await readNames(db)
    return ok({
      readMinutes: readMinutesOf(sections),
      sections: sections.map((section) => ({
        ...section,
        ...{ heading: fillText(section.heading, names), html: fillHtml(section.html, names) },
      })),
    })
  })
  implementOffice(office, fetchOfficePost, async ({ query: { id } }) => {
    const found = await findPost(db, id)
    return found === undefined ? fail(UNKNOWN_POST) : ok({ post: postView(found) })
  })
  implementOffice(office, listPostVersions, async ({ query: { id } }) => {
    const versions = await listPostVersionRows(db, id)
    return ok({ versions: versions.map((each) => ({ ...each, at: each.at.toISOString() })) })
  })
}

function changeRoutes(office: OfficeApi, { now }: TextParts): void {
  const parts = { db: office.db, now }
  implementOffice(office, createPost, async ({ body: { title }, member }) =>
    under('post', await addPost(parts, member, { title })),
  )
  implementOffice(office, savePostDraft, async ({ query: { id }, body: { revision, ...fields }, member }) =>
    under('post', await savePostDraftOf(parts, member, { id, fields, revision })),
  )
  implementOffice(office, dropPostDraft, async ({ query: { id }, member }) =>
    under('post', await dropPostDraftOf(parts, member, id)),
  )
  implementOffice(office, publishPost, async ({ query: { id }, body: { version, revision, ...fields }, member }) =>
    under('post', await publishPostOf(parts, member, { id, version, revision, fields })),
  )
}
