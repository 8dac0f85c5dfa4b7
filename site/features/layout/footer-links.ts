import { paths } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { MenuLink } from './menu.ts'

/** The titles of the columns; those of more than the footer are in texts.ts, which travels. */
export const FOOTER_TEXTS = {
  services: 'Services',
  company: 'Company',
  policies: 'Policies',
  packages: 'Packages',
  currency: 'Prices in your currency',
} as const

export const COMPANY_LINKS: MenuLink[] = [
  { label: 'About', href: paths.about },
  { label: 'Blog', href: paths.blog },
  { label: 'When to go', href: paths.whenToGo },
  { label: 'FAQ', href: paths.faq },
  { label: 'Contact', href: paths.contact },
  // The side panel leads there too, which opens with script only.
  { label: 'My Bookings', href: visitorPaths.myBookings },
]

export const POLICY_LINKS: MenuLink[] = [
  { label: 'Privacy', href: paths.policy('privacy-policy') },
  { label: 'Terms and conditions', href: paths.policy('terms-and-conditions') },
  { label: 'Refunds', href: paths.policy('refund-policy') },
  { label: 'Payments', href: paths.policy('payment-policy') },
  { label: 'Cookies', href: paths.policy('cookie-policy') },
  { label: 'Website usage', href: paths.policy('website-usage-policy') },
]

/** Categories with an address of their own; the footer leads to these. */
export const CATEGORY_ADDRESS: Record<string, string> = {
  family: paths.familyTours,
  group: paths.groupTours,
  honeymoon: paths.honeymoonTours,
}

/** What we sell, as the footer lists it; a service is entered here when its pages exist. */
export const SERVICE_LINKS: MenuLink[] = [
  { label: 'Tour booking', href: paths.tours },
  { label: 'Car rental', href: paths.carRental },
  { label: 'Hotel booking', href: paths.hotels },
  { label: 'Ferry booking', href: paths.ferry },
  { label: 'Water sports booking', href: paths.waterSports },
]
