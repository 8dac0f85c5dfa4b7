/** What a suggestion field offers; `words` are all the names under which it is found. */
export type Suggestion = { id: string; label: string; note?: string; words: readonly string[] }

/** What is chosen; an empty `id` is nothing. */
export type Chosen = { id: string; label: string }

/** As many as a list one looks over holds. */
const SHOWN_MAX = 7

/** Those whose names hold the text: the ones that begin with it first, then those with a word that does. */
export function suggestionsFor<Named extends Suggestion>(text: string, all: readonly Named[]): Named[] {
  const wanted = plain(text)
  if (wanted === '') return []
  return all
    .map((each) => ({
      each,
      rank: Math.min(...[each.label, ...each.words].map((word) => rankOf(plain(word), wanted))),
    }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, SHOWN_MAX)
    .map(({ each }) => each)
}

/** All of those with this name, whatever its case; of several the ones whose label it is stand for all. */
export function suggestionsNamed<Named extends Suggestion>(text: string, all: readonly Named[]): Named[] {
  const wanted = plain(text)
  if (wanted === '') return []
  const labelled = all.filter(({ label }) => plain(label) === wanted)
  return labelled.length > 0
    ? labelled
    : all.filter(({ id, words }) => id === wanted || words.some((word) => plain(word) === wanted))
}

/** The one whose name this is, whatever its case; a label counts as a name, an id too. */
export function suggestionNamed<Named extends Suggestion>(text: string, all: readonly Named[]): Named | undefined {
  const wanted = plain(text)
  if (wanted === '') return undefined
  return (
    all.find(({ id }) => id === wanted) ??
    all.find(({ label, words }) => [label, ...words].some((word) => plain(word) === wanted))
  )
}

const NO_MATCH = 3

function rankOf(word: string, wanted: string): number {
  if (word.startsWith(wanted)) return 0
  if (word.includes(` ${wanted}`) || word.includes(`(${wanted}`)) return 1
  return word.includes(wanted) ? 2 : NO_MATCH
}

/** Without accents, signs that people leave out, and double spaces. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
