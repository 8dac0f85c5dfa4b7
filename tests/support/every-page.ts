import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { policyVersionPath } from '#contract/terms/paths.ts'
import { legalPages } from '#demo/prose/legal.ts'

/** The terms in the version of the demo, at the address that bookings lead to. */
const TERMS_NOW = policyVersionPath(
  'terms-and-conditions',
  legalPages.find(({ slug }) => slug === 'terms-and-conditions')?.version ?? '',
)
const FROM = addDays(dayInIndia(new Date()), 20)
const STAY = `checkIn=${FROM}&checkOut=${addDays(FROM, 2)}&rooms=2-0,2-1`

/** Every kind of page, the empty and the lost ones too. */
export const PAGES = [
  '/',
  '/tours',
  '/tour-packages/honeymoon',
  '/package-details/island-saver',
  '/package-details/island-saver/enquiry?adults=2&children=1',
  '/places',
  '/place-details/cellular-jail',
  '/hotels',
  '/car-rental',
  `/hotel-search?destination=swaraj-dweep&${STAY}`,
  `/hotel-details/lantern-reef?${STAY}`,
  `/hotel-details/lantern-reef/enquiry?${STAY}&room=lantern-reef-gc`,
  '/water-sports?place=north-bay',
  '/water-sport-details/parasailing',
  '/water-sport-details/night-kayak/enquiry?date=2027-02-11',
  '/airport-car-search?placeName=Wandoor&placeId=wandoor&hotelName=Wandoor&passengers=20',
  `/hourly-car-search?duration=8+Hours&date=${FROM}&time=23:00`,
  '/pickup-drop?fromPlace=Haddo+Wharf&toPlace=Radhanagar&fromPlaceId=haddo-wharf&toPlaceId=radhanagar',
  `/hourly-car-search/enquiry?duration=8+Hours&date=${FROM}&time=23:00&charge=hourly.8&cars=sedan:1`,
  '/car-rental-details/baratang-day-trip',
  '/car-rental-details/baratang-day-trip/enquiry?adults=3&children=2',
  `/ferry?from=port-blair&to=havelock&date=${FROM}&children=1`,
  '/ferry?plan=hop',
  `/ferry/days?from=port-blair&to=havelock&month=${FROM.slice(0, 7)}`,
  '/ferry/plan',
  `/ferry/tm-101.${FROM}?adults=2&infants=1`,
  `/ferry/tm-101.${FROM}/enquiry?adults=11&class=bClass`,
  '/deals',
  '/deals?kind=car&sort=price_asc',
  '/package-details/island-saver/reviews',
  '/search?q=havlock',
  '/search?q=xyzzyq',
  '/blog',
  '/blog/permits-and-id',
  '/about',
  '/contact',
  '/contact/sent?reference=ENQ-7K2M9P',
  '/currency',
  '/sign-in',
  '/my-bookings',
  '/checkout/no-such-hold',
  '/booking/PDK-00000-00000',
  '/faq',
  '/trip',
  '/saved',
  '/saved?name=Honeymoon+ideas&p=two-shores-honeymoon&p=island-saver&h=lantern-reef&w=parasailing&at=cellular-jail&c=gone',
  '/book/package',
  '/compare?p=two-shores-honeymoon&p=lagoon-and-lanterns-honeymoon&p=island-saver',
  '/package-details/two-shores-honeymoon/dates?month=2027-01&date=2027-02-13',
  '/when-to-go',
  '/refund-policy',
  '/privacy-policy',
  '/quote/nobody-wrote-this',
  '/choice/nobody-was-asked',
  '/nowhere',
  '/package-details/no-such-package',
]

/** Of the same make as others of the list; what may not fit into a phone is looked at there. */
export const MORE_PAGES = [
  '/ferry',
  `/ferry/tm-101.${FROM}?adults=2&view=list`,
  '/hotel-search',
  '/hotel-details/lantern-reef',
  '/car-rental?tab=hourly',
  '/terms-and-conditions',
  TERMS_NOW,
  '/payment-policy',
  '/cookie-policy',
  '/website-usage-policy',
]
