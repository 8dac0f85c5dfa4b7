import {
  cardExtrasOf,
  groupNoticeOf,
  idOf,
  type Loose,
  listOf,
  pagedOf,
  picturesOf,
  pointOf,
  quoteOf,
  recordOf,
  rupeesOf,
  textOr,
  unwrapList,
  wholeOr,
} from './normalise.ts'

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
