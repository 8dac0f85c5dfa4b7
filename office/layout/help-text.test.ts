import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blocksOf } from './help-text.ts'

const FOLDER = join(import.meta.dirname, '../../docs/office')
const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.md'))

test('a page of help is read as title, headings, texts, steps and lists', () => {
  expect(
    blocksOf(
      '# Getting in\n\nOne\nline.\n\n## Then\n\n1. First\n   and more\n2. Second\n\n- a\n- b\n\n![A list](screens/a-b.webp)',
    ),
  ).toEqual([
    { kind: 'title', text: 'Getting in' },
    { kind: 'text', text: 'One line.' },
    { kind: 'heading', text: 'Then' },
    { kind: 'steps', lines: ['First and more', 'Second'] },
    { kind: 'list', lines: ['a', 'b'] },
    { kind: 'picture', alt: 'A list', name: 'a-b.webp' },
  ])
})

test.each(pages)('%s uses nothing that the help panel does not draw', (page) => {
  const text = readFileSync(join(FOLDER, page), 'utf8')
  expect(text).not.toMatch(/`|^\||^>|^[ \t]+[-*] /m)
  expect(text.split('**').length % 2).toBe(1)
})

test.each(pages)('%s shows its screen as it is on a phone', async (page) => {
  const pictures = blocksOf(readFileSync(join(FOLDER, page), 'utf8')).flatMap((block) =>
    block.kind === 'picture' ? [block] : [],
  )
  expect(pictures.map(({ name }) => name)).toEqual([page.replace(/md$/, 'webp')])
  const { width, height, format } = await sharp(join(FOLDER, 'screens', pictures[0]?.name ?? '')).metadata()
  expect([width, height, format]).toEqual([390, 844, 'webp'])
})

test('links lead nowhere but to those pictures', () => {
  for (const page of pages)
    expect(
      readFileSync(join(FOLDER, page), 'utf8').replaceAll(/^!\[[^\]]+\]\(screens\/[\w-]+\.webp\)$/gm, ''),
    ).not.toMatch(/\]\(/)
})
