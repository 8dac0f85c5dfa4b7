import type { Chance } from './chance.ts'
import { hostileText, hostileValue } from './hostile.ts'

/** As zod describes what a call takes. */
export type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}
/** Values that the site itself has shown, by the names they stood under. */
export type Seen = ReadonlyMap<string, readonly unknown[]>

const DAYS = ['2026-12-25', '2027-01-10', '2027-02-13', '2027-03-01', '2026-11-30']
const WORDS = ['reef', 'Asha Rao', 'asha@example.in', '9876543210', 'havelock', '1', '2', '06:30', 'price', 'all']

/** A value that fits, as far as a schema tells; ids are those of the site where the name is known. */
export function fitting(schema: JsonSchema, chance: Chance, seen: Seen, name = ''): unknown {
  const ways = schema.anyOf ?? schema.oneOf
  if (ways !== undefined) return fitting(chance.of(ways), chance, seen, name)
  if (schema.allOf !== undefined)
    return Object.assign({}, ...schema.allOf.map((each) => fitting(each, chance, seen, name)))
  if ('const' in schema) return schema.const
  if (schema.enum !== undefined) return chance.of(schema.enum)
  switch (schema.type) {
    case 'object':
      return objectOf(schema, chance, seen)
    case 'array': {
      const length =
        (schema.minItems ?? 0) + chance.below(Math.min(3, (schema.maxItems ?? 3) - (schema.minItems ?? 0) + 1))
      return Array.from({ length }, () => fitting(schema.items ?? {}, chance, seen, name.replace(/s$/, '')))
    }
    case 'integer':
    case 'number': {
      const least = Math.max(schema.minimum ?? 0, -1_000)
      return least + chance.below(Math.min(schema.maximum ?? least + 5, least + 5) - least + 1)
    }
    case 'boolean':
      return chance.once(2)
    default:
      return textOf(schema, chance, seen, name)
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, chance: Chance, seen: Seen): object {
  const given = Object.entries(properties).filter(([name]) => required.includes(name) || chance.once(2))
  return Object.fromEntries(given.map(([name, each]) => [name, fitting(each, chance, seen, name)]))
}

function textOf({ format }: JsonSchema, chance: Chance, seen: Seen, name: string): unknown {
  if (format === 'date' || /date|check(?:In|Out)|day/i.test(name)) return chance.of(DAYS)
  if (/time$/i.test(name)) return chance.of(['06:30', '10:00', '23:59'])
  const known = seen.get(name) ?? (/id$/i.test(name) ? seen.get('id') : undefined)
  return known === undefined || chance.once(8) ? chance.of(WORDS) : chance.of(known)
}

/** The same with some of it changed into what nobody expects there: another type, a key more or less, a wild text. */
export function spoilt(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance.once(6)) return spoiltPlain(value, chance)
  if (Array.isArray(value)) {
    if (value.length === 0 || chance.once(4)) return [...value, hostileValue(chance)]
    const at = chance.below(value.length)
    return value.map((each, index) => (index === at ? spoilt(each, chance) : each))
  }
  const names = Object.keys(value)
  if (names.length === 0 || chance.once(5))
    return JSON.parse(
      `{${[...Object.entries(value).map(pairOf), pairOf([hostileText(chance).slice(0, 30), 1])].join()}}`,
    )
  const chosen = chance.of(names)
  if (chance.once(6)) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== chosen))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === chosen ? spoilt(each, chance) : each]),
  )
}

function spoiltPlain(value: unknown, chance: Chance): unknown {
  return typeof value === 'string' && chance.once(2) ? hostileText(chance) : hostileValue(chance)
}

/** Written by hand, so that a key called __proto__ is one. */
function pairOf([name, value]: [string, unknown]): string {
  return `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`
}
