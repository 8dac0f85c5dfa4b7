import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const QUERY = '?inline-script'

/** A plain script as a text for a page that holds it: `import { script } from './early.js?inline-script'`. For the server's build alone. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    load: (id) => {
      if (!id.endsWith(QUERY)) return undefined
      const file = id.slice(0, -QUERY.length)
      const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), { module: false })
      if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
      return `export const script = ${JSON.stringify(code.trim())}`
    },
  }
}
