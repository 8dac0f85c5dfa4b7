import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfficePost, PostFields, PostRow } from '#contract/office/posts.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import { type HotelOffice, openHotelOffice } from '#tests/support/office-hotels.ts'
import type { Reply } from '#tests/support/test-api.ts'

let desk: HotelOffice
beforeAll(async () => {
  desk = await openHotelOffice()
})
afterAll(() => desk.office.close())

const lastOf = async (subject: string, id: string) =>
  ((await desk.manager.get(`/audit?subject=${subject}&subjectId=${id}`)).body.rows as AuditEntry[])[0]

describe('a story', () => {
  const postOf = ({ body }: Reply) => body.post as OfficePost
  const read = async (id: string) => postOf(await desk.editor.get(`/posts/${id}`))
  const shown = (slug: string) => desk.office.api.get(`/posts/${slug}`)
  const fieldsOf = (post: OfficePost): PostFields => {
    const {
      id: _,
      version: __,
      slug: ___,
      path: ____,
      readMinutes: _____,
      picture: ______,
      draft: _______,
      ...fields
    } = post
    return fields
  }
  const part = { id: '', heading: 'Low water', html: '<p>Go early.<script>x</script></p>', table: null }
  const publish = (id: string, body: object) => desk.editor.post(`/posts/${id}/publish`, body)

  test('published unchanged, every one of them is what it was', async () => {
    const rows = (await desk.editor.get('/posts?perPage=100')).body.rows as PostRow[]
    expect(rows.length).toBeGreaterThan(2)
    for (const { id } of rows) {
      const post = await read(id)
      const before = (await shown(post.slug)).body.post as Record<string, unknown>
      const saved = await publish(id, { ...fieldsOf(post), version: post.version })
      expect([id, saved.status]).toEqual([id, 200])
      const { changedOn: _, ...after } = (await shown(post.slug)).body.post as Record<string, unknown>
      const { changedOn: __, ...was } = before
      expect(after).toEqual(was)
    }
  })

  test('is begun hidden, kept as a draft, seen as it would be, and published', async () => {
    const made = await desk.editor.post('/posts', { title: 'A day at low water' })
    expect([made.status, made.body]).toMatchObject([
      ...[201, { post: { id: 'a-day-at-low-water', author: 'The editor', isLive: false, draft: null } }],
    ])
    const post = postOf(made)
    expect((await shown(post.slug)).status).toBe(404)
    const fields = { ...fieldsOf(post), sections: [part, { ...part, heading: 'Low water' }] }
    const drafted = await desk.editor.post(`/posts/${post.id}/draft`, { ...fields, revision: null })
    expect(postOf(drafted).draft).toMatchObject({
      by: 'The editor',
      fields: { sections: [{ id: 'low-water', html: '<p>Go early.</p>' }, { id: 'low-water-2' }] },
    })
    expect((await shown(post.slug)).status).toBe(404)
    const preview = await desk.editor.post('/posts/preview', {
      sections: [{ ...part, html: '<p>Write to {email}</p>' }],
    })
    expect(preview.body).toMatchObject({ readMinutes: 1, sections: [{ html: expect.stringContaining('mailto:') }] })
    const early = await publish(post.id, { ...fields, isLive: true, version: post.version })
    expect([early.status, early.body.message]).toEqual([
      409,
      'Before it goes live it needs a line for its card, a picture.',
    ])
    const wrong = await publish(post.id, { ...fields, placeIds: ['nowhere'], version: post.version })
    expect([wrong.status, wrong.body.message]).toEqual([422, 'Please choose from the list; one of these is gone'])
    const whole = { ...fields, teaser: 'Walk out.', pictureId: await desk.words('The reef at low water'), isLive: true }
    const live = await publish(post.id, { ...whole, version: post.version })
    expect(postOf(live)).toMatchObject({ isLive: true, draft: null, picture: { alt: 'The reef at low water' } })
    expect((await shown(post.slug)).body.post).toMatchObject({
      ...{
        title: 'A day at low water',
        author: 'The editor',
        version: '1.1',
        sections: [{ html: '<p>Go early.</p>' }, {}],
      },
    })
    expect((await lastOf('post', post.id))?.sentence).toBe('The editor put the story A day at low water on the site')
  })

  test('has its versions, each of which can be published again', async () => {
    const post = await read('a-day-at-low-water')
    const changed = postOf(await publish(post.id, { ...fieldsOf(post), title: 'An hour', version: post.version }))
    const { versions } = (await desk.editor.get(`/posts/${post.id}/versions`)).body as {
      versions: { number: number; by: string; fields: PostFields }[]
    }
    expect(versions[0]).toMatchObject({ by: 'The editor', fields: { title: 'A day at low water' } })
    const undone = await publish(post.id, { ...versions[0]?.fields, version: changed.version })
    expect(postOf(undone).title).toBe('A day at low water')
    const none = await desk.editor.get('/posts/nowhere')
    expect([none.status, none.body.message]).toEqual([404, 'There is no such story'])
  })

  test('of two editors the second is shown the draft, and what was published, of the first', async () => {
    const post = await read('a-day-at-low-water')
    const fields = fieldsOf(post)
    const first = postOf(
      await desk.editor.post(`/posts/${post.id}/draft`, { ...fields, title: 'First', revision: null }),
    )
    const second = await desk.manager.post(`/posts/${post.id}/draft`, { ...fields, title: 'Second', revision: null })
    expect([second.status, second.body.message]).toEqual([
      ...[409, 'Somebody else has changed the draft of this story since you opened it. See what differs, then go on.'],
    ])
    expect(second.body.current).toMatchObject({ draft: { fields: { title: 'First' }, by: 'The editor' } })
    const over = await publish(post.id, { ...fields, version: post.version, revision: null })
    expect([over.status, over.body.code]).toEqual([409, 'changed'])
    const going = { ...fields, title: 'First', version: post.version, revision: first.draft?.revision }
    expect((await publish(post.id, going)).status).toBe(200)
    const late = await desk.manager.post(`/posts/${post.id}/publish`, { ...fields, version: post.version })
    expect([late.status, late.body.message]).toEqual([
      ...[409, 'Somebody else has published this story since you opened it. See what differs, then publish again.'],
    ])
    await desk.editor.post(`/posts/${post.id}/draft`, { ...fields, title: 'Third', revision: null })
    expect(postOf(await desk.editor.remove(`/posts/${post.id}/draft`)).draft).toBeNull()
    expect((await lastOf('post', post.id))?.sentence).toBe('The editor forgot the draft of the story First')
  })
})
