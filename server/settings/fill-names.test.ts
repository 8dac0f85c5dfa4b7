import { expect, test } from 'vitest'
import { brand } from '#demo/brand.ts'
import { fillHtml, fillText, namesOf } from './fill-names.ts'

const names = namesOf(brand)

test('a name in html is the text of the record, and a link where one can write or call', () => {
  expect(fillHtml('<p>{legalName}: {email}, {phone}</p>', names)).toBe(
    '<p>Padauk Andaman Holidays: <a href="mailto:support@padauk.example">support@padauk.example</a>, <a href="tel:+913192200011">+91 3192 200 011</a></p>',
  )
})

test('what an office types as its name cannot become markup', () => {
  const rude = namesOf({ ...brand, legalName: 'A & B <script>', supportEmail: '"><img src=x>' })
  expect(fillHtml('{legalName}', rude)).toBe('A &amp; B &lt;script&gt;')
  expect(fillHtml('{email}', rude)).not.toMatch(/<img|""/)
})

test('plain text stays plain, and what is no name of ours stays as it was written', () => {
  expect(fillText('{grievanceName} {nobody}', names)).toBe('Meera Nair (sample) {nobody}')
})
