import { sql } from 'kysely'
import type { PolicyFields, PolicyRow } from '#contract/office/policies.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { TODAY_IN_INDIA } from '#server/db/india-sql.ts'

type Draft = { fields: PolicyFields; revision: string; by: string; at: string }
export type PolicyRecord = { slug: string; version: string; from: string; fields: PolicyFields; draft: Draft | null }

/** The policy with the text of its last version, be it to come. `forUpdate` locks it until the transaction ends. */
export async function findPolicy(
  db: Db,
  slug: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<PolicyRecord | undefined> {
  if (forUpdate) await sql`select 1 from site_page where slug = ${slug} for update`.execute(db)
  const { rows } = await sql<PolicyRecord>`
    select slug, version, from_date as "from", fields,
           (select jsonb_build_object('fields', fields, 'revision', revision, 'by', by_name, 'at', at)
              from policy_draft where policy_draft.slug = policy_version.slug) as draft
      from policy_version where slug = ${slug} order by from_date desc, at desc, version desc limit 1`.execute(db)
  return rows[0]
}

/** In the order of the footer. */
export async function listPolicyRows(db: Db): Promise<PolicyRow[]> {
  const { rows } = await sql<PolicyRow>`
    select page.slug as id, title, page.version, changed_on as "from", exists (select 1 from policy_draft where slug = page.slug) as "hasDraft",
           (select json_build_object('version', version, 'from', from_date) from policy_version
             where slug = page.slug and from_date > ${TODAY_IN_INDIA} order by from_date, at limit 1) as coming
      from site_page page where kind = 'policy' order by page.position`.execute(db)
  return rows
}

type NewVersion = { slug: string; version: string; from: string; fields: PolicyFields; by: string }

export async function insertPolicyVersion(tx: Tx, { slug, version, from, fields, by }: NewVersion): Promise<void> {
  await sql`
    insert into policy_version (slug, version, from_date, fields, by_name, at)
    values (${slug}, ${version}, ${from}::date, ${JSON.stringify(fields)}::jsonb, ${by}, clock_timestamp())`.execute(tx)
}

export async function deletePolicyVersion(tx: Tx, slug: string, version: string): Promise<void> {
  await sql`delete from policy_version where slug = ${slug} and version = ${version}`.execute(tx)
}
