import type { Brand, BrandHours, BrandPhone } from '#contract/terms/brand.ts'
import type { InPage } from '#site/ui/in-page.tsx'

export type FrameContact = {
  phones: BrandPhone[]
  whatsapp: BrandPhone | undefined
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
  return { phones, whatsapp, email, hours: [supportHours, officeHours] }
}
