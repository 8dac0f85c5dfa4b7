/** What our structured data must hold, by its type; a small schema of our own. Answers one line for each thing wrong. */
export type JsonLd = { '@type': string; [name: string]: unknown }
type Check = (value: unknown, where: string) => string[]

const text: Check = (value, where) => (typeof value === 'string' && value.trim() !== '' ? [] : [`${where} is no text`])
const address: Check = (value, where) =>
  typeof value === 'string' && /^https?:\/\/[^/\s]+\/?\S*$/.test(value) ? [] : [`${where} is no whole address`]
const number: Check = (value, where) =>
  typeof value === 'number' && Number.isFinite(value) ? [] : [`${where} is no number`]
const exactly =
  (wanted: unknown): Check =>
  (value, where) =>
    value === wanted ? [] : [`${where} is ${JSON.stringify(value)}, not ${JSON.stringify(wanted)}`]
const listOf =
  (check: Check): Check =>
  (value, where) =>
    Array.isArray(value) && value.length > 0
      ? value.flatMap((each, index) => check(each, `${where}.${index}`))
      : [`${where} is no list`]
const record =
  (fields: Record<string, Check>): Check =>
  (value, where) => {
    if (typeof value !== 'object' || value === null) return [`${where} is no record`]
    // Just found to be one.
    const source = value as Record<string, unknown>
    return Object.entries(fields).flatMap(([name, check]) => check(source[name], `${where}.${name}`))
  }

/** Numbered from one, without a gap. */
const numbered: Check = (value, where) =>
  Array.isArray(value)
    ? value.flatMap((each, index) => exactly(index + 1)((each as JsonLd).position, `${where}.${index}.position`))
    : []
const both =
  (one: Check, other: Check): Check =>
  (value, where) => [...one(value, where), ...other(value, where)]

const SCHEMAS: Record<string, Check> = {
  BreadcrumbList: record({
    itemListElement: both(listOf(record({ '@type': exactly('ListItem'), name: text, item: address })), numbered),
  }),
  ItemList: record({
    name: text,
    itemListElement: both(listOf(record({ '@type': exactly('ListItem'), name: text, url: address })), numbered),
  }),
  Product: record({
    name: text,
    description: text,
    image: listOf(address),
    brand: record({ '@type': exactly('Brand'), name: text }),
    offers: record({
      '@type': exactly('Offer'),
      url: address,
      price: number,
      priceCurrency: exactly('INR'),
      availability: exactly('https://schema.org/InStock'),
    }),
  }),
  TouristAttraction: record({
    name: text,
    description: text,
    url: address,
    image: listOf(address),
    geo: record({ '@type': exactly('GeoCoordinates'), latitude: number, longitude: number }),
    address: record({ '@type': exactly('PostalAddress'), addressCountry: exactly('IN') }),
  }),
  Article: record({
    headline: text,
    description: text,
    url: address,
    datePublished: text,
    dateModified: text,
    image: listOf(address),
    author: record({ '@type': exactly('Organization'), name: text, url: address }),
    publisher: record({ '@type': exactly('Organization'), name: text }),
  }),
  FAQPage: record({
    mainEntity: listOf(
      record({
        '@type': exactly('Question'),
        name: text,
        acceptedAnswer: record({ '@type': exactly('Answer'), text }),
      }),
    ),
  }),
  TravelAgency: record({ name: text, url: address, telephone: text, address: text }),
}

export function faultsOf(data: JsonLd): string[] {
  const type = data['@type']
  const check = SCHEMAS[type]
  if (check === undefined) return [`nothing is known of ${type}`]
  return [...exactly('https://schema.org')(data['@context'], `${type}.@context`), ...check(data, type)]
}
