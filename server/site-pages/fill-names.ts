import type { Brand } from '#contract/terms/brand.ts'

/** The names that texts leave open: the brand record alone knows them. */
export type Names = Record<string, { text: string; href?: string }>

export function namesOf(brand: Brand): Names {
  const phone = brand.phones[0]
  return {
    legalName: { text: brand.legalName },
    address: { text: brand.addressLines.join(', ') },
    email: { text: brand.supportEmail, href: `mailto:${brand.supportEmail}` },
    phone: { text: phone?.text ?? '', ...(phone === undefined ? {} : { href: `tel:${phone.e164}` }) },
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

const NAME = /\{(\w+)\}/g

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
