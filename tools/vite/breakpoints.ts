import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { breakpointReader } from './short-tokens.ts'

/** Media and container queries cannot read a custom property: theirs are written as the lengths that the tokens of `folders` declare. */
export function breakpoints(...folders: string[]): Plugin {
  let write = (css: string): string => css
  return {
    name: 'breakpoints',
    buildStart: () => {
      const read = (folder: string) =>
        globSync('tokens*.css', { cwd: folder }).map((path) => readFileSync(join(folder, path), 'utf8'))
      write = breakpointReader(folders.flatMap(read).join('\n'))
    },
    transform: { filter: { id: /\.css(?:\?(?!raw$)|$)/ }, handler: (code) => ({ code: write(code), map: null }) },
  }
}
