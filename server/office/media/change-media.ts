import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { isPhoto } from '#server/media/photo-files.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { logoProblem } from '../settings/logo-problem.ts'
import {
  deletePicture,
  findPicture,
  findTones,
  LOGO_USE,
  listUses,
  replaceEverywhere,
  updateAlt,
  updateFocus,
} from './store.ts'
import { versionOf } from './upload.ts'

type MediaChange = { id: string; alt?: string | undefined; focus?: { x: number; y: number } | undefined }

type Done = Record<string, never>

const UNKNOWN = notFound('There is no such picture')
const DRAWN: ApiRefusal = {
  ...{ status: 409, code: 'conflict' },
  message: 'A drawing has a middle of its own; only a photograph can be cut another way',
}

export function changePicture(
  db: Db,
  member: Member,
  { id, alt, focus }: MediaChange,
): Promise<Result<Done, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const picture = await findPicture(tx, id)
    if (picture === undefined) return fail(UNKNOWN)
    const tones = focus === undefined ? undefined : await findTones(tx, id)
    if (focus !== undefined && tones === undefined) return fail(DRAWN)
    if (alt !== undefined) await updateAlt(tx, id, alt)
    if (focus !== undefined && tones !== undefined)
      await updateFocus(tx, id, { focus, version: versionOf(id, tones.tones, focus) })
    const before = {
      alt: picture.alt,
      focus: picture.focus_x === null ? null : { x: picture.focus_x, y: picture.focus_y },
    }
    const after = { alt: alt ?? before.alt, focus: focus ?? before.focus }
    await recordChange(tx, member, { action: 'changed', subject: 'picture', subjectId: id, before, after })
    return ok({})
  })
}

export function replacePicture(
  db: Db,
  member: Member,
  { id, by }: { id: string; by: string },
): Promise<Result<{ replaced: number }, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const [old, next] = [await findPicture(tx, id), await findPicture(tx, by)]
    if (old === undefined || next === undefined) return fail(UNKNOWN)
    if (next.alt === '')
      return fail({
        status: 409,
        code: 'needs_words',
        message: 'Please write first what this picture shows, for who does not see it',
      })
    const isLogo = (await listUses(tx, id)).some(({ kind }) => kind === LOGO_USE)
    const problem = isLogo ? await logoProblem(tx, by) : undefined
    if (problem !== undefined)
      return fail({ status: 409, code: 'conflict', message: `It is the logo, too. ${problem}` })
    const replaced = await replaceEverywhere(tx, id, by)
    await recordChange(tx, member, {
      action: 'replaced',
      subject: 'picture',
      subjectId: id,
      after: { by, places: replaced },
    })
    return ok({ replaced })
  })
}

export function forgetPicture(db: Db, member: Member, id: string): Promise<Result<Done, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const picture = await findPicture(tx, id)
    if (picture === undefined) return fail(UNKNOWN)
    if (!isPhoto(id))
      return fail({
        status: 409,
        code: 'conflict',
        message: 'Drawings stay: they stand in wherever a photograph is missing',
      })
    const [first, ...others] = await listUses(tx, id)
    if (first !== undefined) {
      const more = others.length === 0 ? '' : ` and ${others.length} more`
      return fail({
        status: 409,
        code: 'conflict',
        message: `It is still shown by ${first.title}${more}. Choose another picture there first.`,
      })
    }
    await deletePicture(tx, id)
    await recordChange(tx, member, {
      action: 'removed',
      subject: 'picture',
      subjectId: id,
      before: { alt: picture.alt },
    })
    return ok({})
  })
}
