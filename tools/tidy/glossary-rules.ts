import { isTest, type Rule } from './tree.ts'

const GLOSSARY = 'docs/glossary.md'
/** Code that runs on the server, and what it shares with pages. */
const CHECKED = /^(?:contract|server|tools)\/.*\.tsx?$/
const EXPORTED = /^export (?:async )?(?:function\*?|const|let|class|type|interface) (\w+)/gm

/** The names of files and of what they export are made of the words of the glossary: none that it marks with ‡. */
export const glossaryNames: Rule = {
  name: 'glossary-words',
  check: ({ files, text }) => {
    if (!files.includes(GLOSSARY)) return []
    const banned = bannedWords(text(GLOSSARY))
    if (banned.size === 0) return [`${GLOSSARY} marks no word with ‡`]
    const complain = (path: string, name: string) =>
      wordsOf(name)
        .filter((word) => banned.has(word))
        .map((word) => `${path} is or exports ${name}: ${word} is ${banned.get(word)} in ${GLOSSARY}`)
    return files
      .filter((path) => CHECKED.test(path) && !isTest(path))
      .flatMap((path) => [
        ...complain(path, path.split('/').at(-1)?.split('.')[0] ?? ''),
        ...[...text(path).matchAll(EXPORTED)].flatMap(([, name = '']) => complain(path, name)),
      ])
  },
}

/** Each word marked with ‡ and what its row says in place of it. */
function bannedWords(glossary: string): Map<string, string> {
  const rows = glossary.split('\n').filter((line) => line.startsWith('| '))
  return new Map(
    rows.flatMap((row) => {
      const [, use = '', , not = ''] = row.split('|').map((cell) => cell.trim())
      return [...not.matchAll(/(\w+) ‡/g)].map(([, word = '']) => [word, `"${use}"`] as const)
    }),
  )
}

/** `takeTurns`, `TAKE_TURNS` and `take-turns` are take, turn: an s at the end does not count. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .split(/[-_]/)
    .map((word) => word.toLowerCase())
    .flatMap((word) => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word]))
}
