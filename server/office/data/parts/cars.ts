import { z } from 'zod'
import { CAR_TYPES } from '#contract/terms/car-hire.ts'
import { Id } from '#contract/v1/shapes.ts'
import { HTML, ID, MAYBE_WHOLE, RUPEES, TEXT, WHOLE } from '../cells.ts'
import { lastPosition, recordPart } from '../record-part.ts'

const Rupees = z.int().min(0).max(1_000_000, 'Please enter at most ₹10,00,000')

const Car = z.strictObject({
  id: Id,
  name: z.string().trim().min(1, 'Please enter a name').max(120).optional(),
  carType: z.enum(CAR_TYPES, `Please enter ${CAR_TYPES.join(' or ')}`).optional(),
  seats: z.int().min(1).max(80, 'These are too many seats').optional(),
  largeBags: z.int().min(0).max(80).optional(),
  extraHour: Rupees.nullable().optional(),
  descriptionHtml: z.string().max(20_000).optional(),
})

export const carPart = recordPart({
  ...{ id: 'cars', table: 'vehicle', subject: 'vehicle', schema: Car, keys: ['id'], idFrom: ['name'] },
  columns: [
    { name: 'id', field: 'id', column: 'id', kind: ID },
    { name: 'name', field: 'name', column: 'name', kind: TEXT, isNeeded: true },
    { name: 'kind', field: 'carType', column: 'car_type', kind: TEXT, isNeeded: true },
    { name: 'seats', field: 'seats', column: 'seats', kind: WHOLE, isNeeded: true },
    { name: 'large_bags', field: 'largeBags', column: 'large_bags', kind: WHOLE, isNeeded: true },
    { name: 'extra_hour', field: 'extraHour', column: 'extra_hour', kind: MAYBE_WHOLE },
    { name: 'description', field: 'descriptionHtml', column: 'description', kind: HTML },
  ],
  fresh: () => ({ position: lastPosition('vehicle') }),
})

const Fare = z.strictObject({
  chargeId: Id,
  carId: Id,
  price: Rupees.optional(),
  extraKm: Rupees.nullable().optional(),
})

/** What a road or hire costs with a car; roads themselves are made on their screen. */
export const tariffPart = recordPart({
  ...{ id: 'tariffs', table: 'car_rate', subject: 'car_fare', schema: Fare, keys: ['chargeId', 'carId'] },
  columns: [
    {
      ...{ name: 'road', field: 'chargeId', column: 'charge_id', kind: ID, isNeeded: true },
      of: { table: 'car_charge', message: 'There is no such road or hire' },
    },
    {
      ...{ name: 'car', field: 'carId', column: 'vehicle_id', kind: ID, isNeeded: true },
      of: { table: 'vehicle', message: 'There is no such car' },
    },
    { name: 'price', field: 'price', column: 'price', kind: RUPEES, isNeeded: true },
    { name: 'extra_km', field: 'extraKm', column: 'extra_km', kind: MAYBE_WHOLE },
  ],
})
