import { expect } from 'vitest'
import type { OfficeRoad } from '#contract/office/car-roads.ts'
import type { OfficeCar } from '#contract/office/cars.ts'
import { openHotelOffice } from './office-hotels.ts'
import type { Reply } from './test-api.ts'
import { visitor } from './traveller.ts'

/** A Tuesday. */
export const DAY = '2026-12-08'
export const AIRPORT_ROAD = 'airport.haddo-wharf'
export const ISLAND = 'south-andaman'

const carOf = ({ body }: Reply) => body.car as OfficeCar
export const roadOf = ({ body }: Reply) => body.road as OfficeRoad
/** How a call was refused. */
export const refused = ({ status, body }: Reply) => [status, body.code, body.message]

/** An office with a manager, an editor, and the steps by which they make and sell cars. */
export async function openCarOffice() {
  const desk = await openHotelOffice()
  const { manager, editor, office, words } = desk
  const car = async (id: string) => carOf(await editor.get(`/cars/${id}`))
  const road = async (id: string) => roadOf(await editor.get(`/car-roads/${id}`))
  const newCar = async (name: string) =>
    carOf(await manager.post('/cars', { name, carType: 'Normal Car', seats: 4, largeBags: 2 }))
  return {
    ...{ ...desk, car, road, newCar },
    /** What visitors find for the road to the wharf at ten. */
    offers: async () => {
      const reply = await office.api.get(
        `/airportCarCharges/fetch?id=${AIRPORT_ROAD}&pickupDate=${DAY}&pickupTime=10:00`,
      )
      const [group] = (reply.body.carData ?? []) as { vehicle: { amountPayable: number; vehicle: { _id: string } }[] }[]
      return new Map(group?.vehicle.map((each) => [each.vehicle._id, each.amountPayable]))
    },
    /** A car is held by a visitor. */
    hold: (vehicleId: string, pickupDate = DAY) =>
      visitor(office.api).post('/holds', {
        lines: [
          {
            ...{ kind: 'car', hire: 'airport', chargeId: AIRPORT_ROAD, vehicles: [{ vehicleId, count: 1 }] },
            ...{ passengers: 1, pickupDate, pickupTime: '10:00', fromAirport: true },
          },
        ],
      }),
    /** On the site with a picture, some at work and a price for the road to the wharf. */
    liveCar: async (name: string, units = 2): Promise<OfficeCar> => {
      const made = await newCar(name)
      await editor.post(`/pictures/vehicle/${made.id}`, { pictureIds: [await words(`${name} on the pier`)] })
      await manager.post(`/cars/${made.id}/fleet`, { islandId: ISLAND, units })
      const live = await editor.patch(`/cars/${made.id}`, { version: (await car(made.id)).version, isLive: true })
      const { version, rates: others } = await road(AIRPORT_ROAD)
      const rates = [...others, { vehicleId: made.id, price: 800, extraKm: null }]
      const priced = await manager.patch(`/car-roads/${AIRPORT_ROAD}`, { version, rates })
      expect([live.body.status, priced.body.status]).toEqual([1, 1])
      return carOf(live)
    },
  }
}
export type CarOffice = Awaited<ReturnType<typeof openCarOffice>>
