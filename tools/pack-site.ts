import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { minify } from 'vite'

const PACKED = /\.(?:js|css|svg|json|txt|md|webmanifest)$/
/** Scripts that pages link as they are; the bundler has made all others small. */
const LINKED = /^boot-[\w-]+\.js$/
/** Left by the bundler where a stylesheet was imported. */
const EMPTY_STYLES = /\/\* empty css\s*\*\//g
const brotli = promisify(zlib.brotliCompress)

/** Puts beside each text file of a built site the same as small as it gets, with `.br` after its name: once a build, not once a visitor. */
export async function packSite(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && PACKED.test(each.name) && !each.parentPath.includes('.vite'))
    .map((each) => join(each.parentPath, each.name))
  await Promise.all(
    files.map(async (file) => {
      if (LINKED.test(basename(file)))
        writeFileSync(file, (await minify(file, readFileSync(file, 'utf8'), { module: false })).code)
      else if (file.endsWith('.js')) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(EMPTY_STYLES, ''))
      const packed = await brotli(readFileSync(file), { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } })
      writeFileSync(`${file}.br`, packed)
    }),
  )
}
