import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawBlock } from './structured-data.tsx'

test.each([
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['a comment that hides the end', '<!--<script>'],
  ['the end of a text', '"}</SCRIPT >'],
])('%s in a name neither ends the block nor begins another, and the name stays what it was', (_what, name) => {
  const html = renderToStaticMarkup(drawBlock({ '@type': 'Product', name }))
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({ '@type': 'Product', name })
})
