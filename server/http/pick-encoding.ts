export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest encoding that an `Accept-Encoding` header allows; one with `q=0` is excluded. */
export function pickEncoding(accepted: string | string[] | null | undefined): Encoding {
  const allowed = new Set(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .flatMap(nameOf),
  )
  if (allowed.has('br')) return 'br'
  return allowed.has('gzip') || allowed.has('x-gzip') ? 'gzip' : 'identity'
}

function nameOf(choice: string): string[] {
  const [name = '', ...parameters] = choice.split(';').map((each) => each.trim())
  const isRefused = parameters.some((each) => /^q\s*=\s*0(?:\.0*)?$/.test(each))
  return isRefused ? [] : [name]
}
