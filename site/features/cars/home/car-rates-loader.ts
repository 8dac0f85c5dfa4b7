import { CAR_TYPES, type CarType, type HireDuration } from '#contract/terms/car-hire.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { type CarGroup, type CarOffer, fetchHourlyCars } from '#contract/v1/cars.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { aboveLimit, carRoom, hireText, splitText } from '../loader-texts.ts'
import { carSearchHref } from '../search/car-query.ts'
import { vehiclePicture } from '../vehicle-picture.ts'

export type CarRateView = {
  id: string
  name: string
  picture?: PictureSource
  room: string
  /** What is paid for the hire shown. */
  price: number
  split: string
  /** "₹18 for each km above, before tax" */
  above?: string
}
export type CarRatesView = { type: CarType; hire: string; href: string; cars: readonly CarRateView[] }

/** A day out: long enough for the whole south of the main island. */
const SHOWN: HireDuration = '8 Hours'

/** What each car costs for a usual hire; a type without prices is left out. */
export async function loadCarRates({ api }: Pick<SiteHost, 'api'>): Promise<readonly CarRatesView[]> {
  const answers = await Promise.all(
    CAR_TYPES.map((carType) => api.call(fetchHourlyCars, { query: { duration: SHOWN, carType } })),
  )
  return answers.flatMap((answer, index) => {
    const [type, hire] = [CAR_TYPES[index], answer.ok ? answer.value.PriceData[0] : undefined]
    return type === undefined || hire === undefined || hire.vehicle.length === 0 ? [] : [toRates(type, hire)]
  })
}

function toRates(type: CarType, hire: CarGroup): CarRatesView {
  return {
    type,
    hire: hireText(SHOWN, hire.kmLimit ?? hire.distance),
    href: carSearchHref('hourly', { duration: SHOWN, carType: type }),
    cars: hire.vehicle.map(toRate),
  }
}

function toRate({ vehicle, price, taxAmount, amountPayable, extraKm }: CarOffer): CarRateView {
  return {
    id: vehicle._id,
    name: vehicle.carName,
    picture: vehiclePicture(vehicle.carImage),
    room: carRoom(vehicle.maxMember, vehicle.largeBags),
    price: amountPayable,
    split: splitText(formatRupees(price), formatRupees(taxAmount)),
    ...(extraKm === undefined ? {} : { above: aboveLimit(formatRupees(extraKm)) }),
  }
}
