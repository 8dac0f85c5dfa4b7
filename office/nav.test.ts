import { expect, test } from 'vitest'
import { STAFF_ROLES } from '#contract/terms/staff-roles.ts'
import { firstPath, SECTIONS, sectionAt, sectionsFor } from './nav.ts'

const paths = SECTIONS.flatMap(({ screens }) => screens.map(({ path }) => path))

test('no two screens stand at one address', () => {
  expect(paths.length).toBeGreaterThan(0)
  expect(new Set(paths).size).toBe(paths.length)
})

test('a role sees the screens it may open, and each has somewhere to begin', () => {
  const seen = (role: (typeof STAFF_ROLES)[number]) =>
    sectionsFor(role).flatMap(({ screens }) => screens.map(({ path }) => path))
  expect(seen('owner')).toContain('team')
  expect(seen('viewer')).not.toContain('team')
  expect(seen('viewer')).not.toContain('audit')
  expect(seen('accountant')).toContain('audit')
  for (const role of STAFF_ROLES)
    expect(
      sectionsFor(role)
        .map(firstPath)
        .filter((path) => path === '/'),
    ).toEqual([])
})

test('each screen in the menu of a phone has a sign of its own', () => {
  const signs = SECTIONS.flatMap(({ aside, icon, screens }) =>
    aside === true ? screens.filter(({ inner }) => inner !== true).map((screen) => screen.icon ?? icon) : [icon],
  )
  expect(signs.filter((sign, place) => signs.indexOf(sign) !== place)).toEqual([])
})

test('a record of a list belongs to the section of the list', () => {
  const sections = sectionsFor('owner')
  expect(sectionAt(sections, '/team')?.id).toBe('office')
  expect(sectionAt(sections, '/team/m1')?.id).toBe('office')
  expect(sectionAt(sections, '/nowhere')).toBeUndefined()
})
