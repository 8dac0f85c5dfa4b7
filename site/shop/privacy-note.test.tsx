import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PRIVACY_NOTICE } from '#contract/terms/privacy-notice.ts'
import { FormGuards } from './enquiry/form-guards.tsx'
import { PrivacyNote } from './privacy-note.tsx'

test('every form says the same of what it is for, with the way to the privacy page', () => {
  const note = renderToStaticMarkup(<PrivacyNote />)
  expect(note).toContain(`${PRIVACY_NOTICE} <a href="/privacy-policy">`)
  expect(renderToStaticMarkup(<FormGuards />)).toContain(note)
})
