import { paths } from '#site/paths.ts'

export type MenuLink = { label: string; href: string }

/** The main menu after Tour Packages, in this order; a page is entered here when it exists. */
export const MENU_LINKS: MenuLink[] = [
  { label: 'Hotels', href: paths.hotels },
  { label: 'Water Sports', href: paths.waterSports },
  { label: 'Deals', href: paths.deals },
  { label: 'Ferry Booking', href: paths.ferry },
  { label: 'Places', href: paths.places },
  { label: 'Contact', href: paths.contact },
]

/** What we sell, as the footer lists it; a service is entered here when its pages exist. */
export const SERVICE_LINKS: MenuLink[] = [
  { label: 'Tour booking', href: paths.tours },
  { label: 'Hotel booking', href: paths.hotels },
  { label: 'Ferry booking', href: paths.ferry },
  { label: 'Water sports booking', href: paths.waterSports },
]

export const COMPANY_LINKS: MenuLink[] = [
  { label: 'About', href: paths.about },
  { label: 'Blog', href: paths.blog },
  { label: 'When to go', href: paths.whenToGo },
  { label: 'FAQ', href: paths.faq },
  { label: 'Contact', href: paths.contact },
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
