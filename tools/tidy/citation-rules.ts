import { isTest, isText, type Rule, type Tree } from './tree.ts'

/** Documents whose rules have numbers, by the name under which comments cite them. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  'booking rules': 'docs/booking-rules.md',
  'cache rules': 'docs/page-cache.md',
  'package prices': 'docs/package-prices.md',
  'car prices': 'docs/car-prices.md',
}
/** What hotels ask of their guests has the same name. */
const OTHER_RULES = /^demo\/prose\//

const NAMES = Object.keys(DOCUMENTS).join('|')
const NUMBER = '(?:\\d+(?:\\.\\d+)*|race \\d+|L-rule \\d+|[CIVX]\\d+)'
/** A name of a document with the numbers behind it: "1.3", "1.3, 1.4", "race 4 and L-rule 2". */
const MENTION = new RegExp(`\\b(${NAMES})\\b((?:(?:,| and)? ${NUMBER}\\b)*)`, 'gi')
/** A rule of the page cache without the name of its document. */
const NAMELESS = /(?<!cache )\brules? (?:C\d+)\b/i
/** A document that is not in the tree, cited in a comment. */
const ELSEWHERE =
  /(?:\/\/|\*).*\((?:[^()]*[,;] )?((?:spec|specification|decisions?|wire|issue)(?: \d+| of the page|, [A-Za-z]+(?: \d+)?)?)[);:,]/i
/** A heading, a statement or a row of a table with a number of its own. */
const NUMBERED = new RegExp(`^(?:#{2,4} (\\d[\\d.]*) |- \\*\\*(${NUMBER})\\*\\* |\\| ((?:race |[IVX])\\d+) \\|)`)

/** A comment cites a rule as "(cache rules C3)", by a number that is in its document once, and no document of elsewhere. */
export const citationsResolve: Rule = {
  name: 'citations-resolve',
  check: (tree) => {
    const known = new Map(Object.values(DOCUMENTS).map((path) => [path, numbersOf(tree, path)]))
    const read = tree.files.filter((path) => isText(path) && !OTHER_RULES.test(path))
    return [
      ...[...known].flatMap(([path, numbers]) => givenTwice(path, numbers)),
      ...read.flatMap((path) =>
        tree
          .text(path)
          .split('\n')
          .flatMap((line, index) => complaintsOf(line, known).map((words) => `${path}:${index + 1} ${words}`)),
      ),
    ]
  },
}

type Numbered = { number: string; line: number }

function numbersOf(tree: Tree, path: string): Numbered[] {
  if (!tree.files.includes(path)) return []
  return tree
    .text(path)
    .split('\n')
    .flatMap((text, index) => {
      const number = NUMBERED.exec(text)?.slice(1).find(Boolean)
      return number === undefined ? [] : [{ number, line: index + 1 }]
    })
}

function givenTwice(path: string, numbers: readonly Numbered[]): string[] {
  return numbers
    .filter(({ number }, index) => numbers.findIndex((each) => each.number === number) < index)
    .map(({ number, line }) => `${path}:${line} gives the number ${number} a second time`)
}

function complaintsOf(line: string, known: ReadonlyMap<string, readonly Numbered[]>): string[] {
  const nameless = NAMELESS.exec(line)
  const elsewhere = ELSEWHERE.exec(line)
  return [
    ...(nameless === null ? [] : [`cites "${nameless[0]}" without the name of its document`]),
    ...(elsewhere === null ? [] : [`cites "${elsewhere[1]}", which is not in the project`]),
    ...[...line.matchAll(MENTION)].flatMap(([, name = '', list = ''], index, all) => {
      const before = line.slice(0, all[index]?.index ?? 0)
      const isBetween = before.lastIndexOf('(') > before.lastIndexOf(')')
      const numbers = list.match(new RegExp(NUMBER, 'g')) ?? []
      // Without a number it is a citation only where it stands as one; elsewhere it is a word of a sentence.
      if (numbers.length === 0) return /\((?:[^()]*[,;] )?$/.test(before) ? [`cites "${name}" without a number`] : []
      if (!isBetween || name !== name.toLowerCase())
        return [`cites ${name}${list} in another form than (${name.toLowerCase()}${list})`]
      const path = DOCUMENTS[name] ?? ''
      return numbers
        .filter((number) => !known.get(path)?.some((each) => each.number === number))
        .map((number) => `cites ${name} ${number}, which ${path} does not have`)
    }),
  ]
}

const EXAMPLE = /^(?:race |X)/

/** The number of each worked example and each race stands in what a test is called. */
export const examplesAreTested: Rule = {
  name: 'examples-are-tested',
  check: (tree) => {
    const titles = new Set(tree.files.filter(isOurTest).flatMap((path) => numbersInTitles(tree.text(path))))
    return Object.values(DOCUMENTS).flatMap((path) =>
      numbersOf(tree, path)
        .filter(({ number }) => EXAMPLE.test(number) && !titles.has(number))
        .map(({ number, line }) => `${path}:${line} has ${number}, which no test is called by`),
    )
  },
}

function isOurTest(path: string): boolean {
  return isTest(path) && !path.startsWith('tests/tools/')
}

/** Of lines with a text in quotes that are no comment. */
function numbersInTitles(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /['"`]/.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line))
    .flatMap((line) => line.match(/\b(?:race \d+|X\d+)\b/g) ?? [])
}
