/** `body` is sent as JSON; a text is sent as it is. `delayMs` holds the answer back; one that hangs up sends nothing. */
export type FakeResponse = { status?: number; body?: unknown; delayMs?: number; hangsUp?: boolean }

/** What the foreign provider of the tests has: eight packages, so that its second page is short. */
const CATEGORIES = [
  { id: 'C1', slug: 'beaches', categoryName: 'Beach Holidays', isActive: true, isDeleted: false },
  { id: 'C2', slug: 'hidden', categoryName: 'Not for sale', isActive: false, isDeleted: false },
]
const NAMES = ['North', 'South', 'East', 'West', 'Upper', 'Lower', 'Inner', 'Outer']
const PACKAGES = NAMES.map((name, index) => ({
  id: `P${index + 1}`,
  slug: `${name.toLowerCase()}-lagoon`,
  packageName: `${name} Lagoon Week`,
  categoryId: { id: 'C1', categoryName: 'Beach Holidays' },
  images: [],
  places: [{ placeId: 'L1', name: 'Lagoon' }],
  duration: `${index + 2} nights ${index + 3} days`,
  description: `<p style="color:red">${name} of the lagoon, <b>seen slowly</b>.</p>`,
  // A text where we send a number, and under the other name.
  packageRate: String(20_000 + index * 2_001),
  somethingUnknown: { nobody: 'reads it' },
}))
const DETAILS = {
  overview: '<p onclick="alert(1)">A week by the lagoon.</p><script>document.title = "stolen"</script>',
  inclusion: '<ul><li>Boats</li></ul>',
  exclusion: '<ul><li>Flights</li></ul>',
  paymentPolicy: '<p>Pay on arrival.</p>',
  cancellationPolicy: '<p>Cancel when you like.</p>',
  upperLimit: '6',
  iternary: [{ title: 'To the lagoon', description: '<p>By boat.</p>', breakfast: '1', lunch: 0, dinner: true }],
  hotelDetails: [{ place: 'Lagoon', hotelName: 'Reed House', duration: '2 nights', starRating: '3' }],
}
const PLACES = [
  { id: 'L1', name: 'Lagoon', description: '<p>Still water.</p>' },
  { id: 'L2', name: 'Reed Bank', image: [], description: '<p>Birds.</p>' },
]

/** One place instead of a list, clips with and without words, and none of the limits that only we know. */
const WATER_SPORT = {
  id: 'W1',
  name: 'Lagoon Dive',
  description: '<p onclick="alert(1)">Down the <b>ladder</b>.</p><script>document.title = "stolen"</script>',
  image: { mediaLink: '/media/reef.webp' },
  videos: [
    { mediaLink: '/clips/dive-1.mp4', poster: '/clips/dive-1.webp', captions: '/clips/dive-1.vtt' },
    { mediaLink: '/clips/dive-2.mp4' },
    { mediaLink: 'javascript:alert(1)' },
  ],
  place: { placeName: 'Lagoon' },
}

/** Answers in the shapes the specification lists beside ours, and with none of the fields that only we send. */
export function foreignAnswers(path: string, query: URLSearchParams, body: unknown): FakeResponse | undefined {
  switch (path) {
    case '/travelCategory/fetch':
      return { body: { status: 1, categoryData: CATEGORIES } }
    case '/travelPackage/fetch':
      return { body: { status: 1, packages: { packageData: packagesFor(query) } } }
    case '/travelPackage/specialPackage/fetch':
      return { body: { status: 1, specialPackages: { packageData: PACKAGES.slice(0, 5) } } }
    case '/travelPackage/similarPackage/fetch':
      return { body: { status: 1, packages: PACKAGES.slice(4, 6) } }
    case '/travelPackage/pricing':
      return { body: { status: 1, packagePrice: { data: priceFor(body) } } }
    case '/places/fetch':
      return { body: { status: 1, places: { placesData: placesFor(query) } } }
    case '/waterSports/fetch':
      return { body: { status: 1, waterSports: { WaterSportsData: [WATER_SPORT] } } }
    case '/enquiry/submit':
      return { body: { status: 1, message: 'Thank you', data: { reference: 'ENQ-7K2M4P' } } }
    default:
      return undefined
  }
}

function packagesFor(query: URLSearchParams) {
  const slug = query.get('packageSlug')
  if (slug !== null) return PACKAGES.filter((each) => each.slug === slug).map((each) => ({ ...each, ...DETAILS }))
  const limit = Number(query.get('limit') ?? 6)
  const skipped = (Number(query.get('page') ?? 1) - 1) * limit
  return PACKAGES.slice(skipped, skipped + limit)
}

function placesFor(query: URLSearchParams) {
  const id = query.get('id')
  return id === null ? PLACES : PLACES.filter((each) => each.id === id)
}

function priceFor(body: unknown) {
  const { adultCount = 0 } = body as { adultCount?: number }
  const amountPayable = adultCount * 10_000
  return { packageBasePrice: amountPayable - 500 * adultCount, discount: 0, taxAmount: 500 * adultCount, amountPayable }
}
