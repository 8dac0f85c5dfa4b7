import { paths } from '#contract/terms/paths.ts'

export type MenuLink = { label: string; href: string }

/** The main menu after Tour Packages, in this order; a page is entered here when it exists. */
export const MENU_LINKS: MenuLink[] = [
  { label: 'Hotels', href: paths.hotels },
  { label: 'Car Rental', href: paths.carRental },
  { label: 'Water Sports', href: paths.waterSports },
  { label: 'Deals', href: paths.deals },
  { label: 'Ferry Booking', href: paths.ferry },
  { label: 'Places', href: paths.places },
  { label: 'Contact', href: paths.contact },
]
