import { FERRY_CLASS_NAMES, FERRY_CLASSES, type FerryClassCode } from '#contract/terms/ferry-labels.ts'
import {
  flagOf,
  idOf,
  type Loose,
  listOf,
  recordOf,
  rupeesOf,
  textOr,
  textsOf,
  unwrapList,
  wholeOr,
} from './normalise.ts'

/** `ferryData`, `ferry.ferryData`; seats as a map or as a list; a provider that names no operators has answered itself. */
export function normaliseFerryList(payload: unknown): unknown {
  const source = recordOf(payload)
  const wrapper = { ...recordOf(source.ferry), ...source }
  return {
    ferryData: unwrapList(payload, 'ferryData', 'ferry')?.map(tripOf),
    operators: (listOf(wrapper.operators) ?? []).map(answeredOf),
    days: (listOf(wrapper.days) ?? []).map(recordOf).map((day) => {
      const fareFrom = rupeesOf(day.fareFrom)
      return {
        date: textOr(day.date, ''),
        trips: wholeOr(day.trips, 0),
        ...(fareFrom === undefined ? {} : { fareFrom }),
      }
    }),
    ...(wrapper.daysPartial === true ? { daysPartial: true } : {}),
    nearestDates: textsOf(wrapper.nearestDates),
  }
}

export function normaliseFerryTrip(payload: unknown): unknown {
  const source = recordOf(payload)
  const trip = recordOf(source.trip ?? source.data)
  return { trip: { ...recordOf(tripOf(trip)), maps: (listOf(trip.maps) ?? []).flatMap(mapOf) } }
}

export function normaliseFerrySeats(payload: unknown): unknown {
  const source = recordOf(payload)
  const seats = recordOf(source.seats ?? source.data ?? source)
  return { seats: { taken: textsOf(seats.taken), version: wholeOr(seats.version, 0) } }
}

export function normaliseFerryPlans(payload: unknown): unknown {
  const source = recordOf(payload)
  return {
    plans: listOf(source.plans)
      ?.map(recordOf)
      .map((plan) => ({
        legs: (listOf(plan.legs) ?? []).map(sailingOf),
        fareFrom: rupeesOf(plan.fareFrom),
        waitsMinutes: (listOf(plan.waitsMinutes) ?? []).map((each) => wholeOr(each, 0)),
      })),
    operators: (listOf(source.operators) ?? []).map(answeredOf),
    ...(source.problem === undefined ? {} : { problem: source.problem }),
  }
}

export function normaliseNextFerries(payload: unknown): unknown {
  const source = recordOf(payload)
  return {
    from: portOf(source.from),
    to: portOf(source.to),
    sailings: (listOf(source.sailings) ?? []).map(sailingOf),
  }
}

function answeredOf(value: unknown): Loose {
  const { id, name, answered } = recordOf(value)
  return { id: idOf(id), name: textOr(name, ''), answered: answered !== false }
}

function tripOf(value: unknown): unknown {
  const source = recordOf(value)
  return {
    ...recordOf(sailingOf(value)),
    pClass: seatsOf(source.pClass),
    bClass: seatsOf(source.bClass),
    ...(source.rClass === undefined || source.rClass === null ? {} : { rClass: seatsOf(source.rClass) }),
  }
}

/** Seats by number. In a list each names itself; in a map one without a number is called by its key. */
function seatsOf(value: unknown): unknown {
  const entries: [string, unknown][] = (listOf(value) ?? []).map((seat) => [textOr(recordOf(seat).number, ''), seat])
  const all = entries.length > 0 ? entries : Object.entries(recordOf(value))
  return Object.fromEntries(
    all
      .filter(([key]) => key !== '')
      .map(([key, seat]) => {
        const { number, isBooked, isBlocked } = recordOf(seat)
        const label = textOr(number, key)
        return [label, { number: label, isBooked: flagOf(isBooked), isBlocked: flagOf(isBlocked) }]
      }),
  )
}

function sailingOf(value: unknown): unknown {
  const source = recordOf(value)
  const id = idOf(source.tripId ?? source._id ?? source.id)
  const operator = recordOf(source.operator)
  const vessel = recordOf(source.vessel)
  const luggage = recordOf(source.luggage)
  return {
    _id: idOf(source._id ?? source.id ?? id),
    tripId: id,
    operator: {
      id: idOf(operator.id),
      name: textOr(operator.name, ''),
      chooseSeats: operator.chooseSeats !== false,
    },
    vessel: { id: idOf(vessel.id), name: textOr(vessel.name, '') },
    from: portOf(source.from),
    to: portOf(source.to),
    date: textOr(source.date, ''),
    departureTime: textOr(source.departureTime, ''),
    arrivalTime: textOr(source.arrivalTime, ''),
    classes: classesOf(source),
    infantFare: rupeesOf(source.infantFare) ?? 0,
    luggage: {
      checkedKg: wholeOr(luggage.checkedKg, 0),
      handKg: wholeOr(luggage.handKg, 0),
      excessPerKg: rupeesOf(luggage.excessPerKg) ?? 0,
    },
    reportBeforeMinutes: wholeOr(source.reportBeforeMinutes, 0),
    checkInClosesMinutes: wholeOr(source.checkInClosesMinutes, 0),
    salesOpen: source.salesOpen !== false,
    priceVersion: textOr(source.priceVersion, ''),
    fetchedAt: textOr(source.fetchedAt, ''),
  }
}

/** A port is a record, or its bare name. */
function portOf(value: unknown): Loose {
  const { id, name, town } = recordOf(value)
  const called = textOr(name, textOr(value, ''))
  return { id: textOr(id, called), name: called, town: textOr(town, called) }
}

/** A class with an unknown code or without a fare is left out. */
function classesOf(source: Loose): unknown[] {
  return (listOf(source.classes) ?? []).map(recordOf).flatMap((each) => {
    const code = codeOf(each.code)
    const fare = rupeesOf(each.fare)
    if (code === undefined || fare === undefined) return []
    return {
      code,
      name: textOr(each.name, FERRY_CLASS_NAMES[code]),
      fare,
      taxAmount: rupeesOf(each.taxAmount) ?? 0,
      portFee: rupeesOf(each.portFee) ?? 0,
      seatsLeft: wholeOr(each.seatsLeft, 0),
    }
  })
}

function mapOf(value: unknown): unknown[] {
  const source = recordOf(value)
  const code = codeOf(source.code)
  if (code === undefined) return []
  const map = {
    code,
    deck: textOr(source.deck, ''),
    windowLetters: textsOf(source.windowLetters),
    grid: (listOf(source.grid) ?? []).map(recordOf).map(({ row, cells, tag }, index) => ({
      row: wholeOr(row, index + 1),
      cells: (listOf(cells) ?? []).map((cell) => (typeof cell === 'string' ? cell : null)),
      ...(typeof tag === 'string' ? { tag } : {}),
    })),
  }
  return [map]
}

function codeOf(value: unknown): FerryClassCode | undefined {
  return FERRY_CLASSES.find((code) => code === value)
}
