import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeDataFolder } from './close-data-folder.ts'

let root: string
let mask: number
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'padauk-folder-'))
  mask = process.umask()
})
afterEach(() => {
  process.umask(mask)
  rmSync(root, { recursive: true, force: true })
})
const modeOf = (folder: string) => statSync(folder).mode & 0o7777

test('a new data folder is its owner’s alone, and so is what is written from then on', () => {
  closeDataFolder(join(root, 'data'))
  mkdirSync(join(root, 'data', 'media'))
  expect([modeOf(join(root, 'data')), modeOf(join(root, 'data', 'media'))]).toEqual([0o700, 0o700])
})

test('one that is there and open to others is closed', () => {
  const folder = join(root, 'data')
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  closeDataFolder(folder)
  expect(modeOf(folder)).toBe(0o700)
})

test('a folder where everybody has files, such as /tmp, stays as it is', () => {
  chmodSync(root, 0o1777)
  closeDataFolder(root)
  expect(modeOf(root)).toBe(0o1777)
})

test('one that cannot be written to is named in a sentence', () => {
  const folder = join(root, 'file', 'data')
  writeFileSync(join(root, 'file'), '')
  expect(() => closeDataFolder(folder)).toThrow(
    `The data folder ${folder} cannot be written to (ENOTDIR). Open it to the account of the site, or set DATA_DIR to another folder.`,
  )
})
