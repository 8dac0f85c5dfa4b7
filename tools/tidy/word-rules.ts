import { isTest, isText, linesWith, type Rule } from './tree.ts'

// The words are put together here so that this file does not break its own rules.
const UNFINISHED = new RegExp(
  `\\b(?:${['TO', 'FIX'].map((head) => `${head}${head === 'TO' ? 'DO' : 'ME'}`).join('|')}|X{3})\\b`,
)
const FOREIGN = new RegExp(
  [
    ['/wo', 'rk/'],
    ['/ro', 'ot/'],
    ['registry.', 'npmjs'],
    ['deb.', 'debian'],
  ]
    .map((parts) => parts.join('').replaceAll('.', '[.]'))
    .join('|'),
)

/** What is not done is an issue, not a comment. */
export const noUnfinished: Rule = {
  name: 'no-unfinished',
  check: (tree) =>
    tree.files
      .filter((path) => isText(path) && path !== 'package-lock.json')
      .flatMap((path) => linesWith(tree, path, UNFINISHED))
      .map(({ place, line }) => `${place} is unfinished by its own words: ${line.trim().slice(0, 80)}`),
}

/** The project runs anywhere: it names no folder of somebody's machine and no place that packages come from. */
export const noMachineNames: Rule = {
  name: 'no-machine-names',
  check: (tree) =>
    tree.files
      .filter(isText)
      .flatMap((path) => linesWith(tree, path, FOREIGN))
      .map(({ place, line }) => `${place} names a machine or a registry: ${line.trim().slice(0, 80)}`),
}

const FOCUSED = /\b(?:test|it|describe|suite)(?:\.\w+)*\.only\b/
const SKIPPED = /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|fails)\b/
const REASON = /\/\/ skipped: \S/

/** One test left alone hides all others; one left out says why, in a comment `// skipped: …` on it or above it. */
export const noSilentSkip: Rule = {
  name: 'no-silent-skip',
  check: (tree) =>
    tree.files
      .filter((path) => isTest(path) || /^tests\/.*\.ts$/.test(path))
      .flatMap((path) => {
        const lines = tree.text(path).split('\n')
        const silent = linesWith(tree, path, SKIPPED).filter(
          ({ number, line }) => !REASON.test(line) && !REASON.test(lines[number - 1] ?? ''),
        )
        return [
          ...linesWith(tree, path, FOCUSED).map(({ place }) => `${place} runs one test only`),
          ...silent.map(({ place }) => `${place} leaves a test out without "// skipped: why"`),
        ]
      }),
}
