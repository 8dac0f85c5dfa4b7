import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blocksOf } from './help-text.ts'

const FOLDER = join(import.meta.dirname, '../../docs/office')
const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.md'))

test('a page of help is read as title, headings, texts, steps and lists', () => {
  expect(blocksOf('# Getting in\n\nOne\nline.\n\n## Then\n\n1. First\n   and more\n2. Second\n\n- a\n- b')).toEqual([
    { kind: 'title', text: 'Getting in' },
    { kind: 'text', text: 'One line.' },
    { kind: 'heading', text: 'Then' },
    { kind: 'steps', lines: ['First and more', 'Second'] },
    { kind: 'list', lines: ['a', 'b'] },
  ])
})

test.each(pages)('%s uses nothing that the help panel does not draw', (page) => {
  const text = readFileSync(join(FOLDER, page), 'utf8')
  expect(text).not.toMatch(/`|\]\(|^\||^>|^[ \t]+[-*] |!\[/m)
  expect(text.split('**').length % 2).toBe(1)
})
