import { test } from 'vitest'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSharedSite, PHONE } from '#tests/support/browser.ts'
import { MORE_PAGES, PAGES } from '#tests/support/every-page.ts'

const { visit } = browseSharedSite()

test.each([...PAGES, ...MORE_PAGES])('axe finds nothing on %s, by day and by night', async (path) => {
  await findsNothing(await visit(path, { ...PHONE, expected: /404/ }))
})
