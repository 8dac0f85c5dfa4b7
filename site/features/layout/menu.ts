import { paths } from '#site/paths.ts'

export type MenuLink = { label: string; href: string }

/** The main menu after Tour Packages, in this order; a page is entered here when it exists. */
export const MENU_LINKS: MenuLink[] = [
  { label: 'Deals', href: paths.deals },
  { label: 'Places', href: paths.places },
]

export const COMPANY_LINKS: MenuLink[] = [
  { label: 'Deals', href: paths.deals },
  { label: 'Places to visit', href: paths.places },
]

/** Package pages with an address of their own, after the categories. */
export const PACKAGE_LINKS: MenuLink[] = [{ label: 'All tour packages', href: paths.tours }]
