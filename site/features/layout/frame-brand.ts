import type { Brand, BrandHours, BrandPhone } from '#contract/terms/brand.ts'
import { whatsappHref } from '#contract/terms/whatsapp.ts'
import type { InPage } from '#site/ui/in-page.tsx'

export type FrameContact = {
  phones: BrandPhone[]
  whatsapp?: { label: string; text: string; href: string }
  email: string
  hours: BrandHours[]
}

/** What the frame of every page knows of the brand: what is only told stands in the page, drawn. */
export type FrameBrand = {
  brandName: string
  /** `rights`: "© 2025-2026 Padauk Andaman Holidays"; `hasCurrencies`: there are rates to show. */
  about: InPage<Pick<Brand, 'tagline' | 'addressLines' | 'socialLinks'> & { rights: string; hasCurrencies: boolean }>
  contact: InPage<FrameContact>
}

export function contactOf({
  phones,
  whatsapp,
  email,
  supportHours,
  officeHours,
}: Pick<Brand, 'phones' | 'whatsapp' | 'email' | 'supportHours' | 'officeHours'>): FrameContact {
  return {
    ...{ phones, email, hours: [supportHours, officeHours] },
    ...(whatsapp && { whatsapp: { ...whatsapp, href: whatsappHref(whatsapp.e164) } }),
  }
}
