import { z } from 'zod'
import { Id, Time } from '../v1/shapes.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'
import { Version } from './sections.ts'

/** The most that a night costs more, percent and rupees (ours). */
export const NIGHT_MOST = { percent: 100, leastRupees: 10_000 } as const

/** A pick-up from `from` on and before `to` costs `percent` more, at least `leastRupees`, before tax. */
const NightFields = z.strictObject({
  from: Time,
  to: Time,
  percent: z
    .int('Please enter a whole percentage')
    .min(0, 'A night cannot cost less than the day')
    .max(NIGHT_MOST.percent, `A night costs ${NIGHT_MOST.percent}% more at most`),
  leastRupees: z
    .int('Please enter whole rupees')
    .min(0, 'A night cannot cost less than the day')
    .max(NIGHT_MOST.leastRupees, 'Please enter fewer rupees'),
})

const CarNightRecord = NightFields.extend({ id: z.literal('night'), version: z.string() })
export type CarNightRecord = z.infer<typeof CarNightRecord>

const Saved = z.object({ carNight: CarNightRecord })

export const fetchCarNight = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/car-surcharges',
  summary: 'What a pick-up at night costs more, of cars by road and by the hour',
  query: NoQuery,
  body: NoBody,
  response: Saved,
})

export const changeCarNight = officeEndpoint({
  operation: 'prices.change',
  method: 'PATCH',
  path: '/car-surcharges/{id}',
  summary: 'Changes the night of cars; what is booked or held keeps its price',
  query: z.strictObject({ id: Id }),
  body: NightFields.partial().extend({ version: Version }),
  response: Saved,
  refusals: ['changed', 'invalid'],
})
