import type { FactorProof } from '#contract/office/factor-proof.ts'
import type { RestartPreview } from '#contract/office/first-day.ts'
import { counted } from '#contract/terms/counted.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { refreshSearch } from '#server/search/refresh-search.ts'
import { readBrand } from '#server/settings/brand.ts'
import { noteOwnCatalogue, readOwnCatalogue } from '#server/settings/own-catalogue.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { FactorParts } from '#server/staff/factors/check-factor.ts'
import { factorRefusal } from '#server/staff/factors/factor-refusal.ts'
import { withFreshFactor } from '#server/staff/factors/prove-factor.ts'
import type { StaffSession } from '#server/staff/session.ts'
import { writeNeutralTexts } from './neutral-texts.ts'
import { countRealBookings, countRows, emptyDemo, GOES, lockBookings, STAYS, tellRows } from './restart-store.ts'

export type RestartParts = FactorParts & {
  /** No money moves: what visitors hold or pay just now is practice. */
  isPractice: boolean
}

export async function previewOf({ db, isPractice }: Pick<RestartParts, 'db' | 'isPractice'>): Promise<RestartPreview> {
  return {
    businessName: await businessName(db),
    goes: await tellRows(db, GOES),
    stays: await tellRows(db, STAYS),
    realBookings: await countRealBookings(db, { holds: !isPractice }),
    doneAt: (await readOwnCatalogue(db))?.at ?? null,
  }
}

/** Empties the demo, once, while nobody has booked with money of theirs. */
export async function restart(
  parts: RestartParts,
  session: StaffSession,
  { businessName: typed, ...proof }: { businessName: string } & FactorProof,
): Promise<Result<RestartPreview, ApiRefusal>> {
  const { db, now } = parts
  const { member } = session
  const problem = await problemOf(parts, typed)
  if (problem !== undefined) return fail(problem)
  const proved = await withFreshFactor(parts, session, proof, async () => ok(true))
  if (!proved.ok) return fail(factorRefusal(proved.error))
  const refusal = await inTransaction(db, async (tx) => {
    await lockBookings(tx)
    // Anew, as nobody can book from here on.
    const late = await problemOf({ ...parts, db: tx }, typed)
    if (late !== undefined) return late
    const before = Object.fromEntries((await countRows(tx, GOES)).map(({ what, count }) => [what, count]))
    await emptyDemo(tx)
    await writeNeutralTexts(tx)
    await noteOwnCatalogue(tx, now())
    await recordChange(tx, member, { action: 'started_with_own_data', subject: 'data', subjectId: 'demo', before })
    return undefined
  })
  if (refusal !== undefined) return fail(refusal)
  await refreshSearch(db)
  return ok(await previewOf(parts))
}

async function problemOf({ db, isPractice }: RestartParts, typed: string): Promise<ApiRefusal | undefined> {
  if ((await readOwnCatalogue(db)) !== undefined)
    return { status: 409, code: 'done', message: 'The demo was emptied before; the catalogue is your own' }
  const name = await businessName(db)
  if (typed.toLowerCase() !== name.toLowerCase())
    return invalid(
      'businessName',
      `Please type the name of the business as the settings have it: ${name}`,
      'wrong_name',
    )
  const real = await countRealBookings(db, { holds: !isPractice })
  if (real === 0) return undefined
  const stand = real === 1 ? 'stands' : 'stand'
  return {
    ...{ status: 409, code: 'real_bookings' },
    message: `${counted(real, 'booking')} of real travellers ${stand}, so nothing is emptied: their trips need what they booked`,
  }
}

async function businessName(db: Db): Promise<string> {
  return (await readBrand(db))?.brandName ?? ''
}
