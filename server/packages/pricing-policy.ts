import type { PricingPolicy } from './rules.ts'

/** The house rules a package is priced by unless the settings or the package say otherwise (package prices 2.1, 2.3, 2.4). */
export const DEFAULT_PRICING_POLICY: PricingPolicy = {
  ratios: { singleAdult: 150, thirdAdult: 87, childWithBed: 60, childWithoutBed: 40, infantAge1: 10, infantUnder1: 0 },
  seasons: [
    { id: 'peak', name: 'Peak', factor: 125, ranges: [{ from: '12-15', to: '01-15' }] },
    {
      id: 'shoulder',
      name: 'Regular',
      factor: 100,
      ranges: [
        { from: '01-16', to: '05-15' },
        { from: '10-01', to: '12-14' },
      ],
    },
    { id: 'monsoon', name: 'Monsoon', factor: 85, ranges: [{ from: '05-16', to: '09-30' }] },
  ],
  partyDiscounts: [
    { from: 6, percent: 4 },
    { from: 10, percent: 7 },
    { from: 15, percent: 10 },
  ],
}
