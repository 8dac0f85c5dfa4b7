import {
  cardExtrasOf,
  idOf,
  isAddress,
  type Loose,
  listOf,
  numberOr,
  picturesOf,
  priceOf,
  recordOf,
  rupeesOf,
  textOr,
  unwrapList,
  wholeOr,
} from './normalise.ts'

const FACETS = ['priceBand', 'propertyType', 'stars', 'guestRating', 'location'] as const

/** `hotelData`, `hotel.hotelData`, `hotels.hotelData` or `hotels`; a missing total becomes what the list holds. */
export function normaliseHotelList(payload: unknown): unknown {
  const source = recordOf(payload)
  const list = unwrapList(payload, 'hotelData', 'hotels') ?? listOf(recordOf(source.hotel).hotelData)
  const wrapper = { ...recordOf(source.hotel), ...recordOf(source.hotels), ...source }
  const count = list?.length ?? 0
  const total = wholeOr(wrapper.total, -1)
  const splitStay = splitOf(wrapper.splitStay)
  return {
    hotelData: list?.map(normaliseHotel),
    facets: normaliseFacets(wrapper.facets),
    ...(splitStay.length > 1 ? { splitStay } : {}),
    total: total < 0 ? count : total,
    page: wholeOr(wrapper.page, 1),
    limit: wholeOr(wrapper.limit, count),
    ...(total < 0 ? { totalKnown: false } : {}),
  }
}

/** `hotelData` or `hotel.hotelData`, one record or a list of one. */
export function normaliseHotelDetails(payload: unknown): unknown {
  const source = recordOf(payload)
  const found = source.hotelData ?? recordOf(source.hotel).hotelData ?? source.hotel
  const hotel = recordOf(listOf(found)?.[0] ?? found)
  if (Object.keys(hotel).length === 0) return {}
  return {
    hotelData: {
      ...normaliseHotel(hotel),
      nearbyPlaces: (listOf(hotel.nearbyPlaces) ?? []).map(normaliseNearby),
      transport: (listOf(hotel.transport) ?? []).map(recordOf).map((each) => ({
        name: textOr(each.name, ''),
        distanceKm: numberOr(each.distanceKm, 0),
        minutes: numberOr(each.minutes, 0),
      })),
      rooms: (listOf(hotel.rooms) ?? []).map(normaliseRoom),
    },
  }
}

function normaliseHotel(value: unknown): Loose {
  const source = recordOf(value)
  const id = idOf(source._id ?? source.id)
  const name = textOr(source.name, textOr(source.hotelName, ''))
  return {
    _id: id,
    name,
    hotelName: textOr(source.hotelName, name),
    address: textOr(source.address, ''),
    propertyType: namedOf(source.propertyType),
    checkinTime: textOr(source.checkinTime, ''),
    checkoutTime: textOr(source.checkoutTime, ''),
    availableRooms: wholeOr(source.availableRooms, 0),
    standardPrice: rupeesOf(source.standardPrice),
    taxAmount: rupeesOf(source.taxAmount) ?? 0,
    starRating: numberOr(source.starRating, 0),
    bookingPolicy: textOr(source.bookingPolicy, ''),
    description: textOr(source.description, ''),
    images: picturesOf(source.images),
    locality: { name: textOr(recordOf(source.locality).name, textOr(source.locality, '')) },
    contact: textOr(source.contact, ''),
    ...phoneOf(source.phone ?? source.telephone),
    amenities: (listOf(source.amenities) ?? []).map(normaliseAmenity).filter(({ name: each }) => each !== ''),
    place: placeOf(source.place),
    pointId: typeof source.pointId === 'string' ? source.pointId : null,
    lat: numberOr(source.lat, 0),
    lng: numberOr(source.lng, 0),
    ...normaliseExtras(source),
  }
}

/** Undefined where there is none. */
function phoneOf(value: unknown): { phone?: string } {
  const phone = textOr(value, '')
  return phone === '' ? {} : { phone }
}

function normaliseExtras(source: Loose): Loose {
  const struckPrice = rupeesOf(source.struckPrice)
  const struckTaxAmount = rupeesOf(source.struckTaxAmount)
  const stay = stayOf(source.stay)
  return {
    ...cardExtrasOf(source),
    ...(struckPrice === undefined ? {} : { struckPrice }),
    ...(struckTaxAmount === undefined ? {} : { struckTaxAmount }),
    ...(stay === undefined ? {} : { stay }),
  }
}

function stayOf(value: unknown): Loose | undefined {
  const source = recordOf(value)
  const price = priceOf(source.price)
  const nights = wholeOr(source.nights, 0)
  if (price === undefined || nights === 0) return undefined
  const rooms = wholeOr(source.rooms, 0)
  return {
    nights,
    perNight: rupeesOf(source.perNight) ?? Math.round(price.amountPayable / nights),
    price,
    soldOut: source.soldOut === true,
    ...(rooms === 0 ? {} : { rooms }),
  }
}

function normaliseRoom(value: unknown): unknown {
  const source = recordOf(value)
  const stay = recordOf(source.stay)
  const price = priceOf(stay.price)
  const [roomsNeeded, roomsMost] = [wholeOr(stay.roomsNeeded, 0), wholeOr(stay.roomsMost, 0)]
  return {
    _id: idOf(source._id ?? source.id ?? source.name),
    name: textOr(source.name, ''),
    ...(typeof source.description === 'string' ? { description: source.description } : {}),
    images: picturesOf(source.images),
    bedTypeId: namedOf(source.bedTypeId),
    roomSize: numberOr(source.roomSize, 0),
    breakfast: source.breakfast === true || source.breakfast === 1 || source.breakfast === '1',
    pricePerRoom: rupeesOf(source.pricePerRoom),
    taxAmount: rupeesOf(source.taxAmount) ?? 0,
    maxAdults: wholeOr(source.maxAdults, 2) || 2,
    maxChildren: wholeOr(source.maxChildren, 0),
    ...(price === undefined
      ? {}
      : {
          stay: {
            left: wholeOr(stay.left, 0),
            price,
            nights: (listOf(stay.nights) ?? []).map(recordOf).map((night) => ({
              date: textOr(night.date, ''),
              price: rupeesOf(night.price) ?? 0,
              taxPercent: numberOr(night.taxPercent, 0),
            })),
            priceVersion: textOr(stay.priceVersion, ''),
            ...(roomsNeeded === 0 ? {} : { roomsNeeded }),
            ...(roomsMost === 0 ? {} : { roomsMost }),
          },
        }),
  }
}

function normaliseAmenity(value: unknown): { name: string; iconUrl: string } {
  const source = recordOf(value)
  const iconUrl = textOr(source.iconUrl, '')
  return {
    name: textOr(source.name, textOr(value, '')),
    iconUrl: isAddress(iconUrl) ? iconUrl : '',
  }
}

function normaliseNearby(value: unknown): unknown {
  const source = recordOf(value)
  return {
    ...(typeof source.placeId === 'string' ? { placeId: source.placeId } : {}),
    name: textOr(source.name, ''),
    description: textOr(source.description, ''),
    distanceKm: numberOr(source.distanceKm, 0),
  }
}

/** One record, its bare name, or (as some send it) a list of one. */
function namedOf(value: unknown): { _id: string; name: string } {
  const source = recordOf(listOf(value)?.[0] ?? value)
  const name = textOr(source.name, textOr(value, ''))
  return { _id: idOf(source._id ?? source.id ?? name), name }
}

function placeOf(value: unknown): Loose {
  const { oldName } = recordOf(value)
  return { ...namedOf(value), ...(typeof oldName === 'string' ? { oldName } : {}) }
}

function normaliseFacets(value: unknown): Loose {
  const source = recordOf(value)
  return Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      (listOf(source[facet]) ?? []).map(recordOf).flatMap((each) => {
        const label = textOr(each.label, '')
        const values = textOr(each.value, '')
        if (values === '') return []
        return [{ value: values, count: wholeOr(each.count, 0), ...(label === '' ? {} : { label }) }]
      }),
    ]),
  )
}

function splitOf(value: unknown): Loose[] {
  return (listOf(value) ?? []).map(recordOf).flatMap(({ hotelId, checkIn, checkOut }) => {
    const part = { hotelId: idOf(hotelId), checkIn: textOr(checkIn, ''), checkOut: textOr(checkOut, '') }
    return Object.values(part).includes('') ? [] : [part]
  })
}
