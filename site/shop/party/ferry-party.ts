import { infantsProblem } from '#contract/terms/ferry-labels.ts'
import { PARTY_COUNT_MAX } from '#contract/terms/limits.ts'
import { VALIDATION } from '#contract/terms/messages.ts'
import { LEFT_OUT } from '#site/page/left-out.ts'

/** Who sails: adults and children from one year have seats, infants a lap. */
export type FerryParty = { adults: number; children: number; infants: number }

const LEAST: FerryParty = { adults: 1, children: 0, infants: 0 }

/** More of one kind than we search for. */
const TOO_MANY_OF_ONE = `We search for at most ${PARTY_COUNT_MAX} of each`

/** The party nearest to what an address says, and in words what was wrong with it; what is not given, or nonsense, is the usual. */
export function readFerryParty(
  search: URLSearchParams,
  usual: FerryParty,
): { party: FerryParty; problems: readonly string[] } {
  const problems = new Set<string>()
  const read = (name: keyof FerryParty) => {
    const text = (search.get(name) ?? '').trim()
    if (text === '') return usual[name]
    if (!/^\d{1,6}$/.test(text)) {
      problems.add(LEFT_OUT)
      return usual[name]
    }
    const count = Number(text)
    if (count < LEAST[name]) problems.add(VALIDATION.adult)
    if (count > PARTY_COUNT_MAX) problems.add(TOO_MANY_OF_ONE)
    return Math.min(Math.max(count, LEAST[name]), PARTY_COUNT_MAX)
  }
  const party = { adults: read('adults'), children: read('children'), infants: read('infants') }
  const laps = infantsProblem(party)
  if (laps === undefined) return { party, problems: [...problems] }
  return { party: { ...party, infants: party.adults }, problems: [...problems, laps] }
}
