import { sql } from 'kysely'

const REMOVED = 'Removed'

/** Replaces an erased lead traveller; the booking and its accounts stay. */
export const NOBODY = sql`${JSON.stringify({ name: REMOVED, email: '', contactNumber: '' })}::jsonb`

/** As many travellers as there were, of the same ages, which fares are made of; who they were is gone. */
export const NOBODYS_TRAVELLERS = sql`(
  select coalesce(jsonb_agg(
           jsonb_build_object('name', ${REMOVED}::text, 'age', each -> 'age')
           || case when each ? 'lineIds' then jsonb_build_object('lineIds', each -> 'lineIds') else '{}' end order by place), '[]')
    from jsonb_array_elements(travellers) with ordinality person (each, place))`

/** A response of `cancel_quote` (JSON in a text) without persons. */
const ANSWER = sql`(answer #>> '{}')::jsonb`
export const ANONYMOUS_RESPONSE = sql`
  to_jsonb(jsonb_set(jsonb_set(${ANSWER}, '{booking,lead}', ${NOBODY}), '{booking,travellers}', '[]')::text)`
export const RESPONSE_NAMES_PERSON = sql`answer is not null and ${ANSWER} #>> '{booking,lead,email}' <> ''`
