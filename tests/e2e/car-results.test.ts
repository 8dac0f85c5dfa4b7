import { expect, test } from 'vitest'
import { earliestPickup, PICKUP_LEAD_MINUTES } from '#contract/terms/car-hire.ts'
import { addDays, formatDay } from '#contract/terms/india-time.ts'
import { browsePinnedSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { tabAndEnter, tabTo } from '#tests/support/keys.ts'
import { looksRightWide } from '#tests/support/look.ts'
import { PINNED_DAY, PINNED_NOW } from '#tests/support/pinned-day.ts'
import { DAY_IN_SEASON } from '#tests/support/water-days.ts'

const { visit, site } = browsePinnedSite()

const BY_NIGHT = `pickupDate=${DAY_IN_SEASON}&pickupTime=23:00`
const WANDOOR = `/airport-car-search?placeName=Wandoor&placeId=wandoor&hotelName=Wandoor&isSwapped=false&${BY_NIGHT}`

test('cars from the airport are shown with what they cost and hold, follow type and party, and a set is asked for', async () => {
  const page = await visit(WANDOOR, { ...PHONE, clock: true })
  await page.getByRole('heading', { name: 'Veer Savarkar International Airport to Wandoor' }).waitFor()
  await page.getByText('24 km by road, about 50 min').waitFor()
  const sedan = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Sedan', exact: true }) })
  for (const words of [
    '₹1,575',
    '₹1,500 + ₹75 taxes & fees',
    'Up to 4 people',
    '2 large bags',
    'no km limit',
    'A night charge of ₹250 is in the price',
  ])
    await sedan.getByText(words).waitFor()
  await page.getByText(`Free cancellation until ${formatDay(DAY_IN_SEASON)}, 22:00.`).waitFor()
  await looksRightWide(page)

  await page.getByRole('link', { name: 'Luxury Car' }).click()
  await page.getByText('₹3,213').waitFor()
  expect(new URL(page.url()).searchParams.get('carType')).toBe('Luxury Car')
  await page.getByRole('link', { name: 'Normal Car' }).click()
  await sedan.waitFor()
  await page.getByLabel('Passengers').last().selectOption('7')
  await sedan.waitFor({ state: 'hidden' })
  expect(await page.getByRole('article').count()).toBe(2)
  await page.getByLabel('Passengers').last().selectOption('20')
  const set = page.getByRole('region', { name: 'Your party needs more than one car' })
  for (const words of ['1 x Family MPV', '2 x Large MPV', '₹6,804', '₹6,480 + ₹324 taxes & fees'])
    await set.getByText(words).waitFor()
  await sedan.getByText('Seats 4, you are 20').waitFor()
  expect(await page.getByRole('article').getByRole('link').count(), 'no car that is too small').toBe(0)

  await page.getByText('Change search').click()
  const search = page.getByRole('search', { name: 'Search for a car' })
  await search.waitFor()
  await looksRightWide(page)
  await set.getByRole('link', { name: 'Enquire Now' }).click()

  await page.getByRole('heading', { level: 1, name: /^Enquire about .* to Wandoor$/ }).waitFor()
  const ride = page.getByRole('region', { name: 'Your ride' })
  for (const words of [`${formatDay(DAY_IN_SEASON)} at 23:00`, 'Family MPV + 2 Large MPV', '20 passengers', '₹6,804'])
    await ride.getByText(words).waitFor()
  await looksRightWide(page)
  const form = page.getByRole('main')
  await form.getByLabel('Passengers').fill('18')
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Email').fill('set@example.in')
  await form.getByLabel('Mobile number').fill('98765 43210')
  await page.clock.fastForward(20_000)
  await form.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Enquiry submitted successfully!').waitFor()
  await ride.getByText('18 passengers').waitFor()
  const reference = new URL(page.url()).searchParams.get('sent') ?? ''
  await eventually(async () => (await mailsWith(reference)).length).toBe(2)
  const mail = (await mailsWith(reference)).join('\n').replaceAll('=\r\n', '').replaceAll('=\n', '')
  for (const words of ['Car Rental', 'to Wandoor', '2 Large MPV', '18 passengers', '6,804'])
    expect(mail).toContain(words)
})

/** A link for an enquiry, without its cars. */
const HILL = '/airport-car-search/enquiry?placeId=marine-hill&hotelName=Marine+Hill&charge=airport.marine-hill'
const YESTERDAY = addDays(PINNED_DAY, -1)

test('a search that cannot be made says why, and offers the nearest one', async () => {
  const page = await visit('/airport-car-search', { ...PHONE, script: false })
  const { origin } = new URL(page.url())
  for (const [path, ...says] of [
    ['/airport-car-search', 'Please fill all required fields before submitting!', 'Haddo Wharf'],
    [
      '/airport-car-search?hotelName=Wandor',
      '"Wandor" is not the whole name',
      'Which one?',
      'Wandoor, on South Andaman',
    ],
    ['/airport-car-search?hotelName=Resort', 'Which one?', "Cove and Palm Resort, Corbyn's Cove"],
    ['/airport-car-search?hotelName=a', 'Which one?', 'Aberdeen Jetty'],
    ['/pickup-drop?fromPlace=Port+Blair&toPlace=Wandoor', 'Which one?', 'Haddo Wharf, on South Andaman', 'Tern House'],
    ['/airport-car-search?hotelName=Atlantis', 'We do not know a place called "Atlantis".', 'Haddo Wharf'],
    [
      '/airport-car-search?placeId=radhanagar&isSwapped=true',
      'There is no road from Radhanagar (Beach 7) to the airport',
    ],
    [
      '/airport-car-search?hotelName=Butler+Surf+Rooms',
      'There is no road from the airport to Butler Surf Rooms: it is on Little Andaman. Take the ferry',
      'to Haddo Wharf',
    ],
    ['/pickup-drop?fromPlace=Haddo+Wharf&toPlace=Lalaji+Quiet+Huts', 'no road joins them', 'to Long Island'],
    ['/airport-car-search?placeId=x&hotelName=Reef+House&placeName=Wandoor', 'took it for Wandoor', '24 km by road'],
    ['/pickup-drop', 'Please enter both Pickup and Drop locations!'],
    ['/pickup-drop?fromPlaceId=radhanagar', 'Please enter both Pickup', 'Car from Radhanagar (Beach 7) to Kalapathar'],
    ['/pickup-drop?fromPlace=Wandoor&toPlace=WANDOOR', 'Pickup and Drop locations cannot be the same.'],
    ['/pickup-drop?fromPlaceId=radhanagar&toPlaceId=sitapur', 'no road joins them', 'Ferries from Swaraj Dweep to'],
    ['/pickup-drop?fromPlaceId=haddo-wharf&toPlaceId=rangat', 'we have no fixed price for it yet', 'Write to us'],
    [
      '/pickup-drop?fromPlace=Diglipur&toPlace=Radhanagar+(Beach+7)',
      'Go by road from Diglipur to Haddo Wharf on South Andaman',
      'Ferries from South Andaman to Swaraj Dweep',
      'Car from Diglipur to Veer Savarkar International Airport',
    ],
    ['/hourly-car-search', 'Please fill all fields!', 'a car for 8 hours', '80 km inside the price'],
    ['/hourly-car-search?duration=8+Hours&date=&time=', 'Please fill all fields!', 'We show this instead'],
    [
      '/hourly-car-search?duration=7&date=2020-01-01&time=10:00',
      'Please give one of',
      'Please choose a day from today on',
    ],
    [
      `${WANDOOR}&passengers=41`,
      'The total pax cannot exceed 40',
      'We book groups of more than 40 passengers for you: tell us what you need, answer on',
      'Your party needs more than one car',
    ],
    [
      `/airport-car-search?placeId=wandoor&pickupDate=${DAY_IN_SEASON}`,
      'Please choose a time for this date',
      'at 10:00',
    ],
    [
      `/airport-car-search?placeId=wandoor&pickupDate=${DAY_IN_SEASON}&pickupTime=25:00`,
      'We could not read that time',
      'at 10:00',
    ],
    [
      `/airport-car-search?placeId=wandoor&pickupDate=${YESTERDAY}&pickupTime=10:00`,
      'Please choose a day from today on',
    ],
    [
      `${HILL}&cars=hatchback:1&pickupDate=${YESTERDAY}&pickupTime=10:00`,
      'Please choose a day from today on',
      'We show this instead',
    ],
    [`${HILL}&cars=tank:1`, 'These cars cannot be had any more. Please choose again.', '6 km by road'],
    [`${HILL}&cars=sedan:1&passengers=13`, 'These cars seat 4, you are 13.', 'Change the ride'],
  ] as const) {
    await page.goto(`${origin}${path}`)
    for (const words of says) await page.getByText(words).first().waitFor()
  }
  await page.goto(`${origin}/car-rental`)
  await page.getByRole('link', { name: /normal car for other hours/i }).click()
  await page.getByText('No date yet: these are the usual prices by day.').waitFor()
  expect(await page.getByText('Please fill all fields!').count(), 'no blame for a link').toBe(0)
  await page.goto(`${origin}/airport-car-search?hotelName=lantern+reef+resort`)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    ...{ placeName: 'Vijaynagar (Beach 5)', placeId: 'vijaynagar', hotelName: 'Lantern Reef Resort' },
    isSwapped: 'false',
  })
  await page.goto(`${origin}/pickup-drop?fromPlace=haddo+wharf&toPlace=wandoor`)
  expect(new URL(page.url()).search).toBe(
    '?fromPlace=Haddo+Wharf&toPlace=Wandoor&fromPlaceId=haddo-wharf&toPlaceId=wandoor',
  )
  const soon = earliestPickup(new Date(Date.parse(PINNED_NOW) - 3_600_000), PICKUP_LEAD_MINUTES)
  await page.goto(`${origin}/airport-car-search?placeId=wandoor&pickupDate=${soon.date}&pickupTime=${soon.time}`)
  await page.getByText('A car needs 5 hours 30 minutes of notice').waitFor()
  await page.getByText('We show this instead').waitFor()
  await page.getByRole('article').first().waitFor()
  await page.goto(`${origin}/airport-car-search?placeId=radhanagar`)
  await page.getByRole('link', { name: 'Car from Swaraj Dweep Jetty to Radhanagar (Beach 7)' }).click()
  await page.getByText('12 km by road').waitFor()
  await page.getByRole('heading', { name: 'Sedan', exact: true }).waitFor()
})

test('without script a car by the hour is found, chosen and asked for; what is wrong is said', async () => {
  const address = `/hourly-car-search?duration=8+Hours&date=${DAY_IN_SEASON}&time=10:00`
  const page = await visit(address, { ...PHONE, script: false })
  await page.getByText('80 km inside the price, then ₹18 a km before tax').waitFor()
  await page.locator('.car-filters').getByLabel('Passengers').selectOption('5')
  await page.getByRole('button', { name: 'Show cars' }).click()
  await page.waitForURL('**/hourly-car-search?*passengers=5*')
  expect(await page.getByRole('article').count()).toBe(3)
  await page.getByRole('link', { name: 'Luxury Car' }).click()
  await page.getByRole('link', { name: 'Enquire Now: Premium MPV' }).click()
  const form = page.getByRole('main')
  await form.getByText('₹5,775').first().waitFor()
  await form.getByLabel('Passengers').fill('7')
  await form.getByRole('button', { name: 'Submit' }).click()
  for (const message of ['These cars seat 6.', 'Please enter valid name', 'Please enter valid mobile number'])
    await form.getByText(message).first().waitFor()
  for (const [typed, message] of [
    ['x', 'Value must be a non-negative integer'],
    ['0', 'Please enter valid value'],
    ['41', 'The total pax cannot exceed 40'],
  ] as const) {
    await form.getByLabel('Passengers').fill(typed)
    await form.getByRole('button', { name: 'Submit' }).click()
    await form.getByText(message).waitFor()
  }
  await form.getByLabel('Passengers').fill('6')
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Email').fill('hour@example.in')
  await form.getByLabel('Mobile number').fill('98765 43210')
  await form.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Enquiry submitted successfully!').waitFor()
  await page.getByRole('link', { name: 'Back to the cars' }).click()
  await page.getByRole('heading', { name: 'Car for 8 hours' }).waitFor()
})

test('the keyboard alone changes type and party, and books', async () => {
  const page = await visit(WANDOOR, DESK)
  await tabAndEnter(page, 'Luxury Car')
  await page.getByText('₹3,213').waitFor()
  await tabTo(page, 'Passengers')
  await page.keyboard.type('9')
  await eventually(() => page.getByRole('article').count()).toBe(1)
  await tabAndEnter(page, 'Enquire Now: Luxury Van 9 seats')
  await page.getByRole('heading', { level: 1, name: /^Enquire about/ }).waitFor()
  expect(await page.getByRole('main').getByLabel('Passengers').inputValue()).toBe('9')
})

async function mailsWith(reference: string): Promise<string[]> {
  return (await site().mails()).filter((mail) => mail.includes(reference))
}
