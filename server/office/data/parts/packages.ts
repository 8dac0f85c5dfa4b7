import { sql } from 'kysely'
import { createPackage, PackageFields } from '#contract/office/packages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { Id } from '#contract/v1/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { given } from '../../given.ts'
import { addPackage, publish, UNKNOWN_PACKAGE } from '../../packages/change-package.ts'
import { fieldsOf } from '../../packages/fields.ts'
import { findPackage } from '../../packages/store.ts'
import { HTML, ID, LIST, RUPEES, TEXT, WHOLE, YES_NO } from '../cells.ts'
import { idByName } from '../id-by-name.ts'
import { definePart, type ImportRun, type Values } from '../part.ts'

const Row = PackageFields.omit({ days: true, stays: true })
  .partial()
  .extend({ id: Id, nights: createPackage.body.shape.nights.optional() })

/** The head of a package; its days and its stays are files of their own. */
export const packagePart = definePart(Row, {
  id: 'packages',
  columns: [
    { name: 'id', field: 'id', kind: ID },
    { name: 'name', field: 'name', kind: TEXT, isNeeded: true },
    { name: 'category', field: 'categoryId', kind: ID, isNeeded: true },
    { name: 'nights', field: 'nights', kind: WHOLE, isNeeded: true },
    { name: 'price', field: 'listRate', kind: RUPEES, isNeeded: true },
    { name: 'most_travellers', field: 'upperLimit', kind: WHOLE },
    { name: 'special', field: 'special', kind: YES_NO },
    { name: 'description', field: 'descriptionHtml', kind: HTML },
    { name: 'overview', field: 'overviewHtml', kind: HTML },
    { name: 'included', field: 'inclusiveHtml', kind: HTML },
    { name: 'not_included', field: 'exclusiveHtml', kind: HTML },
    { name: 'payment', field: 'paymentPolicyHtml', kind: HTML },
    { name: 'cancellation', field: 'cancellationPolicyHtml', kind: HTML },
    { name: 'places', field: 'placeIds', kind: LIST },
    { name: 'live', field: 'isLive', kind: YES_NO },
  ],
  keyOf: ({ id }) => String(id),
  complete: idByName(['name']),
  readAll: readPackages,
  save: async (run, { values, change, before }) => {
    const { tx, member, now } = run
    const { id, name = '', categoryId = '', nights = 1, listRate = 0 } = values
    if (before !== undefined && change.nights !== undefined)
      return fail(invalid('nights', 'The days of a package are changed in its editor, or by the file of its days'))
    if (before === undefined) {
      const added = await addPackage({ db: tx, now }, member, { id, name, categoryId, nights, listRate })
      if (!added.ok) return added
    }
    const { id: _, nights: __, ...fields } = given(change)
    return publishPackage(run, id, () => ok(fields))
  },
})

/** Publishes what differs of a package that nobody has a draft of. */
export async function publishPackage(
  { tx, member, now }: ImportRun,
  id: string,
  changeOf: (current: PackageFields) => Result<Partial<PackageFields>, ApiRefusal>,
): Promise<Result<unknown, ApiRefusal>> {
  const found = await findPackage(tx, id, { forUpdate: true })
  if (found === undefined) return fail(UNKNOWN_PACKAGE)
  if (found.draft !== null)
    return fail(invalid('id', `${found.draft.by} has a draft of this package; publish or drop it first`))
  const current = fieldsOf(found)
  const change = changeOf(current)
  if (!change.ok) return change
  const fields = { ...current, ...change.value }
  if (JSON.stringify(fields) === JSON.stringify(current)) return ok(found)
  return publish({ db: tx, now }, member, { id, version: found.version, fields })
}

async function readPackages(db: Db): Promise<Values[]> {
  const { rows } = await sql<Values>`
    select id, name, category_id as "categoryId", nights, list_rate as "listRate", upper_limit as "upperLimit", special, is_active as "isLive",
           description as "descriptionHtml", overview as "overviewHtml", inclusive as "inclusiveHtml", exclusive as "exclusiveHtml",
           payment_policy as "paymentPolicyHtml", cancellation_policy as "cancellationPolicyHtml",
           coalesce((select json_agg(place_id order by position) from package_place where package_id = package.id), '[]') as "placeIds"
      from package order by position, id`.execute(db)
  return rows
}
