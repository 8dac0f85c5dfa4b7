import { test } from 'vitest'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSharedSite, DESK } from '#tests/support/browser.ts'
import { PAGES } from '#tests/support/every-page.ts'

const { visit } = browseSharedSite()

test.each(PAGES)('axe finds nothing on %s, by day and by night', async (path) => {
  await findsNothing(await visit(path, { ...DESK, expected: /404/ }))
})
