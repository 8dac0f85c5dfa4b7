import { describe, expect, test } from 'vitest'
import { fetchCarPackages, priceCarPackage } from '#contract/v1/car-packages.ts'
import { fetchAirportCars, fetchHourlyCars, fetchRideCars, fetchTransferPoints } from '#contract/v1/cars.ts'
import type { AnyEndpoint } from '#contract/v1/endpoint.ts'
import { normalise } from './provider-client.ts'

function read(endpoint: AnyEndpoint, payload: unknown) {
  return endpoint.response.safeParse(normalise(endpoint, payload))
}

/** Only the fields of a car result that every provider sends. */
const FOREIGN = [
  { distance: '6.5 km', vehicle: { price: '650', vehicle: { carName: 'Sedan', carImage: '/a.webp', maxMember: '4' } } },
  { distance: 12, vehicle: [{ vehicle: { carName: 'No price' } }] },
]

describe('a foreign provider’s cars', () => {
  test.each([
    ['airport', fetchAirportCars, { status: 1, carData: FOREIGN }, 'carData'],
    ['pick-up and drop', fetchRideCars, { status: 1, cars: { carData: FOREIGN } }, 'carData'],
    ['hourly', fetchHourlyCars, { status: 1, PriceData: FOREIGN }, 'PriceData'],
    ['hourly under the other name', fetchHourlyCars, { status: 1, cars: { carData: FOREIGN } }, 'PriceData'],
  ] as const)('%s are read, with the tax of 5 %% where none is told', (_what, endpoint, payload, key) => {
    const { success, data } = read(endpoint, payload)
    expect(success).toBe(true)
    const groups = (data as Record<string, { _id: string; vehicle: object[] }[]>)[key]
    expect(groups).toHaveLength(2)
    expect(groups?.[0]).toMatchObject({
      _id: 'group-1',
      distance: 6.5,
      vehicle: [
        {
          price: 650,
          taxAmount: 33,
          amountPayable: 683,
          nightCharge: 0,
          vehicle: { carName: 'Sedan', carImage: '/a.webp', maxMember: 4, carType: 'Normal Car' },
        },
      ],
    })
    expect(groups?.[1]?.vehicle).toEqual([])
    expect(data).toMatchObject({ total: 2, page: 1, limit: 2 })
  })

  test('an image that is no address is none, a type in any case is one', () => {
    const vehicle = [{ price: 1, vehicle: { carName: 'A', carImage: 'javascript:alert(1)', carType: 'luxury' } }]
    expect(read(fetchRideCars, { carData: [{ vehicle }] }).data).toMatchObject({
      carData: [{ vehicle: [{ vehicle: { carImage: '', carType: 'Luxury Car', maxMember: 4 } }] }],
    })
  })

  test('an answer without a list is unusable', () => {
    for (const endpoint of [fetchAirportCars, fetchHourlyCars, fetchRideCars, fetchTransferPoints, fetchCarPackages])
      expect(read(endpoint, { status: 1 }).success, endpoint.path).toBe(false)
    expect(read(priceCarPackage, { data: {} }).success).toBe(false)
  })
})

describe('a foreign provider’s car packages', () => {
  const row = { vehicleName: 'Sedan', range: '1-4 pax', price: 3000, entryFees: '50' }
  const packages = [row, { ...row, vehicleName: 'Van', range: '7 pax', price: 2900 }, { vehicleName: 'No price' }]
  const found = {
    id: 'C1',
    packageName: 'Loop',
    duration: '8 hours',
    inclusion: '<p>Fuel</p>',
    packages,
    places: ['Bay'],
  }

  test('are read under both names, with what their words say', () => {
    for (const payload of [{ packageData: [found] }, { packages: { packageData: [found] } }]) {
      const { data } = read(fetchCarPackages, payload)
      expect(data).toMatchObject({
        packageData: [
          {
            _id: 'C1',
            id: 'C1',
            slug: 'C1',
            inclusive: '<p>Fuel</p>',
            startingPrice: 2_900,
            places: [{ name: 'Bay' }],
            packages: [
              { minPax: 1, maxPax: 4, entryFees: 50, vehicleId: 'Sedan' },
              { minPax: 7, maxPax: 7 },
            ],
          },
        ],
        total: 1,
      })
    }
  })

  test('have their price under data or at the top level', () => {
    const price = {
      carPrice: 2_857,
      entryCharges: 60,
      packageBasePrice: 2_917,
      discount: 0,
      taxAmount: 143,
      amountPayable: 3_060,
    }
    for (const payload of [{ data: price }, { status: 1, ...price }])
      expect(read(priceCarPackage, payload).data).toMatchObject({ data: { ...price, vehicles: [], priceVersion: '' } })
    const { carPrice, ...rest } = price
    expect(read(priceCarPackage, rest).data).toMatchObject({ data: { carPrice } })
  })
})

test('a transfer point without an island or a name is left out', () => {
  const points = [{ id: 'P1', name: 'Jetty', island: { id: 'I', name: 'Isle' } }, { id: 'P2', name: 'Nowhere' }, 7]
  expect(read(fetchTransferPoints, { points }).data).toEqual({
    points: [
      {
        _id: 'P1',
        name: 'Jetty',
        island: { _id: 'I', name: 'Isle' },
        kind: '',
        names: [],
        hotels: [],
        airportKm: null,
      },
    ],
  })
})
