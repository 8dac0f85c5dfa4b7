import { divideHalfUp } from '#contract/terms/money.ts'
import {
  cardExtrasOf,
  groupNoticeOf,
  idOf,
  type Loose,
  listOf,
  numberOr,
  pagedOf,
  picturesOf,
  pointOf,
  quoteOf,
  recordOf,
  rupeesOf,
  textOr,
  textsOf,
  unwrapList,
  wholeOr,
} from './normalise.ts'

/** What a provider's car costs beside its price, where it does not say (5 % is usual). */
const TAX_PERCENT = 5
const SEATS_OF_A_CAR = 4

/** `carData`, `cars.carData`, or hourly prices under their own name. */
export function normaliseCarGroups(payload: unknown): unknown {
  const { groups, ...rest } = groupsOf(payload)
  return { carData: groups, ...rest }
}

/** `PriceData`, `cars.PriceData`, or the name that the other calls use. */
export function normaliseHourlyGroups(payload: unknown): unknown {
  const { groups, ...rest } = groupsOf(payload)
  return { PriceData: groups, ...rest }
}

function groupsOf(payload: unknown) {
  const source = recordOf(payload)
  const wrapper = { ...recordOf(source.cars), ...source }
  const list = unwrapList(payload, 'carData', 'cars') ?? unwrapList(payload, 'PriceData', 'cars')
  const suggestion = (listOf(wrapper.suggestion) ?? []).map(recordOf).flatMap((each) => {
    const [vehicleId, count] = [idOf(each.vehicleId), wholeOr(each.count, 0)]
    return vehicleId === '' || count === 0 ? [] : [{ vehicleId, count }]
  })
  return {
    groups: list?.map(normaliseGroup),
    ...(suggestion.length === 0 ? {} : { suggestion, ...groupNoticeOf(wrapper.group) }),
    ...pagedOf(wrapper, list?.length ?? 0),
  }
}

function normaliseGroup(value: unknown, index: number): unknown {
  const source = recordOf(value)
  const id = idOf(source._id ?? source.id) || `group-${index + 1}`
  const vehicles = Array.isArray(source.vehicle) ? source.vehicle : [source.vehicle]
  const [minutes, kmLimit] = [wholeOr(source.minutes, 0), wholeOr(source.kmLimit, 0)]
  const [from, to] = [pointOf(source.from), pointOf(source.to)]
  return {
    _id: id,
    distance: kmOf(source.distance),
    ...(minutes === 0 ? {} : { minutes }),
    ...(kmLimit === 0 ? {} : { kmLimit }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    vehicle: vehicles.flatMap((each, place) => offerOf(each, `${id}-${place + 1}`)),
  }
}

/** A figure, also one written with its unit ("6.5 km"). */
function kmOf(value: unknown): number {
  return Math.max(0, numberOr(typeof value === 'string' ? value.replace(/\s*km$/i, '') : value, 0))
}

/** A car without a price is none that anybody can hire. */
function offerOf(value: unknown, fallbackId: string): Loose[] {
  const source = recordOf(value)
  const price = rupeesOf(source.price)
  if (price === undefined) return []
  const taxAmount = rupeesOf(source.taxAmount) ?? divideHalfUp(price * TAX_PERCENT, 100)
  const extraKm = rupeesOf(source.extraKm)
  return [
    {
      _id: idOf(source._id ?? source.id) || fallbackId,
      price,
      taxAmount,
      amountPayable: rupeesOf(source.amountPayable) ?? price + taxAmount,
      ...(extraKm === undefined ? {} : { extraKm }),
      nightCharge: rupeesOf(source.nightCharge) ?? 0,
      priceVersion: textOr(source.priceVersion, ''),
      vehicle: vehicleOf(recordOf(source.vehicle), fallbackId),
    },
  ]
}

function vehicleOf(source: Loose, fallbackId: string): Loose {
  const picture = recordOf(picturesOf(source.carImage)[0])
  const description = textOr(source.description, '')
  return {
    _id: idOf(source._id ?? source.id) || fallbackId,
    carName: textOr(source.carName ?? source.name, ''),
    carImage: textOr(picture.mediaLink, ''),
    maxMember: wholeOr(source.maxMember, SEATS_OF_A_CAR) || SEATS_OF_A_CAR,
    largeBags: wholeOr(source.largeBags, 0),
    carType: /luxury/i.test(textOr(source.carType, '')) ? 'Luxury Car' : 'Normal Car',
    ...(description === '' ? {} : { description }),
  }
}

/** Suggestions are an extra: a point that cannot be read is left out. */
export function normaliseTransferPoints(payload: unknown): unknown {
  const list = unwrapList(payload, 'points', 'transferPoints')
  const hotels = listOf(recordOf(payload).hotelsWithoutPoint) ?? []
  return {
    ...(hotels.length === 0 ? {} : { hotelsWithoutPoint: hotels.map(recordOf).flatMap(placedOf) }),
    points: list?.map(recordOf).flatMap((source) => {
      const airportKm = numberOr(source.airportKm, -1)
      return placedOf(source).map((placed) => ({
        ...placed,
        kind: textOr(source.kind, ''),
        ...(Array.isArray(source.town) ? { town: textsOf(source.town) } : {}),
        names: textsOf(source.names),
        hotels: (listOf(source.hotels) ?? []).flatMap((each) => pointOf(each) ?? []),
        airportKm: airportKm < 0 ? null : airportKm,
      }))
    }),
  }
}

/** With its island, or not at all. */
function placedOf(source: Loose) {
  const point = pointOf(source)
  const island = pointOf(source.island)
  if (point === undefined || island === undefined) return []
  const { oldName } = recordOf(source.island)
  return [{ ...point, island: { ...island, ...(typeof oldName === 'string' ? { oldName } : {}) } }]
}

/** `packageData`, or under `packages` or `carPackages`. */
export function normaliseCarPackages(payload: unknown): unknown {
  const source = recordOf(payload)
  const wrapper = { ...recordOf(source.carPackages), ...recordOf(source.packages), ...source }
  const list = unwrapList(payload, 'packageData', 'packages') ?? listOf(recordOf(source.carPackages).packageData)
  return { packageData: list?.map(normaliseCarPackage), ...pagedOf(wrapper, list?.length ?? 0) }
}

function normaliseCarPackage(value: unknown): unknown {
  const source = recordOf(value)
  const id = idOf(source._id ?? source.id)
  const rows = (listOf(source.packages) ?? []).flatMap((each) => rowOf(recordOf(each)))
  const [struckPrice, island] = [rupeesOf(source.struckPrice), pointOf(source.island)]
  const { oldName } = recordOf(source.island)
  return {
    _id: id,
    id,
    slug: textOr(source.slug, id),
    packageName: textOr(source.packageName, ''),
    duration: textOr(source.duration, ''),
    description: textOr(source.description, ''),
    images: picturesOf(source.images),
    inclusive: textOr(source.inclusive ?? source.inclusion, ''),
    exclusive: textOr(source.exclusive ?? source.exclusion, ''),
    paymentPolicy: textOr(source.paymentPolicy, ''),
    packages: rows,
    iternary: (listOf(source.iternary ?? source.itinerary ?? source.tourIternary) ?? []).map(recordOf).map((step) => ({
      title: textOr(step.title, ''),
      description: textOr(step.description, ''),
    })),
    places: (listOf(source.places) ?? []).map(placeOf),
    kmLimit: wholeOr(source.kmLimit, 0),
    startingPrice: rupeesOf(source.startingPrice) ?? Math.min(...rows.map(({ price }) => price)),
    ...cardExtrasOf(source),
    ...(struckPrice === undefined ? {} : { struckPrice }),
    ...(island === undefined ? {} : { island: { ...island, ...(typeof oldName === 'string' ? { oldName } : {}) } }),
    ...listsOf(source),
  }
}

function listsOf(source: Loose): Loose {
  const tickets = listOf(source.entryTickets)?.map((each) => ({
    ...placeOf(each),
    rupees: rupeesOf(recordOf(each).rupees) ?? 0,
  }))
  const weekdays = listOf(source.closedWeekdays)?.filter((each) => typeof each === 'string')
  return {
    ...(tickets === undefined ? {} : { entryTickets: tickets }),
    ...(weekdays === undefined ? {} : { closedWeekdays: weekdays }),
  }
}

/** A place as a record, or its bare name. */
function placeOf(value: unknown): Loose {
  const source = recordOf(value)
  return {
    placeId: idOf(source.placeId ?? source._id ?? source.id),
    name: textOr(source.name, textOr(value, '')),
  }
}

/** Who fits is said by numbers, or by words such as "5-6 pax"; a row without a price is left out. */
function rowOf(source: Loose): (Loose & { price: number })[] {
  const price = rupeesOf(source.price)
  if (price === undefined) return []
  const range = textOr(source.range, '')
  const [least = 1, most = least] = (range.match(/\d+/g) ?? []).map(Number)
  const [extraKm, extraHour] = [rupeesOf(source.extraKm), rupeesOf(source.extraHour)]
  const vehicleName = textOr(source.vehicleName, '')
  return [
    {
      vehicleName,
      range,
      price,
      entryFees: rupeesOf(source.entryFees) ?? 0,
      minPax: wholeOr(source.minPax, least) || 1,
      maxPax: wholeOr(source.maxPax, most) || 1,
      vehicleId: idOf(source.vehicleId ?? vehicleName),
      ...(extraKm === undefined ? {} : { extraKm }),
      ...(extraHour === undefined ? {} : { extraHour }),
    },
  ]
}

/** Under `data`, or at the top level; the cars' own price left out is what the others leave of the whole. */
export function normaliseCarPrice(payload: unknown): unknown {
  const source = recordOf(payload)
  const price = 'data' in source ? recordOf(source.data) : source
  const quote = quoteOf(price)
  const entryCharges = rupeesOf(price.entryCharges) ?? 0
  return {
    data: {
      ...quote,
      carPrice: rupeesOf(price.carPrice) ?? Math.max(0, wholeOr(quote.packageBasePrice, 0) - entryCharges),
      entryCharges,
      ...groupNoticeOf(price.group),
      vehicles: (listOf(price.vehicles) ?? []).map(recordOf).map((each) => ({
        vehicleId: idOf(each.vehicleId),
        vehicleName: textOr(each.vehicleName, ''),
        count: wholeOr(each.count, 1) || 1,
        price: rupeesOf(each.price) ?? 0,
      })),
    },
  }
}
