// Lines of the car packages' lists: one wording for each fact, so that two packages never say it differently.

const driver = 'Driver, fuel and parking'
const vehicle = 'Air-conditioned vehicle for your party alone'
const entry = 'Entry tickets, unless you add them to the booking'
const food = 'Food, drinks and tips'
const night = 'Night charge for driving between 22:00 and 05:00'
const extra = 'Km and hours above the limit, at the rate shown with each vehicle where it has one'

const kmLine = (km: number) => `Up to ${km} km`

/** What a drive of one day includes. */
export const dayInclusive = (km: number): string[] => [driver, vehicle, kmLine(km)]

/** A drive of several days keeps its driver overnight. */
export const tourInclusive = (km: number): string[] => [...dayInclusive(km), "The driver's allowance for the nights"]

export const usualExclusive: string[] = [entry, food, night, extra]

/** Where the tickets are mostly boats and permits. */
export const boatExclusive: string[] = [
  'Permits, boats and entry tickets, unless you add them to the booking',
  food,
  night,
  extra,
]

/** A drive that itself begins before dawn has that in its price. */
export const earlyExclusive: string[] = [
  'Permits, boats and entry tickets, unless you add them to the booking',
  food,
  extra,
]

export const usualPayment: string[] = [
  '{carShare} confirms the car when the drive is more than {initialDays} away, and the rest is due {balanceDays} before it. Otherwise the full price is due at once',
  'Free cancellation until {carFreeCancel} before the pick-up; nothing is refunded after that',
]
