import { type RawBuilder, sql } from 'kysely'

/** What people ask for by a word that stands in no title, by the words that do; one a line, as names are. */
const SYNONYMS = sql`(values
  ('\\mferr(y|ies)\\M', E'Ferry\nFerries\nJetty\nCruise'),
  ('\\m(child(ren)?|famil(y|ies))\\M', E'Kids\nChildren\nFamily'),
  ('\\mtry[ -]dive\\M', E'First dive\nScuba for beginners\nDiscover scuba diving'),
  ('\\msnorkelling\\M', 'Snorkeling'),
  ('\\m(cellular jail|subhas chandra bose)\\M', E'Light and sound show\nSound and light show'),
  ('\\mfishing\\M', E'Fishing charter\nAngling\nDeep sea fishing'),
  ('\\mglass\\M', E'Glass boat ride\nGlass bottom boat'),
  ('\\mopen water\\M', E'Scuba certification\nPADI course\nDive course\nDiving licence')
) topic (pattern, words)`

/** The other words for what `title` is about; '' for most. */
export function synonyms(title: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`coalesce((select string_agg(topic.words, E'\n') from ${SYNONYMS} where ${title} ~* topic.pattern), '')`
}
