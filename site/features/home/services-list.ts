import { paths } from '#site/paths.ts'
import type { IconName } from '#site/ui/icon.tsx'

/** `href` is entered when the service has a page. */
export type Service = { name: string; text: string; icon: IconName; href?: string }

export const SERVICES: Service[] = [
  {
    name: 'Water Sports',
    text: 'Snorkelling, scuba, sea walks and kayaks, with the age and health rules said before you pay.',
    icon: 'waves',
    href: paths.waterSports,
  },
  {
    name: 'Hotel Booking',
    text: 'Beach cottages, town hotels and small resorts on each island, with the taxes shown beside the rate.',
    icon: 'bed',
    href: paths.hotels,
  },
  {
    name: 'Ferry Ride Booking',
    text: 'Fast boats between the islands. Choose your seats on a plan of the deck.',
    icon: 'ship',
    href: paths.ferry,
  },
  {
    name: 'Car Rental',
    text: 'A car with a driver, from the airport, by the hour or for the whole trip.',
    icon: 'car',
    href: paths.carRental,
  },
]
