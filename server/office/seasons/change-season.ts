import type { OfficeSeason, SeasonFields } from '#contract/office/price-seasons.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { yearRangesText } from '#contract/terms/year-days.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { changedMeanwhile } from '../changed-meanwhile.ts'
import { given } from '../given.ts'
import { movedDays, type PlannedSeason, plan, seasonProblem } from './plan-seasons.ts'
import { reprice } from './reprice.ts'
import {
  deleteSeason,
  findRoomPriced,
  followSeasons,
  insertSeason,
  listSeasonRows,
  lockSeasons,
  updateSeason,
  writeBaseDays,
} from './store.ts'

export type SeasonParts = { db: Db; now: () => Date }
type Saved = Promise<Result<{ season: OfficeSeason }, ApiRefusal>>

const UNKNOWN_SEASON = notFound('There is no such season')

export function addSeason({ db, now }: SeasonParts, member: Member, fields: SeasonFields): Saved {
  return inTransaction(db, async (tx) => {
    const seasons = await readLocked(tx)
    const problem = seasonProblem(seasons, fields)
    if (problem !== undefined) return fail(problem)
    const id = await insertSeason(tx, fields)
    await follow(tx, seasons, plan(seasons, fields), now)
    await recordChange(tx, member, { action: 'created', subject: 'season', subjectId: id, after: told(fields) })
    return saved(tx, id)
  })
}

type SeasonChange = { [Field in keyof SeasonFields]?: SeasonFields[Field] | undefined }

/** Changes a season; nights and sailings ahead follow it, what is booked or held keeps its price. */
export function changeSeasonFields(
  { db, now }: SeasonParts,
  member: Member,
  { id, version, ...change }: SeasonChange & { id: string; version: string },
): Saved {
  return inTransaction(db, async (tx) => {
    const seasons = await readLocked(tx)
    const season = seasons.find((each) => each.id === id)
    if (season === undefined) return fail(UNKNOWN_SEASON)
    if (season.version !== version) return fail(changedMeanwhile('season', season))
    const before = seasonFields(season)
    const next = { ...before, ...given(change) }
    const draft = { ...next, id }
    const problem = seasonProblem(seasons, draft)
    if (problem !== undefined) return fail(problem)
    await updateSeason(tx, id, next)
    await follow(tx, seasons, plan(seasons, draft), now)
    await recordChange(tx, member, {
      ...{ action: 'changed', subject: 'season', subjectId: id, before: told(before), after: told(next) },
    })
    return saved(tx, id)
  })
}

/** Removes a season in which no room has a price of its own; its days become those of the base. */
export function dropSeason(
  { db, now }: SeasonParts,
  member: Member,
  id: string,
): Promise<Result<Record<string, never>, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const seasons = await readLocked(tx)
    const season = seasons.find((each) => each.id === id)
    if (season === undefined) return fail(UNKNOWN_SEASON)
    const problem = season.isBase ? isTheBase(season) : await findUse(tx, season)
    if (problem !== undefined) return fail(problem)
    await deleteSeason(tx, id)
    await follow(tx, seasons, plan(seasons, { removedId: id }), now)
    const before = told(seasonFields(season))
    await recordChange(tx, member, { action: 'removed', subject: 'season', subjectId: id, before })
    return ok({})
  })
}

function isTheBase({ name }: OfficeSeason): ApiRefusal {
  return conflict(`${name} has the days that no other season has, and cannot be removed. Its name can be changed.`)
}

async function findUse(tx: Tx, { id, name }: OfficeSeason): Promise<ApiRefusal | undefined> {
  const used = await findRoomPriced(tx, id)
  if (used === undefined) return undefined
  const { room, hotel, others } = used
  const more = others === 0 ? 'has' : `and ${others} other kind${others === 1 ? '' : 's'} of rooms have`
  return conflict(
    `${room} of ${hotel} ${more} a price in ${name}. Empty it under Hotels first, or move the days of ${name}.`,
  )
}

function conflict(message: string): ApiRefusal {
  return { status: 409, code: 'conflict', message }
}

async function readLocked(tx: Tx): Promise<OfficeSeason[]> {
  await lockSeasons(tx)
  return listSeasonRows(tx)
}

/** The base takes what is left of the year; rooms and ferries look at the new days. */
async function follow(
  tx: Tx,
  before: readonly OfficeSeason[],
  after: readonly PlannedSeason[],
  now: () => Date,
): Promise<void> {
  const base = after.find(({ isBase }) => isBase)
  if (base !== undefined) await writeBaseDays(tx, base.ranges)
  await followSeasons(tx)
  await reprice(tx, movedDays(before, after), dayInIndia(now()))
}

function seasonFields(season: SeasonFields): SeasonFields {
  const { name, meaning, ranges, packagePercent, hotelPercent, carPercent, ferryPercent } = season
  return { name, meaning, ranges, packagePercent, hotelPercent, carPercent, ferryPercent }
}

/** As the audit tells it. */
function told({ ranges, ...fields }: SeasonFields): Record<string, unknown> {
  const { name, meaning, packagePercent, hotelPercent, carPercent, ferryPercent } = fields
  const percents = { packages: packagePercent, hotels: hotelPercent, cars: carPercent, ferries: ferryPercent }
  return { name, days: yearRangesText(ranges), meaning, ...percents }
}

async function saved(tx: Tx, id: string): Saved {
  const season = (await listSeasonRows(tx)).find((each) => each.id === id)
  return season === undefined ? fail(UNKNOWN_SEASON) : ok({ season })
}
