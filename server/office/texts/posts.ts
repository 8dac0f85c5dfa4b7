import type { OfficePost, PostFields } from '#contract/office/posts.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { paths } from '#contract/terms/paths.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { picturesView } from '../hotels/view.ts'
import { deleteDraft, writeDraft } from './drafts.ts'
import {
  findPost,
  freePostId,
  insertPost,
  insertPostVersion,
  type PostRecord,
  unknownLink,
  updatePost,
} from './post-store.ts'
import { isSameText, keptSections, nextVersion, readMinutesOf } from './sections.ts'

type Parts = { db: Db; now: () => Date }
type Saved = Promise<Result<OfficePost, ApiRefusal>>

export const UNKNOWN_POST = notFound('There is no such story')

export function postView({ draft, picture, textVersion: _, ...post }: PostRecord): OfficePost {
  return {
    ...post,
    path: paths.story(post.slug),
    picture: pictureView(picture),
    draft:
      draft === null ? null : { ...draft, at: new Date(draft.at).toISOString(), picture: pictureView(draft.picture) },
  }
}

function pictureView(picture: PostRecord['picture']) {
  return picture === null ? null : (picturesView([picture])[0] ?? null)
}

/** A new story, hidden. Without an id it gets one made of its title. */
export function addPost(
  { db, now }: Parts,
  member: Member,
  { title, id: wanted }: { title: string; id?: string },
): Saved {
  return inTransaction(db, async (tx) => {
    const id = wanted ?? (await freePostId(tx, title))
    await insertPost(tx, { id, title, author: member.name, today: dayInIndia(now()) })
    await recordChange(tx, member, { action: 'created', subject: 'post', subjectId: id, after: { title } })
    return saved(tx, id)
  })
}

type Draft = { id: string; fields: PostFields; revision: string | null }

/** Keeps a draft; refused where somebody else has kept one since it was read. */
export function savePostDraftOf({ db }: Parts, member: Member, { id, fields, revision }: Draft): Saved {
  return inTransaction(db, async (tx) => {
    const found = await findPost(tx, id, { forUpdate: true })
    if (found === undefined) return fail(UNKNOWN_POST)
    if ((found.draft?.revision ?? null) !== revision) return fail(draftedMeanwhile(found))
    await writeDraft(tx, 'post_draft', id, { ...fields, sections: keptSections(fields.sections) }, member.name)
    return saved(tx, id)
  })
}

function draftedMeanwhile(found: PostRecord): ApiRefusal {
  return {
    ...{ status: 409, code: 'changed' },
    message: 'Somebody else has changed the draft of this story since you opened it. See what differs, then go on.',
    more: { current: postView(found) },
  }
}

export function dropPostDraftOf({ db }: Parts, member: Member, id: string): Saved {
  return inTransaction(db, async (tx) => {
    const found = await findPost(tx, id, { forUpdate: true })
    if (found === undefined) return fail(UNKNOWN_POST)
    await deleteDraft(tx, 'post_draft', id)
    if (found.draft !== null)
      await recordChange(tx, member, { action: 'draft_dropped', subject: 'post', subjectId: id })
    return saved(tx, id)
  })
}

type Publishing = Omit<Draft, 'revision'> & { version: string; revision?: string | null | undefined }

/** Puts the fields on the site; refused where somebody else has published since they were read. */
export function publishPostOf(
  { db, now }: Parts,
  member: Member,
  { id, version, revision, fields }: Publishing,
): Saved {
  return inTransaction(db, async (tx) => {
    const found = await findPost(tx, id, { forUpdate: true })
    if (found === undefined) return fail(UNKNOWN_POST)
    if (found.version !== version) return fail(publishedMeanwhile(found))
    if (revision !== undefined && (found.draft?.revision ?? null) !== revision) return fail(draftedMeanwhile(found))
    const unknown = await unknownLink(tx, fields)
    if (unknown !== undefined) return fail(invalid(unknown, 'Please choose from the list; one of these is gone'))
    const missing = fields.isLive ? missingFor(fields) : undefined
    if (missing !== undefined) return fail(missing)
    const before = postFieldsOf(found)
    const after = { ...fields, sections: keptSections(fields.sections) }
    const isSame = isSameText(before.sections, after.sections)
    await insertPostVersion(tx, id, before, member.name)
    await updatePost(tx, id, after, {
      version: isSame ? found.textVersion : nextVersion([found.textVersion]),
      readMinutes: isSame ? found.readMinutes : readMinutesOf(after.sections),
      today: dayInIndia(now()),
    })
    await deleteDraft(tx, 'post_draft', id)
    await recordChange(tx, member, { action: 'published', subject: 'post', subjectId: id, before, after })
    return saved(tx, id)
  })
}

export function postFieldsOf(found: PostRecord): PostFields {
  const {
    id: _,
    slug: __,
    version: ___,
    textVersion: ____,
    readMinutes: _____,
    picture: ______,
    draft: _______,
    ...fields
  } = found
  return fields
}

/** What visitors would miss on its page, as one sentence. */
function missingFor({ teaser, pictureId, sections }: PostFields): ApiRefusal | undefined {
  const missing = [
    ...(teaser === '' ? ['a line for its card'] : []),
    ...(pictureId === null ? ['a picture'] : []),
    ...(sections.length === 0 ? ['a text'] : []),
  ]
  if (missing.length === 0) return undefined
  return { status: 409, code: 'incomplete', message: `Before it goes live it needs ${missing.join(', ')}.` }
}

function publishedMeanwhile(found: PostRecord): ApiRefusal {
  return {
    ...{ status: 409, code: 'changed' },
    message: 'Somebody else has published this story since you opened it. See what differs, then publish again.',
    more: { current: postView(found) },
  }
}

async function saved(tx: Tx, id: string): Saved {
  const found = await findPost(tx, id)
  return found === undefined ? fail(UNKNOWN_POST) : ok(postView(found))
}
