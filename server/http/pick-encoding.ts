export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of these headers; with more of them all are forgotten. */
const REMEMBERED_MAX = 100
const remembered = new Map<string, Encoding>()

/** The smallest encoding that an `Accept-Encoding` header allows; one with `q=0` is excluded. */
export function pickEncoding(accepted: string | string[] | null | undefined): Encoding {
  const header = String(accepted ?? '')
  const known = remembered.get(header)
  if (known !== undefined) return known
  if (remembered.size >= REMEMBERED_MAX) remembered.clear()
  const encoding = encodingOf(header)
  remembered.set(header, encoding)
  return encoding
}

function encodingOf(header: string): Encoding {
  const allowed = new Set(header.toLowerCase().split(',').flatMap(nameOf))
  if (allowed.has('br')) return 'br'
  return allowed.has('gzip') || allowed.has('x-gzip') ? 'gzip' : 'identity'
}

function nameOf(choice: string): string[] {
  const [name = '', ...parameters] = choice.split(';').map((each) => each.trim())
  const isRefused = parameters.some((each) => /^q\s*=\s*0(?:\.0*)?$/.test(each))
  return isRefused ? [] : [name]
}
