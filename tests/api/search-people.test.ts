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
const WHEELCHAIR = 'Can I travel with a wheelchair or a pram?'
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
  ['nautica ferry havelock to neil', 'a ferry by another brand', /^Swaraj Dweep .* to Shaheed Dweep/],
  ['macruzz gold havelock', 'a brand, misspelt', TO_HAVELOCK],
  ['green ocean 1 ticket price', 'a fare by its brand', TO_HAVELOCK],
  [
    'is there any ferry from havelock to neil in the evening?',
    'a crossing, in a sentence',
    /^Swaraj Dweep .* to Shaheed/,
  ],
  ['ferry to havelock tomorrow morning', 'the next sailing', TO_HAVELOCK],
  ['ferry kab hai', 'sailings, in Hindi', 'Ferry tickets'],
  ['पोर्ट ब्लेयर से हैवलॉक फेरी', 'the crossing, in Devanagari', TO_HAVELOCK],
  ['seaplane', 'another way between the islands, which is not sold', 'How do we get from the airport to the islands?'],
  ['honeymoon package under 40000 for 2', 'what two may pay together: none, the nearest', 'Two Shores Honeymoon'],
  ['andaman package for 2 under 30000', 'what two may pay together', /^All packages up to ₹15,000/],
  ['package under 1 lakh for 4', 'what four may pay together', /^All packages up to ₹25,000/],
  ['budget 15k per person 4 days', 'what each may pay', 'Pocket Islands'],
  ['couple package', 'honeymoons', HONEYMOONS],
  ['आन्दामान हनीमून 50 हजार', 'honeymoons at a price, in Hindi', HONEYMOONS],
  ['আন্দামান প্যাকেজ ২০০০০', 'a budget in the digits of Bengali', /^All packages up to ₹20,000/],
  ['holi me andaman trip', 'a holiday by its month', 'March in the Andamans'],
  ['may month package', 'a month that is also a verb', 'May in the Andamans'],
  ['rain in june', 'the weather of a month', 'June in the Andamans'],
  ['family package with kids and grandparents', 'three generations', 'Grandparents and All'],
  ['4 night 5 days andaman package price', 'a length', 'Island Saver'],
  ['3 din ka package', 'a length, in Hindi', 'Pocket Islands'],
  ['scuba diving price for non swimmers', 'a dive for who cannot swim', 'Shore Try-Dive'],
  ['scuba diving price for non swimmers', 'whether that is possible', 'Can I dive if I cannot swim?'],
  ['wheelchair accessible hotel', 'a hotel, and what a wheelchair meets', WHEELCHAIR],
  ['is wheel chair allowed in ferry', 'a ferry with a wheelchair', WHEELCHAIR],
  ['veg food hotel neil island', 'a hotel there', 'Kendra Court'],
  ['ross island light and sound show', 'the old name of the island', /^Netaji Subhas Chandra Bose Dweep/],
  ['light and sound show', 'where it is given', 'Cellular Jail National Memorial'],
  ['limestone cave trip', 'the caves', 'Baratang Limestone Caves'],
  ['port blair local sightseeing', 'a day in town by car', 'Sri Vijaya Puram City Day'],
  ['জলি বয়', 'an island, in Bengali', 'Jolly Buoy Island'],
  ['राधानगर बीच', 'a beach, in Devanagari', /^Radhanagar Beach/],
  ['সেলুলার জেল', 'the jail, in Bengali', 'Cellular Jail National Memorial'],
  ['airport taxi port blair', 'a car from the airport', 'Airport taxi'],
  ['airport to hotel drop', 'a car from the airport', 'Airport taxi'],
  ['cab for baratang', 'a day by car', 'Baratang Day Trip'],
  ['innova on rent', 'a large car by its brand', 'Car rental'],
  ['cheap hotel near airport', 'a cheap bed near the airport', 'Runway Rest'],
  ['beach resort with pool havelock', 'a resort', 'Lantern Reef Resort'],
  ['2 bhk homestay port blair', 'a homestay', 'Prothra Green Homestay'],
  ['glowing water kayaking', 'the night kayak', 'Night Kayak, Glowing Plankton'],
  ['bioluminesence', 'glowing plankton, misspelt', 'Night Kayak, Glowing Plankton'],
  ['kala pani jail', 'the jail by what people call it', 'Cellular Jail National Memorial'],
  ['do i need permit for andaman', 'the permit', 'Do Indians need a permit for the Andaman Islands?'],
  ['cancel my booking refund', 'what comes back', 'How much comes back if I cancel?'],
  ['honeymoon package for couple under 60000', 'what a couple may pay together', 'Two Shores Honeymoon'],
  ['private taxi havelock full day', 'a car for a day', 'Swaraj Dweep Beaches Day'],
  ['can we do scuba with 8 year old', 'from which age one dives', 'Can I dive if I cannot swim?'],
  ['is parasailing safe in rain', 'what one wants to do', 'Parasailing'],
  ['diglipur turtle nesting', 'where turtles come', 'Kalipur Beach'],
])('%s: %s', async (asked, _, shown) => {
  const { status, body } = await api.get(`/search?q=${encodeURIComponent(asked)}`)
  const titles = (body.results as unknown[]).slice(0, 3).map((each) => SearchResult.parse(each).title)
  const isShown = titles.some((title) => (shown instanceof RegExp ? shown.test(title) : title === shown))
  expect([status, titles, isShown]).toEqual([200, titles, true])
})
