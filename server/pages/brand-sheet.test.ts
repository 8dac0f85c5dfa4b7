import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { brandSheetFor, withBrandSheet } from '#contract/terms/brand-sheet.ts'
import { brandSheetPath, serveBrandSheets } from './brand-sheet.ts'

const LOGO = { mediaLink: '/media/logo/photo-0123456789abcdef-43e1eeeeee.png', width: 360, height: 120 }
const BOTH = '/assets/brand/7a1f5c.photo-0123456789abcdef-43e1eeeeee.360x120.css'

/** What a request for it is answered with; undefined where somebody else has to answer. */
function ask(url: string, method = 'GET') {
  const told: { status?: number; headers?: Record<string, unknown>; body?: string } = {}
  const response = {
    writeHead: (status: number, headers: Record<string, unknown>) => Object.assign(told, { status, headers }),
    end: (body?: Buffer) => Object.assign(told, { body: body?.toString() ?? '' }),
  }
  // Only these parts of a request and an answer are looked at.
  const isAnswered = serveBrandSheets({ 'X-Own': 'yes' })(
    { url, method } as IncomingMessage,
    response as unknown as ServerResponse,
  )
  return isAnswered ? told : undefined
}

describe('the sheet with the colour and logo of an operator', () => {
  test('has an address that says all of it, and none where nothing is their own', () => {
    expect(brandSheetPath(undefined)).toBeUndefined()
    expect(brandSheetPath({ accent: '#7a1f5c' })).toBe('/assets/brand/7a1f5c.css')
    expect(brandSheetPath({ logo: LOGO })).toBe('/assets/brand/usual.photo-0123456789abcdef-43e1eeeeee.360x120.css')
    expect(brandSheetPath({ accent: '#7a1f5c', logo: LOGO })).toBe(BOTH)
  })

  test('gives the tokens their colours by day and by night, under their own names and those of the build', () => {
    const sheet = ask(brandSheetFor('/assets/brand/7a1f5c.css', ['d', 'i', 'u']))
    expect(sheet?.body).toBe(
      [
        ':root{--lagoon:light-dark(#7a1f5c,#f994d1);--lagoon-wash:light-dark(#f7e8f0,#472d3c);--on-lagoon:light-dark(#ffffff,#04161b);',
        '--d:light-dark(#7a1f5c,#f994d1);--i:light-dark(#f7e8f0,#472d3c);--u:light-dark(#ffffff,#04161b)}\n',
      ].join(''),
    )
    expect(sheet).toMatchObject({
      status: 200,
      headers: {
        'X-Own': 'yes',
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    })
    expect(ask('/assets/brand/7a1f5c.css', 'HEAD')).toMatchObject({ status: 200, body: '' })
  })

  test('shows the logo in its shape; a wide one without the name beside it, one that is as high as wide with it', () => {
    const wide = ask(BOTH)?.body ?? ''
    expect(wide).toContain(`background:#fff url(${LOGO.mediaLink}) center/contain`)
    expect(wide).toContain('.logo{inline-size:104px;')
    expect(wide).toContain(':has(>.logo){font-size:0')
    const square = ask('/assets/brand/usual.photo-0123456789abcdef-43e1eeeeee.120x120.css')?.body ?? ''
    expect(square).toContain('.logo{inline-size:40px;')
    expect(square).not.toContain('font-size')
    expect(square).not.toContain('--lagoon')
  })

  test.each([
    ['a colour that cannot be read', '/assets/brand/f4b63f.css'],
    ['no colour and no logo', '/assets/brand/usual.css'],
    ['a logo that is larger than any', '/assets/brand/usual.photo-0123456789abcdef-43e1eeeeee.900x120.css'],
    ['a file that is no logo', '/assets/brand/usual.photo-etc-passwd.360x120.css'],
    ['rules of somebody else', '/assets/brand/7a1f5c.a_b_c}body{x.css'],
    ['words after it', '/assets/brand/7a1f5c.css?x'],
    ['another file', '/assets/root-v5dYIo.css'],
  ])('there is none of %s', (_what, url) => {
    expect(ask(url)).toBeUndefined()
  })

  test('nobody writes to it', () => {
    expect(ask(BOTH, 'POST')).toBeUndefined()
  })

  test('is the last thing in the head of a page', () => {
    expect(withBrandSheet('<head><title>A</title></head><body></body>', BOTH)).toBe(
      `<head><title>A</title><link rel="stylesheet" href="${BOTH}"/></head><body></body>`,
    )
  })
})
