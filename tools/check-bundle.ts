import {
  FONT_BYTES_MAX,
  inKb,
  OFFICE_DOOR_MAX,
  OFFICE_SCRIPT_MAX,
  STYLE_BYTES_MAX,
  scriptBudget,
} from './bundle/budgets.ts'
import { type Build, readBuild } from './bundle/read-build.ts'
import { runCheck } from './check-result.ts'
import { ROOT } from './project-files.ts'

/** Words that only the library itself contains, and that survive its being minified. */
const FOREIGN_CODE: Record<string, RegExp> = {
  zod: /\b_zod\b|\bZodError\b/,
  'react-admin': /\breact-admin\b|\bra\.(?:action|message|navigation|notification|page)\./,
}

/** What a visitor's browser is made to load that it should not, one line each. */
export function checkBundle(root: string): string[] {
  const build = readBuild(root)
  if (build === undefined || build.pages.length === 0)
    return ['nothing-was-read: the site is not built (npm run build)']
  return [...heavyPages(build), ...heavyFonts(build), ...heavyOffice(build), ...foreignCode(build)]
}

function heavyPages({ pages }: Build): string[] {
  return pages.flatMap(({ route, scriptBytes, styleBytes }) => [
    ...overBudget('script-budget', `the scripts of ${route}`, scriptBytes, scriptBudget(route)),
    ...overBudget('style-budget', `the stylesheets of ${route}`, styleBytes, STYLE_BYTES_MAX),
  ])
}

function heavyFonts({ fontBytes }: Build): string[] {
  return overBudget('font-budget', 'the fonts', fontBytes, FONT_BYTES_MAX)
}

function heavyOffice({ office }: Build): string[] {
  if (office === undefined) return []
  return [
    ...overBudget('office-budget', 'the scripts of the office', office.scriptBytes, OFFICE_SCRIPT_MAX),
    ...overBudget('office-budget', "the scripts before the office's sign-in", office.doorBytes, OFFICE_DOOR_MAX),
  ]
}

function overBudget(rule: string, what: string, bytes: number, budget: number): string[] {
  return bytes <= budget ? [] : [`${rule}: ${what} are ${inKb(bytes)}; ${inKb(budget)} is the most`]
}

function foreignCode({ chunks }: Build): string[] {
  return chunks.flatMap(({ name, text }) =>
    Object.entries(FOREIGN_CODE)
      .filter(([, words]) => words.test(text))
      .map(([library]) => `no-schema-or-office-code: ${name} contains ${library}`),
  )
}

if (import.meta.main) await runCheck('bundle', () => checkBundle(ROOT))
