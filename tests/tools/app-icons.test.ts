import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawAppIcons } from '#tools/app-icons.ts'
import { ROOT } from '#tools/project-files.ts'

it('draws every icon that the site names, to the edge where a phone cuts its own shape', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'icons-'))
  await drawAppIcons(join(ROOT, 'site/favicon.svg'), folder)
  const read = async (name: string) => {
    const { data, info } = await sharp(join(folder, name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return { size: info.width, isCut: data[3] === 0 }
  }
  expect(await read('apple-touch-icon.png')).toEqual({ size: 180, isCut: false })
  expect(await read('icons/icon-maskable-512.png')).toEqual({ size: 512, isCut: false })
  expect(await read('icons/icon-192.png')).toEqual({ size: 192, isCut: true })
  expect(await read('icons/icon-512.png')).toEqual({ size: 512, isCut: true })
  const favicon = await readFile(join(folder, 'favicon.ico'))
  expect([...favicon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48])
  const picture = favicon.subarray(favicon.readUInt32LE(18))
  expect(picture.length).toBe(favicon.readUInt32LE(14))
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 })
  await rm(folder, { recursive: true })
})
