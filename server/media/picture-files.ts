import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HEADERS } from './headers.ts'
import { contentTypeOf, fileNameOf, type Variant } from './variant.ts'

export type PictureFolders = {
  folder: string
  /** Where pictures lie that were drawn beforehand: read, never written. */
  readyFolders: readonly string[]
}

export type PictureFiles = {
  /** Where a file is, or would be written. */
  pathOf: (variant: Variant) => string
  isThere: (variant: Variant) => boolean
  send: (variant: Variant, cacheControl: string) => Promise<Response>
}

export function openPictureFiles({ folder, readyFolders }: PictureFolders): PictureFiles {
  const pathOf = (variant: Variant) => {
    const name = fileNameOf(variant)
    return readyFolders.map((ready) => join(ready, name)).find((path) => existsSync(path)) ?? join(folder, name)
  }
  return {
    pathOf,
    isThere: (variant) => existsSync(pathOf(variant)),
    send: async (variant, cacheControl) =>
      new Response(await readFile(pathOf(variant)), {
        headers: { ...HEADERS, 'Content-Type': contentTypeOf(variant), 'Cache-Control': cacheControl },
      }),
  }
}
