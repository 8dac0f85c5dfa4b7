import { expect, test } from 'vitest'
import { formFacts } from './form-facts.ts'

function fields(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test.each([
  [{ date: '2026-12-25', adults: '2', children: '1' }, 'Fri 25 Dec 2026, 2 adults, 1 child'],
  [{ date: '2026-12-25', guests: '1' }, 'Fri 25 Dec 2026, 1 guest'],
  [{ date: '', adults: '2', children: '0' }, ''],
  [{ date: 'soon', adults: '2' }, ''],
  // A dated sailing has no field for its day.
  [{ adults: '2', children: '0', infants: '1' }, '2 adults, 1 infant'],
  [{}, ''],
])('%o is told as "%s"', (values, words) => {
  expect(formFacts(fields(values as Record<string, string>))).toBe(words)
})
