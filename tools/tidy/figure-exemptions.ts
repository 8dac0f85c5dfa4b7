/** Of a port, its counters and its carriers: facts of the timetable, written as a sentence. */
const AT_THE_JETTY = ['45 to 60 minutes', '60 minutes', '30 minutes', '15 to 20 minutes']
/** The carriers' own steps of a refund, as their policy records have them. */
const CARRIERS = ['80%', '50%', '48 hours', '24 to 48 hours', '24 hours']
/** Ages by which carriers tell infants, children and adults. */
const CARRIER_AGES = ['1 year', '1 to 11 years', '12 years', 'one year']
/** What the rules for consumers give a grievance officer. */
const GRIEVANCE = 'one month'
/** Struck prices: the lowest of that time (ours). */
const STRUCK = '30 days'

/** Figures that no office sets and no rule of the booking decides, by file. */
export const FIGURE_EXEMPTIONS: Record<string, readonly string[]> = {
  // Examples of what may be typed, and the given names of hires.
  'contract/terms/car-texts.ts': ['8 hours', '2 days'],
  'site/features/cars/home/car-rates-loader.ts': ['8 Hours'],
  'site/features/cars/results/results-ways.ts': ['8 Hours'],
  'contract/v1/ferries.ts': ['one day'],
  // One of a count, beside its plural.
  'contract/terms/ferry-fare.ts': ['1 seat'],
  'contract/terms/ferry-labels.ts': ['1 seat'],
  'server/packages/rules.ts': ['1 year'],
  // What is left on a clock, and which mail of three this is.
  'site/shop/book/held-clock.tsx': ['1 minute', '5 minutes'],
  'server/documents/booking-mails.ts': ['3 days'],
  'site/features/ferry-search/texts.ts': CARRIER_AGES,
  'site/features/ferry-seats/sailing/sailing-view.ts': CARRIER_AGES,
  'site/features/ferry-seats/texts.ts': CARRIER_AGES,
  'site/features/deals/texts.ts': [STRUCK],
  // The length of the longest holiday in the catalogue.
  'site/features/packages/texts.ts': ['ten days'],
  // Waiting drivers, seasickness, rain, and the caution of divers before a flight.
  'demo/prose/faq.ts': [
    ...AT_THE_JETTY,
    ...CARRIER_AGES,
    'one day',
    'half an hour',
    'two days',
    '18 hours',
    '24 hours',
  ],
  // Of the sun.
  'demo/prose/guide-pages.ts': ['five minutes'],
  // An example's distance in time, and the mails before a balance is due.
  'demo/prose/legal/payment-policy.ts': [STRUCK, 'two months', 'three days', 'one day'],
  'demo/prose/legal/privacy-policy.ts': [GRIEVANCE],
  // The example of a part cancelled.
  'demo/prose/legal/refund-policy.ts': [...CARRIERS, GRIEVANCE, '10 days'],
  'demo/prose/legal/terms-and-conditions.ts': [...AT_THE_JETTY, ...CARRIER_AGES, GRIEVANCE],
  'demo/prose/legal/website-usage-policy.ts': [GRIEVANCE],
  'demo/prose/posts/ferries-explained.ts': CARRIERS,
}
