import { fail, ok, type Result } from '#contract/terms/result.ts'
import { HOME_COUNTRY, listedProblem } from '#contract/terms/trip-travellers.ts'
import { Traveller } from '#contract/v1/bookings.ts'
import { type ApiRefusal, invalidBy } from '#server/http/refusal.ts'

type Sex = NonNullable<Traveller['sex']>
const SEX_TERMS: Record<string, Sex> = {
  ...{ f: 'F', female: 'F', woman: 'F', girl: 'F', m: 'M', male: 'M', man: 'M', boy: 'M' },
  ...{ x: 'X', other: 'X', o: 'X' },
}
const SEPARATOR = /\s*[,;\t]\s*/
const HEAD = /^"?name"?\s*[,;\t]/i
const AADHAAR = /^\d{4}\s?\d{4}\s?\d{4}$/
/** Lines that are named as wrong; more would not help anybody. */
const PROBLEMS_MAX = 20

/**
 * Reads a pasted list or the text of a CSV file: "name, age, sex, ID number, country" on each line, the last two where a carrier asks
 * for them. Every line that is wrong is named with its number.
 */
export function readTravellersList(list: string): Result<Traveller[], ApiRefusal> {
  const lines = list.split(/\r?\n/).map((text, index) => ({ text: text.trim(), number: index + 1 }))
  const rows = lines.filter(({ text }, index) => text !== '' && !(index === 0 && HEAD.test(text)))
  const read = rows.map(({ text, number }) => ({ number, result: travellerOf(text) }))
  const problems = read.flatMap(({ number, result }) =>
    result.ok ? [] : { field: `list.${number}`, message: `Line ${number}: ${result.error}` },
  )
  const [first] = problems
  if (first !== undefined)
    return fail({ status: 422, code: 'invalid', message: first.message, errors: problems.slice(0, PROBLEMS_MAX) })
  return ok(read.flatMap(({ result }) => (result.ok ? result.value : [])))
}

function travellerOf(line: string): Result<Traveller, string> {
  const [name = '', age = '', sex = '', idNumber = '', country = ''] = line
    .split(SEPARATOR)
    .map((cell) => cell.replace(/^"(.*)"$/, '$1').trim())
  const nationality = country === '' ? HOME_COUNTRY : country.toUpperCase()
  const isForeign = nationality !== HOME_COUNTRY
  const idType = isForeign ? 'passport' : AADHAAR.test(idNumber) ? 'aadhaar' : undefined
  const asked = {
    ...{ name, age: /^\d{1,3}$/.test(age) ? Number(age) : Number.NaN, nationality },
    ...(sex === '' ? {} : { sex: SEX_TERMS[sex.toLowerCase()] ?? sex }),
    ...(idNumber === '' ? {} : { idNumber, ...(idType === undefined ? {} : { idType }) }),
  }
  const parsed = Traveller.safeParse(asked)
  if (!parsed.success) return fail(invalidBy(parsed.error).message)
  const problem = listedProblem(parsed.data)
  return problem === undefined ? ok(parsed.data) : fail(problem.message)
}
