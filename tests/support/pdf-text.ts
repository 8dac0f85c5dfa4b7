import { inflateSync } from 'node:zlib'

/** The text of each page of one of our PDFs, as the fonts' own maps to Unicode tell it; a blank between pieces. */
export function pdfPages(pdf: Buffer): string[] {
  const file = pdf.toString('latin1')
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body = '']) => [id, plain(body)]),
  )
  const fonts = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, mapOf(objects, objects.get(id) ?? '')]),
  )
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body))
  return pages.map((page) => textOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1]) ?? '', fonts))
}

/** With what a stream of text says in place of its compressed form. */
function plain(body: string): string {
  const [, head = '', packed] = /^([\s\S]*?\/FlateDecode[\s\S]*?)\nstream\n([\s\S]*)\nendstream/.exec(body) ?? []
  if (packed === undefined || head.includes('/Image')) return body
  return `${head}\n${inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')}`
}

type CodeMap = Map<string, string>

function mapOf(objects: Map<string | undefined, string>, font: string): CodeMap {
  const map: CodeMap = new Map()
  const stream = objects.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]) ?? ''
  for (const [, from = '', list = ''] of stream.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[(.*?)\]/g)) {
    const texts = [...list.matchAll(/<(.*?)>/g)].map(([, units = '']) => units.replaceAll(' ', ''))
    for (const [index, units] of texts.entries()) {
      const code = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0')
      map.set(code, Buffer.from(units, 'hex').swap16().toString('utf16le'))
    }
  }
  return map
}

function textOf(content: string, fonts: Map<string | undefined, CodeMap>): string {
  let font: CodeMap | undefined
  const pieces: string[] = []
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name)
    for (const [, codes = ''] of (shown ?? '').matchAll(/<([\da-f]+)>/g))
      for (const code of codes.match(/.{4}/g) ?? []) pieces.push(font?.get(code) ?? '\uFFFD')
    if (shown !== undefined) pieces.push(' ')
  }
  return pieces.join('').replaceAll(/\s+/g, ' ')
}
