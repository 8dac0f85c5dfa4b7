import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FAQ_MOST, type OfficeFaqGroup } from '#contract/office/faq.ts'
import type { OfficePlace, PlaceRow } from '#contract/office/places.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import type { Place } from '#contract/v1/places.ts'
import { readPagesVersion } from '#server/settings/pages-version.ts'
import { type HotelOffice, openHotelOffice } from '#tests/support/office-hotels.ts'
import type { Reply } from '#tests/support/test-api.ts'

let desk: HotelOffice
beforeAll(async () => {
  desk = await openHotelOffice()
})
afterAll(() => desk.office.close())

const lastOf = async (subject: string, id: string) =>
  ((await desk.manager.get(`/audit?subject=${subject}&subjectId=${id}`)).body.rows as AuditEntry[])[0]
const version = () => readPagesVersion(desk.office.api.testDatabase.db)

describe('a place', () => {
  const placeOf = ({ body }: Reply) => body.place as OfficePlace
  const read = async (id: string) => placeOf(await desk.editor.get(`/places/${id}`))
  const shown = async (id: string) =>
    ((await desk.office.api.get(`/places/fetch?id=${id}`)).body.placesData as Place[])[0]
  const rows = async (query = '') => (await desk.editor.get(`/places?perPage=100${query}`)).body.rows as PlaceRow[]

  test('saved as it was read, every one of them is what it was', async () => {
    for (const { id } of await rows()) {
      const before = await shown(id)
      const { version: read1, ...place } = await read(id)
      const { id: _, path: __, pictures: ___, ...fields } = place
      const saved = await desk.editor.patch(`/places/${id}`, { version: read1, ...fields })
      expect([id, saved.status]).toEqual([id, 200])
      expect(await shown(id)).toEqual(before)
    }
  })

  test('has its words cleaned, and is on pages at once', async () => {
    const place = await read('radhanagar-beach')
    const before = await version()
    const saved = await desk.editor.patch('/places/radhanagar-beach', {
      version: place.version,
      name: 'Radhanagar',
      descriptionHtml: '<p style="color:red" onclick="x()">Sand.<script>alert(1)</script></p><img src=x>',
      goodFor: ['sunset'],
      fee: { indian: 20, foreigner: null, extras: [{ what: 'Parking', inr: 50 }], certainty: 'sourced' },
    })
    expect(placeOf(saved)).toMatchObject({ name: 'Radhanagar', descriptionHtml: '<p>Sand.</p>' })
    expect(await version()).not.toBe(before)
    expect(await shown('radhanagar-beach')).toMatchObject({
      ...{ name: 'Radhanagar', description: '<p>Sand.</p>', goodFor: ['sunset'], entryFee: { indian: 20 } },
    })
    expect((await lastOf('place', 'radhanagar-beach'))?.sentence).toBe(
      'The editor changed fee, name and 2 more of the place Radhanagar',
    )
  })

  test('lies in the islands, on one that there is', async () => {
    const { version: read1 } = await read('cellular-jail')
    const outside = await desk.editor.patch('/places/cellular-jail', { version: read1, lat: 51.5 })
    expect([outside.status, outside.body.message]).toEqual([422, 'This lies outside the Andaman and Nicobar islands'])
    const unknown = await desk.editor.patch('/places/cellular-jail', { version: read1, islandId: 'atlantis' })
    expect([unknown.status, unknown.body.message]).toEqual([422, 'Please choose an island from the list'])
    const none = await desk.editor.patch('/places/nowhere', { version: read1, name: 'X' })
    expect([none.status, none.body.message]).toEqual([404, 'There is no such place'])
  })

  test('of two editors the second is shown what the first has saved', async () => {
    const { version: read1 } = await read('cellular-jail')
    expect((await desk.editor.patch('/places/cellular-jail', { version: read1, hours: '09:00 to 17:00' })).status).toBe(
      200,
    )
    const second = await desk.manager.patch('/places/cellular-jail', { version: read1, hours: '10:00 to 16:00' })
    expect([second.status, second.body.code, second.body.message]).toEqual([
      ...[409, 'changed', 'Somebody else has saved this place since you opened it. See what differs, then save again.'],
    ])
    expect(second.body.current).toMatchObject({ hours: '09:00 to 17:00' })
    expect((await lastOf('place', 'cellular-jail'))?.sentence).toMatch(
      /^The editor changed the hours of the place Cellular Jail.* from .+ to 09:00 to 17:00$/,
    )
  })

  test('a new one is the last in the order; the whole order can be changed, and only the whole', async () => {
    const given = {
      name: 'Quiet Cove',
      islandId: 'shaheed-dweep',
      kind: 'beach',
      lat: 11.8,
      lng: 93,
      descriptionHtml: '',
    }
    const made = await desk.editor.post('/places', given)
    expect([made.status, made.body]).toMatchObject([
      201,
      { place: { id: 'quiet-cove', path: '/place-details/quiet-cove' } },
    ])
    const before = await rows()
    expect(before.at(-1)?.id).toBe('quiet-cove')
    const notTop = before.filter(({ top }) => !top).map(({ id }) => id)
    const turned = [...before.filter(({ top }) => top).map(({ id }) => id), ...notTop.toReversed()]
    const part = await desk.editor.post('/places/order', { placeIds: turned.slice(1) })
    expect([part.status, part.body.message]).toEqual([
      ...[409, 'A place has come or gone since you opened the list. Please look at it once more.'],
    ])
    expect((await desk.editor.post('/places/order', { placeIds: turned })).status).toBe(200)
    expect((await rows()).map(({ id }) => id)).toEqual(turned)
    const all = (await desk.office.api.get('/places/fetch')).body.placesData as Place[]
    expect(all.map(({ _id }) => _id)).toEqual(turned)
    expect((await lastOf('place', 'all'))?.sentence).toBe('The editor put the places in another order')
  })
})

describe('questions', () => {
  const groupsOf = ({ body }: Reply) => body.groups as OfficeFaqGroup[]
  const read = async () => groupsOf(await desk.editor.get('/faq'))
  const order = (groups: OfficeFaqGroup[]) => ({
    groups: groups.map(({ id, questions }) => ({ id, questionIds: questions.map((each) => each.id) })),
  })
  const shown = async () =>
    ((await desk.office.api.get('/faq')).body.groups as { name: string; questions: { question: string }[] }[]).map(
      ({ name, questions }) => [name, questions.map(({ question }) => question)] as const,
    )

  test('are added, changed with the second editor told, and removed', async () => {
    const [group] = await read()
    const given = {
      groupId: group?.id,
      question: 'Is there a tide table?',
      answerHtml: '<p>Yes.<script>x</script></p>',
    }
    const added = await desk.editor.post('/faq/questions', given)
    expect(added.status).toBe(201)
    const made = groupsOf(added)[0]?.questions.at(-1)
    expect(made).toMatchObject({ id: 'is-there-a-tide-table', answerHtml: '<p>Yes.</p>', changedOn: '2026-11-22' })
    const change = { question: 'Is there a table of tides?', answerHtml: '<p>Yes.</p>', version: made?.version }
    expect((await desk.editor.patch(`/faq/questions/${made?.id}`, change)).status).toBe(200)
    const second = await desk.manager.patch(`/faq/questions/${made?.id}`, change)
    expect([second.status, second.body.message]).toEqual([
      ...[409, 'Somebody else has saved this question since you opened it. See what differs, then save again.'],
    ])
    expect(second.body.current).toMatchObject({ question: 'Is there a table of tides?' })
    expect((await shown())[0]?.[1].at(-1)).toBe('Is there a table of tides?')
    expect((await desk.editor.remove(`/faq/questions/${made?.id}`)).status).toBe(200)
    expect(JSON.stringify(await shown())).not.toContain('table of tides')
    const gone = await desk.editor.remove(`/faq/questions/${made?.id}`)
    expect([gone.status, gone.body.message]).toEqual([404, 'There is no such question'])
    expect((await lastOf('faq_question', made?.id ?? ''))?.sentence).toBe(
      'The editor removed the question “Is there a table of tides?”',
    )
    const lost = await desk.editor.post('/faq/questions', { ...given, groupId: 'nowhere' })
    expect([lost.status, lost.body.message]).toEqual([422, 'Please choose a group from the list'])
  })

  test('stand in groups, which are made, renamed, and removed once they are empty', async () => {
    const made = groupsOf(await desk.editor.post('/faq/groups', { name: 'Tides' })).at(-1)
    expect(made).toMatchObject({ id: 'tides', name: 'Tides', questions: [] })
    expect((await shown()).map(([name]) => name)).not.toContain('Tides')
    await desk.editor.patch('/faq/groups/tides', { name: 'Tides and moon' })
    await desk.editor.post('/faq/questions', { groupId: 'tides', question: 'When?', answerHtml: '<p>Twice.</p>' })
    expect((await shown()).map(([name]) => name)).toContain('Tides and moon')
    const full = await desk.editor.remove('/faq/groups/tides')
    expect([full.status, full.body.code, full.body.message]).toEqual([
      ...[409, 'in_use', 'Please move or remove its questions first'],
    ])
    await desk.editor.remove('/faq/questions/when')
    expect((await desk.editor.remove('/faq/groups/tides')).status).toBe(200)
    const none = await desk.editor.patch('/faq/groups/tides', { name: 'X' })
    expect([none.status, none.body.message]).toEqual([404, 'There is no such group'])
    for (let more = (await read()).length; more < FAQ_MOST.groups; more += 1)
      await desk.editor.post('/faq/groups', { name: `Spare ${more}` })
    const many = await desk.editor.post('/faq/groups', { name: 'One more' })
    expect([many.status, many.body.message]).toEqual([409, 'The page holds 300 questions in 30 groups at most'])
    for (const { id } of (await read()).filter(({ name }) => name.startsWith('Spare')))
      await desk.editor.remove(`/faq/groups/${id}`)
  })

  test('are put in order, also into another group; an order that leaves one out is refused', async () => {
    const groups = await read()
    const [first, second, ...rest] = groups
    if (first === undefined || second === undefined) throw new Error('The demo has two groups')
    const [moved, ...stay] = first.questions
    if (moved === undefined) throw new Error('The first group has a question')
    const next = [{ ...second, questions: [moved, ...second.questions] }, { ...first, questions: stay }, ...rest]
    const partly = await desk.editor.post('/faq/order', order([{ ...first, questions: stay }, second, ...rest]))
    expect([partly.status, partly.body.message]).toEqual([
      ...[409, 'A question has come or gone since you opened the page. Please look at it once more.'],
    ])
    expect((await desk.editor.post('/faq/order', order(next))).status).toBe(200)
    expect(order(await read())).toEqual(order(next))
    expect((await shown())[0]?.[1][0]).toBe(moved.question)
    expect((await lastOf('faq', 'all'))?.sentence).toBe('The editor put the questions in another order')
  })
})
