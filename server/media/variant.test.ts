import { describe, expect, test } from 'vitest'
import { PICTURE_WIDTHS } from '#contract/terms/pictures.ts'
import { addressOf, type CardVariant, contentTypeOf, fileNameOf, nearest, type Variant, variantOf } from './variant.ts'

const VARIANTS: Exclude<Variant, CardVariant>[] = [
  ...PICTURE_WIDTHS.flatMap((width) =>
    (['avif', 'webp'] as const).map(
      (format) => ({ kind: 'width', id: 'laxmanpur-beach-1', version: '0123abcdef', width, format }) as const,
    ),
  ),
  { kind: 'preview', id: 'reef', version: '0123abcdef' },
  { kind: 'whole', id: 'reef', version: '0123abcdef' },
]

test.each(VARIANTS)('the address of $id $width $format is read as what it was written for', (variant) => {
  expect(variantOf(addressOf(variant))).toEqual(variant)
})

test('every variant has a file and an address of its own', () => {
  expect(new Set(VARIANTS.map(fileNameOf)).size).toBe(VARIANTS.length)
  expect(new Set(VARIANTS.map(addressOf)).size).toBe(VARIANTS.length)
})

test.each([
  ['/media/reef-0123abcdef-960.avif', 'image/avif'],
  ['/media/reef-0123abcdef-960.webp', 'image/webp'],
  ['/media/og/reef-0123abcdef.jpg', 'image/jpeg'],
  ['/media/whole/reef-0123abcdef.webp', 'image/webp'],
])('%s is sent as %s', (path, type) => {
  const variant = variantOf(path)
  expect(variant && contentTypeOf(variant)).toBe(type)
})

test.each([
  '/media/reef-0123abcdef-961.webp',
  '/media/reef-0123abcdef-0960.webp',
  '/media/reef-0123abcdef-9600.webp',
  '/media/reef-0123abcdef-96.webp',
  '/media/reef-0123abcdef-960.png',
  '/media/reef-0123abcdef-960.webp.exe',
  '/media/reef-0123abcdef-960.WEBP',
  '/media/reef-0123ABCD-960.webp',
  '/media/reef-0123abc-960.webp',
  '/media/reef-960.webp',
  '/media/-0123abcdef-960.webp',
  '/media/Reef-0123abcdef-960.webp',
  '/media/reef%2f-0123abcdef-960.webp',
  '/media/../secret-0123abcdef-960.webp',
  '/media/a/reef-0123abcdef-960.webp',
  '/media/og/reef-0123abcdef.png',
  '/media/og/reef-0123abcdef-960.webp',
  `/media/${'a'.repeat(65)}-0123abcdef-960.webp`,
  '/media/',
  '/media/reef-0123abcdef-960.webp\n',
])('%j is no picture', (path) => {
  expect(variantOf(path)).toBeUndefined()
})

describe('what is sent in place of a file that is still to be drawn', () => {
  const asked = (width: number) => ({
    kind: 'width' as const,
    id: 'reef',
    version: '01234567ab',
    width,
    format: 'avif' as const,
  })

  test.each([
    ['the next wider one', 320, [640, 960], 640],
    ['a narrower one of at least half its width', 1920, [320, 640, 960], 960],
    ['the widest of those', 1440, [320, 960], 960],
    ['none that is too soft', 1440, [320, 640], undefined],
    ['none where there is none', 640, [], undefined],
  ])('%s', (_what, width, there, sent) => {
    expect(nearest(asked(width), (each) => there.includes(each.width as never))?.width).toBe(sent)
  })
})
