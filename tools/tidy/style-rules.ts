import type { Rule, Tree } from './tree.ts'

const SHEET = /^(?:site|office)\/.*\.css$/
/** Where values are declared. */
const TOKENS = /^(?:site|office)\/styles\/tokens(?:-[a-z]+)?\.css$/
const BREAKPOINTS_MAX = 5
/** A multiple of a token is a whole or a half number up to this; more would be a size of its own. */
const TIMES_MAX = 4

/** Widths of windows that no name of ours stands for, with where they come from. */
const WINDOWS: Record<string, readonly string[]> = {
  // How many cards a slider shows at each width (given).
  'site/ui/slider.css': ['1200px', '991px', '767px', '650px', '375px'],
}

/** Shares of a line, a window, a free space or a turn are no sizes; all other numbers with a unit are. */
const SIZE = /(?<![\w#.-])-?(\d*\.?\d+)(px|r?em|r?lh|r?ex|r?ch|r?ic|cm|mm|q|in|pt|pc|cq[a-z]+|m?s)(?![\w%-])/gi
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|brown)(?![\w-])/gi
const TIMES = /\*\s*(-?[\d.]+)(?![\d.%])|(?<![\w.])(-?[\d.]+)\s*\*/g
const DECLARATION = /(?<=[{};]\s*)(--)?([a-z-][\w-]*)\s*:\s*([^;{}]+)(?=[;}])/g
const QUERY = /@(?:media|container)([^{]*)/g
/** What has a scale of its own, in numbers without a unit. */
const BARE: Record<string, RegExp> = {
  'line-height': /^(?!1$)\d*\.?\d+$/,
  'z-index': /^-?[1-9]\d*$/,
  font: /\/\s*(?!1\b(?!\.))\d*\.?\d+(?!\w)/,
}

/** Every size, colour, radius, shadow, duration and layer comes from the tokens; 0, 1px and shares of a whole do not. */
export const stylesByTokens: Rule = {
  name: 'styles-by-tokens',
  check: (tree) =>
    sheetsOf(tree).flatMap(({ path, css }) => {
      const known = WINDOWS[path] ?? []
      const queried = [...css.matchAll(QUERY)].flatMap(({ 1: query = '', index }) =>
        sizesIn(query)
          .filter((size) => !known.includes(size))
          .map((size) => `${placeOf(path, css, index)} asks for ${size}, which is no named breakpoint`),
      )
      const declared = [...css.matchAll(DECLARATION)].flatMap(({ 2: property = '', 3: value = '', index }) =>
        strangeValues(property, value).map((what) => `${placeOf(path, css, index)} says ${what} in ${property}`),
      )
      return [...queried, ...declared]
    }),
}

/** At most five breakpoints, each a token that is read; and a token has one value everywhere, and a reader. */
export const tokensAreFew: Rule = {
  name: 'tokens-are-few',
  check: (tree) => {
    const sheets = sheetsOf(tree)
    const tokens = tree.files.filter((path) => TOKENS.test(path)).map((path) => ({ path, css: plain(tree.text(path)) }))
    const names = new Set(tokens.flatMap(({ css }) => namesIn(css, /(--[\w-]+)\s*:/g)))
    const asked = new Set(sheets.flatMap(({ css }) => [...css.matchAll(QUERY)].flatMap(([query]) => namesIn(query))))
    const read = new Set([...asked, ...[...sheets, ...tokens].flatMap(({ css }) => namesIn(css, /var\((--[\w-]+)/g))])
    return [
      ...(asked.size > BREAKPOINTS_MAX ? [`${[...asked].join(', ')}: more than ${BREAKPOINTS_MAX} breakpoints`] : []),
      ...[...asked].filter((name) => !names.has(name)).map((name) => `${name} is a breakpoint and no token`),
      ...[...names].filter((name) => !read.has(name)).map((name) => `${name} is a token that nothing reads`),
      ...sheets.flatMap(({ path, css }) =>
        namesIn(css, /(?<=[{};]\s*)(--[\w-]+)\s*:/g)
          .filter((name) => names.has(name))
          .map((name) => `${path} sets ${name} anew, which is a token`),
      ),
    ]
  },
}

function sheetsOf(tree: Tree): { path: string; css: string }[] {
  return tree.files
    .filter((path) => SHEET.test(path) && !TOKENS.test(path))
    .map((path) => ({ path, css: plain(tree.text(path)) }))
}

/** Without comments, texts and addresses; lines stay where they are. */
function plain(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"\n]*"|url\([^)]*\)/g, (gone) => gone.replaceAll(/[^\n]/g, ' '))
}

function strangeValues(property: string, value: string): string[] {
  const bare = BARE[property]
  return [
    ...sizesIn(value),
    ...(value.match(COLOUR) ?? []),
    ...(bare?.test(value.trim()) ? [value.trim()] : []),
    ...[...value.matchAll(TIMES)]
      .map(([, after, before]) => Number(after ?? before))
      .filter((times) => Math.abs(times) > TIMES_MAX || !Number.isInteger(times * 2))
      .map((times) => `a token times ${times}`),
    ...(/(?<![\w.])1px\s*[*/]|[*/]\s*1px/.test(value) ? ['a multiple of 1px'] : []),
  ]
}

function sizesIn(text: string): string[] {
  return [...text.matchAll(SIZE)]
    .filter(([, number = '', unit = '']) => Number(number) !== 0 && !(Number(number) === 1 && unit === 'px'))
    .map(([size]) => size)
}

function namesIn(css: string, pattern = /(--[\w-]+)/g): string[] {
  return [...css.matchAll(pattern)].map(([, name = '']) => name)
}

function placeOf(path: string, css: string, index: number): string {
  return `${path}:${css.slice(0, index).split('\n').length}`
}
