import { expect, test } from 'vitest'
import { PAGE_TEMPLATES } from '#server/http/page-templates.ts'
import routes from '#site/routes.ts'

test('the records know every route of the site, and no other', () => {
  const paths = routes.flatMap(({ index, path }) =>
    index === true ? ['/'] : path === undefined || path === '*' ? [] : [`/${path}`],
  )
  expect([...PAGE_TEMPLATES].toSorted()).toEqual([...new Set(paths)].toSorted())
})
