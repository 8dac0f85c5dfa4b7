import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SEARCH_REFUSED } from '#contract/terms/messages.ts'
import { SearchResult } from '#contract/v1/search.ts'
import { refreshSearch } from '#server/search/refresh-search.ts'
import { openTestApi, type Reply, type TestApi } from '#tests/support/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function search(q: string, more = ''): Promise<Reply & { titles: string[]; results: SearchResult[] }> {
  const reply = await api.get(`/search?q=${encodeURIComponent(q)}${more}`)
  const results = ((reply.body.results ?? []) as unknown[]).map((each) => SearchResult.parse(each))
  return { ...reply, results, titles: results.map(({ title }) => title) }
}

describe('a place is found however its name is spelt', () => {
  test.each([
    ['havlock', 'Swaraj Dweep (Havelock Island)'],
    ['Swaraj Dwip', 'Swaraj Dweep (Havelock Island)'],
    ['neel', 'Shaheed Dweep (Neil Island)'],
    ['radha nagar', 'Radhanagar Beach (Beach No. 7)'],
    ['rada nagar beech', 'Radhanagar Beach (Beach No. 7)'],
    ['radhanagr', 'Radhanagar Beach (Beach No. 7)'],
    ['celular jail', 'Cellular Jail National Memorial'],
    ['cellularjail', 'Cellular Jail National Memorial'],
    ['chidia tapu', 'Chidiya Tapu'],
    ['elefant beach', 'Elephant Beach'],
    ['Corbyns cove', "Corbyn's Cove Beach"],
    ['PÓRT  blàir', 'Sri Vijaya Puram (Port Blair)'],
  ])('%s: %s', async (asked, first) => {
    expect((await search(asked)).titles[0]).toBe(first)
  })

  test('scooba: scuba dives', async () => {
    const { body, results } = await search('scooba', '&kind=activity')
    expect([body.meant, results[0]?.url]).toEqual(['scuba', expect.stringMatching(/^\/water-sport-details\//)])
  })

  test.each(['scuba', 'snorkelling', 'snorkeling', 'kayak', 'sea walk'])(
    '%s: the thing itself before the list that holds it',
    async (asked) => {
      expect((await search(asked)).results[0]?.kind).toBe('activity')
    },
  )

  test('and the answer says how the question was understood, only when a word was taken for another', async () => {
    expect((await search('celular jail')).body.meant).toBe('cellular jail')
    expect((await search('cellular jail')).body).not.toHaveProperty('meant')
  })
})

describe('old names and new names find the same', () => {
  test.each([
    ['Port Blair', 'Sri Vijaya Puram'],
    ['Neil', 'Shaheed Dweep'],
    ['Havelock', 'Swaraj Dweep'],
    ['Ross Island', 'Netaji Subhas Chandra Bose Dweep'],
  ])('%s and %s', async (old, official) => {
    const [one, other] = [await search(old), await search(official)]
    expect(one.titles[0]).toBe(other.titles[0])
    expect(one.titles[0]).toContain(official)
    expect(one.titles[0]).toContain(old)
  })
})

describe('what is nearest to the question comes first', () => {
  test('what is called exactly so, before what begins so, before what has the words', async () => {
    expect((await search('deals')).titles[0]).toBe('Deals')
    const { titles } = await search('honeymoon')
    expect(titles[0]).toMatch(/^All honeymoon packages \(\d+\)$/)
    expect(titles).toContain('Two Shores Honeymoon')
  })

  test.each([
    ['ferry', /^Ferry tickets$/],
    ['ferry to havelock', /^Sri Vijaya Puram \(Port Blair\) to Swaraj Dweep \(Havelock\)$/],
    ['airport taxi', /^Airport taxi$/],
    ['car', /^Car rental$/],
    ['cheap hotel', /^Hotels$/],
    ['jetty', /^Ferries explained/],
    ['cruise', /^Ferry tickets$/],
    ['kids', /^All family packages/],
  ])('%s: what is about it comes before what only mentions it', async (asked, first) => {
    expect((await search(asked)).titles[0]).toMatch(first)
  })

  test('children by another word: stories and packages as well', async () => {
    const { results, titles } = await search('kids')
    expect(titles[1]).toMatch(/^Five days with children/)
    expect(results.filter(({ kind }) => kind === 'package').length).toBeGreaterThan(2)
  })

  test('words in any order, without those that say nothing', async () => {
    expect((await search('jail cellular')).titles[0]).toBe('Cellular Jail National Memorial')
    expect((await search('the beaches in havelock')).results[0]).toMatchObject({ kind: 'place' })
  })

  test('words side by side before words apart', async () => {
    const { results } = await search('5 nights', '&kind=package')
    expect(results.map(({ subtitle }) => subtitle?.slice(0, 8))).toEqual(expect.arrayContaining(['5 nights']))
    expect(results[0]?.subtitle).toMatch(/^5 nights/)
  })

  test('answers as one types: the beginning of the last word is enough', async () => {
    for (const typed of ['ce', 'cel', 'cellu', 'celul', 'cellular j']) {
      expect((await search(typed)).titles, typed).toContain('Cellular Jail National Memorial')
    }
  })

  test('when nothing has all the words, what has some of them, and it says so', async () => {
    const { body, titles } = await search('xylophone radhanagar')
    expect([body.partial, titles[0]]).toEqual([true, 'Radhanagar Beach (Beach No. 7)'])
    expect((await search('radhanagar')).body).not.toHaveProperty('partial')
  })
})

describe('an answer', () => {
  test('has everything a card shows: the price is that of the package, the address opens it', async () => {
    const { results } = await search('island saver')
    expect(results[0]).toMatchObject({
      kind: 'package',
      id: 'island-saver',
      title: 'Island Saver',
      subtitle: '4 nights 5 days, Budget',
      url: '/package-details/island-saver',
      priceFrom: 18_800,
    })
    expect(results[0]?.picture?.mediaLink).toMatch(/^\/media\//)
  })

  test('a place that is an island of its own says what it is, not its name again', async () => {
    expect((await search('bose dweep')).results[0]).toMatchObject({
      title: 'Netaji Subhas Chandra Bose Dweep (Ross Island)',
      subtitle: 'Heritage island',
    })
  })

  test('counts each kind, also when one is asked for, and comes in pages', async () => {
    const all = await search('beach', '&limit=50')
    const kinds = all.body.kinds as { kind: string; count: number }[]
    const places = kinds.find(({ kind }) => kind === 'place')?.count ?? 0
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(all.body.total)
    const first = await search('beach', '&kind=place&limit=10')
    const second = await search('beach', '&kind=place&limit=10&page=2')
    expect(first.body).toMatchObject({ total: places, kinds, page: 1, limit: 10 })
    const both = [...first.results, ...second.results]
    expect(new Set(both.map(({ id }) => id)).size).toBe(20)
    expect(both.every(({ kind }) => kind === 'place')).toBe(true)
    expect((await search('beach', '&page=10000')).body).toMatchObject({ results: [], total: all.body.total })
  })

  test('is empty when nothing fits', async () => {
    for (const nothing of ['xyzzyqq', '🏝 ٣']) {
      const { status, body } = await search(nothing)
      expect([status, body.results, body.total], nothing).toEqual([200, [], 0])
    }
  })
})

describe('a question that is none is refused, naming the field', () => {
  test.each([
    ['q', '/search', 'Please fill this in'],
    ['q', '/search?q=', SEARCH_REFUSED.empty],
    ['q', '/search?q=%20%20', SEARCH_REFUSED.empty],
    ['q', `/search?q=${'a'.repeat(81)}`, SEARCH_REFUSED.long],
    ['q', '/search?q=%25%26%28%00', SEARCH_REFUSED.noWords],
    ['kind', '/search?q=beach&kind=boat', SEARCH_REFUSED.kind],
    ['limit', '/search?q=beach&limit=51', SEARCH_REFUSED.limit],
    ['page', '/search?q=beach&page=0', 'Pages start at 1'],
    ['sort', '/search?q=beach&sort=price', 'Unknown field'],
    ['q', '/search?q=beach&q=sand', 'Please give this once'],
  ])('%s of %s', async (field, path, message) => {
    const { status, body } = await api.get(path)
    expect([status, body.code, body.message]).toEqual([422, 'invalid', message])
    expect(body.errors).toEqual([{ field, message }])
  })

  test('80 characters are read, whatever they are', async () => {
    for (const odd of [
      `${'🏝'.repeat(79)}a`,
      `${"' | !(beach) & <-> :* \\ % _ -- ;drop".padEnd(80, 'x')}`,
      'a '.repeat(40),
    ]) {
      expect((await search(odd)).status, odd).toBe(200)
    }
  })
})

describe('what can be found follows the records', () => {
  test('a second refresh changes nothing; a new name is found, an old one no more, a record gone is gone', async () => {
    const { db } = api.testDatabase
    expect(await refreshSearch(db)).toBe(0)
    await sql`update package set name = 'Quokka Cruise' where id = 'island-saver'`.execute(db)
    expect(await refreshSearch(db)).toBe(1)
    expect((await search('quoka')).results[0]?.id).toBe('island-saver')
    await sql`update package set is_active = false where id = 'island-saver'`.execute(db)
    // With it the number of packages of its kind.
    expect(await refreshSearch(db)).toBe(2)
    expect((await search('quokka')).body.total).toBe(0)
    await sql`update package set name = 'Island Saver', is_active = true where id = 'island-saver'`.execute(db)
    await refreshSearch(db)
  })

  test('the price follows the deal', async () => {
    const { db } = api.testDatabase
    await sql`update deal set ends_at = app_now() where scope_id = 'island-saver'`.execute(db)
    expect(await refreshSearch(db)).toBe(1)
    expect((await search('island saver')).results[0]?.priceFrom).toBeGreaterThan(18_800)
  })
})

test.each([
  ['radhanagr beach', 'radhanagar beach'],
  ['elefant beach', 'elephant beach'],
])('%s finds the same, in the same order, as %s', async (slip, meant) => {
  const ids = async (q: string) =>
    ((await api.get(`/search?q=${encodeURIComponent(q)}&limit=20`)).body.results as { id: string }[]).map(
      ({ id }) => id,
    )
  const typed = await ids(meant)
  expect(typed.length).toBeGreaterThan(0)
  expect(await ids(slip)).toEqual(typed)
})
