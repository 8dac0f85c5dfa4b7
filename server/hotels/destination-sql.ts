import { type RawBuilder, sql } from 'kysely'

/** Forms under which a destination or location may be known: "Swaraj Dweep (Havelock)" is also both of its names. */
export function spellingsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()
  const [, official = '', older = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(plain) ?? []
  const forms = [plain, official, older].filter((form) => form !== '')
  return [...new Set(forms.flatMap((form) => [form, withoutIsland(form)]))]
}

/** People say "Neil" and "Neil Island". */
function withoutIsland(form: string): string {
  return form.replace(/ island$/, '')
}

/** Ids of the islands that one of the spellings names. */
export function islandsNamed(spellings: readonly string[]): RawBuilder<unknown> {
  const any = sql`any(${[...spellings]}::text[])`
  const named = (column: string) => sql`lower(${sql.ref(`island.${column}`)}) = ${any}`
  return sql`select island.id from island
    where island.id = ${any} or ${named('name')} or ${named('old_name')} or ${named('site_label')} or ${named('main_town')}
       or ${named('main_town_old')} or replace(lower(island.old_name), ' island', '') = ${any}`
}

/** Ids of the islands with a place that one of the spellings names. */
export function islandsOfPlacesNamed(spellings: readonly string[]): RawBuilder<unknown> {
  const any = sql`any(${[...spellings]}::text[])`
  return sql`select place.island_id from place
    where place.id = ${any} or lower(place.name) = ${any} or lower(place.old_name) = ${any}`
}
