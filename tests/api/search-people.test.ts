import { afterAll, beforeAll, expect, test } from 'vitest'
import { SearchResult } from '#contract/v1/search.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const TO_HAVELOCK = 'Sri Vijaya Puram (Port Blair) to Swaraj Dweep (Havelock)'
const FROM_HAVELOCK = 'Swaraj Dweep (Havelock) to Sri Vijaya Puram (Port Blair)'
const TO_NEIL = 'Sri Vijaya Puram (Port Blair) to Shaheed Dweep (Neil Island)'
const HONEYMOONS = /^All honeymoon packages/
const WAY_HERE = 'How do we get to the Andaman Islands?'
const SIGNAL = 'Is there a doctor, an ATM and a phone signal?'
const FOOD = 'Can we get vegetarian, Jain or halal food?'

/** As people type into one box, what they mean by it, and what must be among the first three. */
test.each<[asked: string, meant: string, shown: string | RegExp]>([
  ['neil island kaise jaye', 'the way to Neil Island, in Hindi', TO_NEIL],
  ['how to reach neil island', 'the way to Neil Island', TO_NEIL],
  ['havelock jane ka ferry kitna paisa', 'what the ferry costs, in Hindi', TO_HAVELOCK],
  ['port blair se havelock kaise jaye', 'the crossing, in Hindi', TO_HAVELOCK],
  ['havelock from port blair by ferry', 'the crossing, its ends the other way round', TO_HAVELOCK],
  ['last ferry havelock to port blair', 'the crossing back', FROM_HAVELOCK],
  ['green ocean ferry havelock to neil', 'a ferry by its brand', /^Swaraj Dweep .* to Shaheed Dweep/],
  ['dss ferry ticket', 'a government ferry by letters that nothing here has', 'Ferry tickets'],
  ['हैवलॉक कैसे जाएं', 'the way to Havelock, in Devanagari', TO_HAVELOCK],
  ['আন্দামান হানিমুন প্যাকেজ', 'honeymoons, in Bengali', HONEYMOONS],
  ['அந்தமான் சுற்றுலா', 'tours, in Tamil', 'All tour packages'],
  ['పోర్ట్ బ్లెయిర్ హోటల్', 'hotels in Port Blair, in Telugu', 'Coral Thread Inn'],
  ['ಅಂಡಮಾನ್ ಹನಿಮೂನ್ ಪ್ಯಾಕೇಜ್', 'honeymoons, in Kannada', HONEYMOONS],
  ['ഹാവ്ലോക്ക് ഹോട്ടൽ', 'hotels on Havelock, in Malayalam', 'Kestrel Bay Hotel'],
  ['taj exotica havelock', 'a hotel of another chain', 'Kestrel Bay Hotel'],
  ['tempo traveller 12 seater', 'a large car by its brand', 'Car rental'],
  ['rapido', 'a taxi app', 'Taxi from place to place'],
  ['scooty on rent', 'scooters, which are not for sale here', 'Can I drive myself?'],
  ['sasta andaman package', 'cheap packages, in Hindi', /^All budget packages/],
  ['for 2 adults 1 kid', 'a family by its numbers', /^All family packages/],
  ['20 people group tour', 'a group by its number', /^All group packages/],
  ['senior citizen parents trip', 'a slow trip', 'Grandparents and All'],
  ['christmas new year package', 'packages at the end of the year', 'December in the Andamans'],
  ['is havelock safe in july', 'the monsoon on Havelock', 'July in the Andamans'],
  ['andaman ghumne ka sahi samay', 'the best time, in Hindi', 'When to go'],
  ['chennai to port blair flight', 'how to come', WAY_HERE],
  ['andaman package from mumbai for couple', 'packages, whatever city one starts from', /Honeymoon|Two$|honeymoon/],
  ['pure veg hotel', 'vegetarian food', FOOD],
  ['jain food', 'food of Jains, not the jail', FOOD],
  ['jio network havelock', 'signal of a network', SIGNAL],
  ['atm in neil', 'cash on a small island', SIGNAL],
  ['wheelchair accessible', 'travel with a wheelchair', 'Can I travel with a wheelchair or a pram?'],
  ['rap permit us citizen', 'the permit of foreigners', 'What do foreign nationals need?'],
  ['aadhar card', 'what ID an Indian shows', 'Do Indians need a permit for the Andaman Islands?'],
  ['north sentinel island', 'a closed island', 'Can we visit tribal areas or the Nicobar Islands?'],
  ['hotels near airport', 'a bed near the airport', 'Runway Rest'],
  ['family of 5 hotel port blair', 'hotels, whoever comes', /Inn$|Residency$|Court$|Tern House/],
  ['group of 20 college', 'a group by its number', /^All group packages/],
  ['ferry to diglipur', 'where no ferry goes', 'Diglipur'],
  ['havlock to niel boat timing', 'the crossing, both ends misspelt', /^Swaraj Dweep .* to Shaheed Dweep/],
  ['2 nights havelock 1 night neil', 'three nights on both islands', 'Five Day Island Hop'],
  ['अंडमान टूर पैकेज', 'all tours, in Hindi', 'All tour packages'],
  ['emi payment', 'to pay in parts', 'Can I pay a part now and the rest later?'],
])('%s: %s', async (asked, _, shown) => {
  const { status, body } = await api.get(`/search?q=${encodeURIComponent(asked)}`)
  const titles = (body.results as unknown[]).slice(0, 3).map((each) => SearchResult.parse(each).title)
  const isShown = titles.some((title) => (shown instanceof RegExp ? shown.test(title) : title === shown))
  expect([status, titles, isShown]).toEqual([200, titles, true])
})
