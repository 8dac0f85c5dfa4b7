import { expect, test } from 'vitest'
import { fillNames } from '#contract/terms/fill-names.ts'
import { type ReplyFacts, replyValues, unknownNames } from './reply-text.ts'

const FACTS = {
  ...{ name: 'Asha Rao', reference: 'ENQ-7K2M9P', about: 'Emerald Isles', travellers: '2 adults' },
  ...{ travelDate: '2027-02-10', member: 'Meera Nair', brand: 'Padauk', phone: '+91 3192 200 011' },
}

const fillReply = (text: string, facts: ReplyFacts) => fillNames(text, replyValues(facts))

test('names in braces are filled in, and a sender cannot name one', () => {
  expect(fillReply('Dear {name}, {travellers} on {travelDate}: {member}', { ...FACTS, name: '{phone}' })).toBe(
    'Dear {phone}, 2 adults on Wed 10 Feb 2027: Meera Nair',
  )
  expect(fillReply('on {travelDate}', { ...FACTS, travelDate: null })).toBe('on your dates')
  expect(fillReply('{nothing} {constructor}', FACTS)).toBe('{nothing} {constructor}')
})

test('a name that nothing fills in is told', () => {
  expect(unknownNames('{name} {nmae} {nmae} {toString}')).toEqual(['nmae', 'toString'])
})
