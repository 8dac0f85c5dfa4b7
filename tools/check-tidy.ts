import { runCheck } from './check-result.ts'
import { ROOT } from './project-files.ts'
import { citationsResolve, examplesAreTested } from './tidy/citation-rules.ts'
import { noUnsafeCode } from './tidy/code-rules.ts'
import { figuresAreRead } from './tidy/figure-rules.ts'
import { glossaryNames } from './tidy/glossary-rules.ts'
import { namedRulesExist } from './tidy/map-rules.ts'
import { messagesAreTested, nounsHaveSlices, refusalsAreTested, sentencesAreHeld } from './tidy/promise-rules.ts'
import { securityRowsHold } from './tidy/security-rules.ts'
import { fileCaps, kebabNames, noInlineStyle, oneTitle } from './tidy/shape-rules.ts'
import { stylesByTokens, tokensAreFew } from './tidy/style-rules.ts'
import { type Rule, readTree } from './tidy/tree.ts'
import { noMachineNames, noSilentSkip, noUnfinished } from './tidy/word-rules.ts'

const RULES: readonly Rule[] = [
  fileCaps,
  kebabNames,
  oneTitle,
  noInlineStyle,
  stylesByTokens,
  tokensAreFew,
  noUnfinished,
  noMachineNames,
  noSilentSkip,
  nounsHaveSlices,
  refusalsAreTested,
  messagesAreTested,
  sentencesAreHeld,
  figuresAreRead,
  glossaryNames,
  noUnsafeCode,
  citationsResolve,
  examplesAreTested,
  namedRulesExist(() => RULES.map(({ name }) => name)),
  securityRowsHold(() => RULES.map(({ name }) => name)),
]

/** Breaches of the tidiness rules, one line each, with the rule's name in front. */
export async function checkTidy(root: string): Promise<string[]> {
  const tree = readTree(root)
  if (tree.files.length === 0) return ['nothing-was-read: there is no file here']
  const complaints = await Promise.all(
    RULES.map(async (rule) => (await rule.check(tree)).map((complaint) => `${rule.name}: ${complaint}`)),
  )
  return complaints.flat()
}

if (import.meta.main) await runCheck('tidy', () => checkTidy(ROOT))
