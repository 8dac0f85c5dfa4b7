import type { Brand } from '#contract/terms/brand.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { HeldLine } from '#contract/v1/trip-lines.ts'

/** Bookings as they come out of the API, for what is printed and mailed of them. */
export const ORIGIN = 'https://padauk.example'

export const sampleBrand: Brand = {
  brandName: 'Padauk',
  legalName: 'Padauk Andaman Holidays',
  tagline: 'Andaman holidays, planned from the islands',
  addressLines: [
    'Padauk House, 14 Harbour Lane',
    'Aberdeen, Sri Vijaya Puram (Port Blair)',
    'South Andaman, Andaman and Nicobar Islands 744101',
  ],
  gstin: '35AAAAA0000A1Z5 (SAMPLE)',
  phones: [
    { label: 'Bookings', text: '+91 3192 200 011', e164: '+913192200011' },
    { label: 'Office', text: '+91 3192 200 012', e164: '+913192200012' },
  ],
  whatsapp: { label: 'WhatsApp', text: '+91 3192 200 013', e164: '+913192200013' },
  email: 'hello@padauk.example',
  supportEmail: 'support@padauk.example',
  officeHours: { label: 'Office', text: 'Mon - Sat, 08am - 05pm' },
  supportHours: { label: 'Customer support', text: 'Mon - Sat, 10 AM - 6 PM IST' },
  foundedYear: 2025,
  socialLinks: [],
  grievanceOfficer: { name: 'Meera Nair', email: 'grievance@padauk.example', hours: 'Mon - Sat, 10 AM - 6 PM IST' },
  minimumAge: 18,
}

const priced = (payable: number, tax: number, discount = 0) => ({
  packageBasePrice: payable - tax + discount,
  discount,
  taxAmount: tax,
  amountPayable: payable,
})
const steps = (total: number, ...until: [string, string]) => [
  { until: until[0], refundPercent: 80, refund: Math.round(total * 0.8) },
  { until: until[1], refundPercent: 50, refund: Math.round(total * 0.5) },
]
const held = { nonRefundable: 0, state: 'live' as const, details: [] as { label: string; text: string }[] }

export function ferryLine(seats: string[]): HeldLine {
  const payable = seats.length * 1350
  return {
    ...held,
    ...{
      kind: 'ferry',
      lineId: 'l-ferry',
      tripId: 'tm-101.2026-12-25',
      seats,
      infants: seats.length > 5 ? 1 : undefined,
    },
    title: 'Ferry to Swaraj Dweep (Havelock), Green Ocean 2, Premium',
    startsAt: '2026-12-25T01:00:00.000Z',
    endsAt: '2026-12-25T03:15:00.000Z',
    price: priced(payable, seats.length * 198),
    cancellation: steps(payable, '2026-12-23T01:00:00.000Z', '2026-12-24T01:00:00.000Z'),
    initialPercent: 100,
    pnr: 'GO2-48213',
    details: [
      { label: 'Reporting time', text: '05:45, 45 minutes before departure' },
      { label: 'Jetty', text: 'Haddo Jetty, Sri Vijaya Puram (Port Blair)' },
      { label: 'Luggage', text: '25 kg a person' },
      { label: 'Operator', text: '+91 3192 230 770' },
    ],
  }
}

export const hotelLine: HeldLine = {
  ...held,
  ...{ kind: 'hotel', lineId: 'l-hotel', roomId: 'sea-cottage', checkIn: '2026-12-25', checkOut: '2026-12-28' },
  rooms: [
    { adults: 2, children: 1 },
    { adults: 2, children: 0 },
  ],
  title: 'Coral Reef Beach Resort, Sea-facing cottage',
  startsAt: '2026-12-25T06:30:00.000Z',
  endsAt: '2026-12-28T04:30:00.000Z',
  price: priced(53_100, 8_100),
  cancellation: steps(53_100, '2026-12-10T18:29:59.999Z', '2026-12-18T18:29:59.999Z'),
  initialPercent: 30,
  details: [
    { label: 'Check-in', text: 'From 12:00' },
    { label: 'Check-out', text: 'Until 10:00' },
    { label: 'Address', text: 'Beach No. 5, Vijay Nagar, Swaraj Dweep 744211' },
    { label: 'Hotel', text: '+91 3192 282 444' },
    { label: 'Meals', text: 'Breakfast' },
  ],
}

export const packageLine: HeldLine = {
  ...held,
  ...{ kind: 'package', lineId: 'l-package', packageId: 'island-saver', startDate: '2026-12-28' },
  ...{ adultCount: 4, childAges: [8] },
  title: 'Island Saver, 4 nights: Sri Vijaya Puram (Port Blair) and Shaheed Dweep (Neil)',
  startsAt: '2026-12-27T18:30:00.000Z',
  endsAt: '2027-01-01T18:29:59.000Z',
  price: priced(113_122, 5_387, 4_489),
  cancellation: steps(113_122, '2026-12-13T18:29:59.999Z', '2026-12-21T18:29:59.999Z'),
  initialPercent: 100,
  seats: ['B14', 'B15', 'B16', 'B17', 'B18'],
  details: [
    { label: 'Hotel 1', text: 'Hotel Sentinel Harbour, 28 - 30 Dec, 3 rooms, +91 3192 244 914' },
    { label: 'Hotel 2', text: 'Pearl Park Beach Resort, 30 Dec - 1 Jan, 3 rooms, +91 3192 282 510' },
    { label: 'Driver', text: 'Name and number by message the evening before' },
    { label: 'Wed 30 Dec 2026, ferry at 06:30', text: 'MV Tideline Meridian, Business, seats B14, B15, B16, B17, B18' },
  ],
}

export const carLine: HeldLine = {
  ...held,
  ...{ kind: 'car', lineId: 'l-car', hire: 'airport', chargeId: 'ap-1', vehicles: [{ vehicleId: 'innova', count: 1 }] },
  ...{ pickupDate: '2026-12-24', pickupTime: '11:30', passengers: 5, fromAirport: true },
  title: 'Airport to Aberdeen by Innova Crysta',
  startsAt: '2026-12-24T06:00:00.000Z',
  endsAt: '2026-12-24T07:00:00.000Z',
  price: priced(1_575, 75),
  cancellation: [{ until: '2026-12-24T05:00:00.000Z', refundPercent: 100, refund: 1_575 }],
  initialPercent: 30,
  details: [
    { label: 'Meeting point', text: 'Arrivals gate 1, Veer Savarkar International Airport' },
    { label: 'Driver', text: 'Suresh Kumar, +91 94340 11223' },
  ],
}

export const activityLine: HeldLine = {
  ...held,
  ...{ kind: 'activity', lineId: 'l-activity', waterSportId: 'scuba', placeId: 'nemo-reef', date: '2026-12-26' },
  ...{ time: '08:00', ages: [34, 31] },
  title: 'Scuba dive for beginners at Nemo Reef',
  startsAt: '2026-12-26T02:30:00.000Z',
  endsAt: '2026-12-26T05:30:00.000Z',
  price: priced(9_000, 1_373),
  cancellation: steps(9_000, '2026-12-11T18:29:59.999Z', '2026-12-19T18:29:59.999Z'),
  initialPercent: 30,
  details: [
    { label: 'Reporting time', text: '07:30' },
    { label: 'Where', text: 'Dive centre, Beach No. 2, Govind Nagar, Swaraj Dweep' },
    { label: 'Bring', text: 'A photo ID, a towel and a signed health form' },
  ],
}

/** Paid in full unless `change` says otherwise. */
export function sampleBooking(lines: HeldLine[], names: string[], change: Partial<Booking> = {}): Booking {
  const live = lines.filter(({ state }) => state === 'live')
  const sum = (part: keyof HeldLine['price']) => live.reduce((whole, { price }) => whole + price[part], 0)
  const total = {
    packageBasePrice: sum('packageBasePrice'),
    discount: sum('discount'),
    taxAmount: sum('taxAmount'),
    amountPayable: sum('amountPayable'),
  }
  return {
    ref: 'PDK-7K2M9-P4X1C',
    state: 'confirmed',
    late: false,
    createdAt: '2026-11-20T18:45:00.000Z',
    lines,
    total,
    paid: total.amountPayable,
    due: 0,
    lead: { name: names[0] ?? 'Asha Rao', email: 'asha.rao@example.com', contactNumber: '9876543210' },
    travellers: names.map((name, index) => ({
      name,
      age: 34,
      ...(index === 1 ? { idType: 'passport' as const, idNumber: 'Z 4567821' } : {}),
    })),
    payments: [],
    refunds: [],
    documents: ['voucher', 'invoice', 'calendar'],
    history: [],
    now: '2026-11-20T18:50:00.000Z',
    ...change,
  }
}

export const TEN_NAMES = [
  'Asha Rao',
  'Jean-Baptiste Émile de La Rochefoucauld-Montmorency van der Straeten',
  'आशा क्षत्रिय',
  'தமிழ்ச்செல்வி கிருஷ்ணமூர்த்தி',
  'অনির্বাণ চট্টোপাধ্যায়',
  'Иван Петров',
  'Łukasz Żółć',
  '王小明',
  'Vikram Singh Rathore',
  'Nguyễn Thị Hồng',
]
