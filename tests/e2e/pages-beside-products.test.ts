import { test } from 'vitest'
import { browseSharedSite } from '#tests/support/browser.ts'
import { MORE_PAGES, PAGES } from '#tests/support/every-page.ts'
import { surveyPage } from '#tests/support/survey-page.ts'

const { visit } = browseSharedSite()

test.each(PAGES.slice(PAGES.length / 2))(
  'axe finds nothing on %s, on a phone and at a desk, by day and by night; it has room in 320 px and with large text',
  (path) => surveyPage(visit, path, 'and a desk'),
)

test.each(MORE_PAGES)(
  'axe finds nothing on %s, on a phone, by day and by night; it has room in 320 px and with large text',
  (path) => surveyPage(visit, path, 'phone only'),
)
