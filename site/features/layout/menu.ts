import { paths } from '#site/paths.ts'

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

/** What we sell, as the footer lists it; a service is entered here when its pages exist. */
export const SERVICE_LINKS: MenuLink[] = [
  { label: 'Tour booking', href: paths.tours },
  { label: 'Car rental', href: paths.carRental },
  { label: 'Hotel booking', href: paths.hotels },
  { label: 'Ferry booking', href: paths.ferry },
  { label: 'Water sports booking', href: paths.waterSports },
]
