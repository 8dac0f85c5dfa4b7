import type { Operation } from './staff-roles.ts'

/** What leads from the demo to the first sale, in its order. Each is done by what the site has; of policies somebody may say that they hold as they stand. */
export const FIRST_DAY_STEPS = [
  'brand',
  'own_data',
  'policies',
  'hotel',
  'product',
  'payments',
  'mail',
  'team',
  'test_booking',
  'backup',
] as const
export type FirstDayStep = (typeof FIRST_DAY_STEPS)[number]

type StepLabel = { title: string; about: string; path?: string; does: string; operation: Operation }

/** `path`: the screen of the office where it is done; none where it is set outside of the office. */
export const FIRST_DAY_LABELS: Record<FirstDayStep, StepLabel> = {
  brand: {
    ...{ title: 'Name and contact', about: 'Every page, mail and invoice names you, your telephones and your GSTIN' },
    ...{ path: '/settings', does: 'Enter yours', operation: 'settings.change' },
  },
  own_data: {
    ...{ title: 'Start with your own data', about: 'The demo goes, its texts stay with you as a beginning' },
    ...{ path: '/first-day/restart', does: 'See what goes', operation: 'data.restart' },
  },
  policies: {
    ...{ title: 'Policies', about: 'Terms, privacy and refunds: read each, and say what holds for you' },
    ...{ path: '/policies', does: 'Read them', operation: 'catalogue.change' },
  },
  hotel: {
    ...{ title: 'Your first hotel', about: 'On the site, with a photograph of its own and a price' },
    ...{ path: '/hotels', does: 'Make a hotel', operation: 'prices.change' },
  },
  product: {
    ...{ title: 'A package or a ferry', about: 'Something to sell beside rooms' },
    ...{ path: '/packages', does: 'Make a package', operation: 'prices.change' },
  },
  payments: {
    ...{ title: 'Getting paid', about: 'Live keys of the payment gateway; until then no money moves' },
    ...{ does: 'How it is set', operation: 'settings.read' },
  },
  mail: {
    ...{ title: 'Mail', about: 'A mail server, and a mail that it has taken' },
    ...{ does: 'How it is set', operation: 'settings.read' },
  },
  team: {
    ...{ title: 'Somebody to help', about: 'A second member; each sees only their part' },
    ...{ path: '/team', does: 'Invite somebody', operation: 'team.read' },
  },
  test_booking: {
    ...{ title: 'A rehearsal', about: 'Book something of yours, as a traveller does' },
    ...{ path: '/bookings', does: 'See bookings', operation: 'bookings.read' },
  },
  backup: {
    ...{ title: 'A backup', about: 'One of the last days, so that nothing of yours can be lost' },
    ...{ does: 'How it is set', operation: 'settings.read' },
  },
}

/** A backup counts as recent for so long (ours). */
export const RECENT_BACKUP_DAYS = 7
