import type { Brand } from '#contract/terms/brand.ts'
import { hoursLabel } from '#contract/terms/support-hours.ts'
import type { Db } from '#server/db/db.ts'
import { readBrand } from './brand.ts'
import { figureTexts } from './figure-texts.ts'
import { readFigures } from './office-figures.ts'

/** The names that stored texts leave open: the brand record and the settings alone know them. */
export type Names = Record<string, { text: string; href?: string }>

/** Every name as it is to be read now. */
export async function readNames(db: Db): Promise<Names> {
  const [brand, figures] = await Promise.all([readBrand(db), readFigureNames(db)])
  return { ...figures, ...(brand === undefined ? {} : namesOf(brand)) }
}

/** The figures alone. */
export async function readFigureNames(db: Db): Promise<Names> {
  const texts = Object.entries(figureTexts(await readFigures(db)))
  return Object.fromEntries(texts.map(([name, text]) => [name, { text }]))
}

export function namesOf(brand: Brand): Names {
  const phone = brand.phones[0]
  return {
    legalName: { text: brand.legalName },
    address: { text: brand.addressLines.join(', ') },
    email: { text: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
    phone: { text: phone?.text ?? '', ...(phone === undefined ? {} : { href: `tel:${phone.e164}` }) },
    supportHours: { text: hoursLabel(brand.supportHours.text) },
    bookingAge: { text: String(brand.minimumAge) },
    grievanceName: { text: brand.grievanceOfficer.name },
    grievanceEmail: { text: brand.grievanceOfficer.email, href: `mailto:${brand.grievanceOfficer.email}` },
  }
}

/** In html: what can be written to or called is a link. A name that is not known stays as it is written. */
export function fillHtml(html: string, names: Names): string {
  return html.replace(NAME, (written, name: string) => {
    const known = names[name]
    if (known === undefined) return written
    const text = escapeHtml(known.text)
    return known.href === undefined ? text : `<a href="${escapeHtml(known.href)}">${text}</a>`
  })
}

export function fillText(text: string, names: Names): string {
  return text.replace(NAME, (written, name: string) => names[name]?.text ?? written)
}

/** Every text inside a value, filled as html; the casts hold because a text stays a text and a list a list. */
export function fillDeep<T>(value: T, names: Names): T {
  if (typeof value === 'string') return fillHtml(value, names) as T
  if (Array.isArray(value)) return value.map((each) => fillDeep(each, names)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillDeep(each, names)])) as T
}

const NAME = /\{(\w+)\}/g

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
