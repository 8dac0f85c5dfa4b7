import { expect, test } from 'vitest'
import type { PackageSummary } from '#contract/v1/packages.ts'
import { topPackages } from './home-view.ts'

/** The rule reads nothing but ids. */
const summaries = (ids: string) => [...ids].map((_id) => ({ _id }) as PackageSummary)

test.each([
  ['none of them special: the first of all', '', 'abcdef', 'abcd'],
  ['the only one there is', '', 'a', 'a'],
  ['a special one first, and others behind it, each once', 'c', 'abcdef', 'cabd'],
  ['special ones that fill the row, alone', 'fedcb', 'abcdef', 'fedcb'],
  ['an empty catalogue', '', '', ''],
])('home shows %s', (_what, special, all, shown) => {
  expect(
    topPackages(summaries(special), summaries(all))
      .map(({ _id }) => _id)
      .join(''),
  ).toBe(shown)
})
