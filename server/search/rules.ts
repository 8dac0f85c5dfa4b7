import { editDistance, editsAllowed } from '#contract/terms/edit-distance.ts'

/** One word of a question, as the database knows it; see `readTerms` in store.ts. */
export type QueryWord = {
  word: string
  /** Its stem; null for words that say nothing ("the", "in"). */
  stem: string | null
  sound: string
  /** Some entry holds it, whole, or as the beginning of a word. */
  isWord: boolean
  isBeginning: boolean
  /** Words that sound like it, beginning with the same sound: few people miss the first. */
  similar: Candidate[]
  /** The words of a name that was written without its spaces. */
  apart?: string
  /** Words that this one and the next make together: radha nagar. */
  joined: string[]
}
/** `says` is how one writes the word; `entries` how many hold it. */
export type Candidate = { word: string; says: string; sound: string; entries: number }

/** What to look for, in the database's own notation. */
export type SearchPlan = {
  /** All words; each still open word also as the beginning of one. */
  every: string
  /** All words, whole. */
  whole: string
  /** All words, one right after the other; null for a single word. */
  phrase: string | null
  /** The question in plain words, as it was typed, and as it was understood. */
  typed: string
  text: string
  /** True when a word was taken for another. */
  isCorrected: boolean
}

/** Most spellings a misspelt word is looked up under (ours). */
const SPELLINGS_MAX = 3

/** Words with fewer consonants are too many to be told apart by them (ours). */
const CONSONANTS_MIN = 3

/** How to look for them: `all` of the words, or, when nothing has all, all but a few, or `any`. Undefined without words. */
export function planSearch(
  words: readonly QueryWord[],
  match: 'all' | 'any' | { missing: number },
): SearchPlan | undefined {
  const telling = words.filter(({ stem }) => stem !== null)
  const kept = telling.length > 0 ? telling : words
  if (kept.length === 0) return undefined
  const last = words.at(-1)
  const meant = new Map(kept.map((each) => [each, spellingsOf(each, { isLast: each === last })]))
  const joins = joinsOf(words)
  const waysOf = (each: QueryWord, first: string) => {
    const spellings = meant.get(each) ?? []
    const apart = each.apart === undefined ? [] : [`(${each.apart.replaceAll(' ', ' & ')})`]
    return anyOf([
      first,
      each.stem ?? each.word,
      ...apart,
      ...(joins.get(each) ?? []),
      ...spellings.map(({ word }) => word),
    ])
  }
  const open = (each: QueryWord) => (each === last || !each.isWord ? `${each.word}:*` : each.word)
  const text = words.map((each) => meant.get(each)?.[0]?.says ?? each.word)
  return {
    every: together(
      kept.map((each) => waysOf(each, open(each))),
      match,
    ),
    whole: together(
      kept.map((each) => waysOf(each, each.word)),
      match,
    ),
    phrase: phraseOf(text.join(' ')),
    typed: words.map(({ word }) => word).join(' '),
    text: text.join(' '),
    isCorrected: [...meant.values()].some((spellings) => spellings.length > 0),
  }
}

/** The names of a crossing say its ends, and no "ferry" after them. */
function phraseOf(text: string): string | null {
  const said = text.includes(' to ') ? text.replace(/ ferry$/, '') : text
  return said.includes(' ') ? said.replaceAll(' ', ' <-> ') : null
}

/** The words that something holds, or may be a slip of the pen for; the others are not looked for where something else is known. */
export function knownTerms(words: readonly QueryWord[]): QueryWord[] {
  return words.filter(
    (each) =>
      each.isWord || each.isBeginning || each.joined.length > 0 || spellingsOf(each, { isLast: false }).length > 0,
  )
}

function together(words: readonly string[], match: 'all' | 'any' | { missing: number }): string {
  if (typeof match === 'string') return words.join(match === 'all' ? ' & ' : ' | ')
  return without(words, match.missing)
    .map((kept) => (kept.length === 1 ? kept[0] : `(${kept.join(' & ')})`))
    .join(' | ')
}

/** Each way to leave out so many of them. */
function without(words: readonly string[], count: number): string[][] {
  if (count === 0) return [[...words]]
  return words.flatMap((_, index) => {
    const before = words.slice(0, index)
    return count > words.length - index
      ? []
      : without(words.slice(index + 1), count - 1).map((rest) => [...before, ...rest])
  })
}

function anyOf(words: readonly string[]): string {
  const each = [...new Set(words)]
  return each.length === 1 ? (each[0] ?? '') : `(${each.join(' | ')})`
}

/** Both halves of a word written in two may be found as the whole. */
function joinsOf(words: readonly QueryWord[]): Map<QueryWord, string[]> {
  const joins = new Map<QueryWord, string[]>()
  words.forEach((each, index) => {
    for (const half of [each, words[index + 1]]) {
      if (half !== undefined && each.joined.length > 0) joins.set(half, [...(joins.get(half) ?? []), ...each.joined])
    }
  })
  return joins
}

/**
 * What a word that nothing holds can have meant, the nearest first. One slip is forgiven from four sounds on, two from
 * seven; of a word still being typed its beginning is compared.
 */
export function spellingsOf(asked: QueryWord, { isLast }: { isLast: boolean }): Candidate[] {
  if (asked.isWord || asked.isBeginning) return []
  const slips = editsAllowed(asked.sound)
  const near = asked.similar
    .map((candidate) => ({ candidate, distance: distanceOf(asked.sound, candidate.sound, { isLast }) }))
    .filter(({ distance }) => distance <= slips)
    .sort((one, other) => one.distance - other.distance || other.candidate.entries - one.candidate.entries)
  const least = near[0]?.distance
  return near
    .filter(({ distance }) => distance === least)
    .slice(0, SPELLINGS_MAX)
    .map(({ candidate }) => candidate)
}

/** People miss vowels most: hevlok, havelok. */
function hasSameConsonants(one: string, other: string): boolean {
  const [own, others] = [one, other].map((word) => word.replace(/[aeiou]/g, ''))
  return own !== undefined && own.length >= CONSONANTS_MIN && own === others
}

/** Slips between two words; a beginning counts half a slip more than the whole word, so that whole words win. */
function distanceOf(asked: string, sound: string, { isLast }: { isLast: boolean }): number {
  const whole = hasSameConsonants(asked, sound) ? Math.min(1, editDistance(asked, sound)) : editDistance(asked, sound)
  if (!isLast || sound.length <= asked.length) return whole
  return Math.min(whole, editDistance(asked, sound.slice(0, asked.length)) + 0.5)
}
