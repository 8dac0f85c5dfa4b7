import { FIGURE_EXEMPTIONS } from './figure-exemptions.ts'
import { isTest, type Rule, type Tree } from './tree.ts'

/** What visitors read: the site's words, those of the API and its mails, and the demo's texts about the shop itself. */
const READ =
  /^(?:site|contract|server)\/.*\.tsx?$|^demo\/prose\/(?:faq|about|guide-pages|car-lines|[\w-]+-policies|(?:legal|posts)\/[\w-]+)\.ts$/
/** Where figures have their place, and loaders of facts. */
const TABLES = /^contract\/terms\/(?:booking-rules|office-figures|limits|car-hire)\.ts$/

const NUMBER =
  '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|half an|a quarter of an)'
const UNIT =
  '(?:%|per ?cent\\b|(?:business |working )?days?\\b|minutes?\\b|hours?\\b|seats?\\b|holds?\\b|years?\\b|months?\\b)'
const FIGURE = new RegExp(`(?<![\\w.:$}-])${NUMBER}(?: (?:to|or) ${NUMBER})?(?: ?|-)${UNIT}`, 'gi')
/** A text in quotes or back ticks, or what stands between tags; not a comment, an import or SQL. */
const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`|>[^<>{}=]*[a-z][^<>{}=]*</g
const NOT_READ = /^\s*(?:\/\/|\/?\*|import\b)|\binterval\b|\bregex\b/
/** Stories are full of walks, crossings and rain: of them only sentences about money and holding are read. */
const STORY = /^demo\/prose\/posts\//
const OF_THE_SHOP = /\b(?:refund|cancel|pay|paid|held|hold|balance|money back|days before)/i
/** What something of the shop costs, or how much less: the pages of the day say it. */
const PRICE = /₹\d[\d,]*|\d+ ?%/g
/** Fees of the state at its gates; and a sum that says of which day its prices are. */
const PRICED_STORIES = /posts\/(?:permits|week-on-a-budget)\.ts$/
/** "1 hour" alone is the singular of a count. */
const SINGULAR = /^['"`]1 \w+['"`]$/

/** What a text says of limits, shares, hours and fees comes from the setting or the rule that decides it. */
export const figuresAreRead: Rule = {
  name: 'figures-are-read',
  check: (tree) =>
    tree.files
      .filter((path) => READ.test(path) && !TABLES.test(path) && !isTest(path))
      .flatMap((path) => figuresIn(tree, path)),
}

function figuresIn(tree: Tree, path: string): string[] {
  const exempt = FIGURE_EXEMPTIONS[path] ?? []
  return tree
    .text(path)
    .split('\n')
    .flatMap((line, index) => {
      if (NOT_READ.test(line)) return []
      const texts = (line.match(TEXT) ?? []).filter((text) => !SINGULAR.test(text))
      const read = STORY.test(path) ? texts.flatMap((text) => text.split(/(?<=[.;!?]) /)).filter(isOfTheShop) : texts
      const prices =
        STORY.test(path) && !PRICED_STORIES.test(path) ? texts.flatMap((text) => text.match(PRICE) ?? []) : []
      return [...read.flatMap((text) => text.match(FIGURE) ?? []), ...prices]
        .filter((figure) => !exempt.includes(figure))
        .map((figure) => `${path}:${index + 1} says "${figure}", which belongs to a setting or a rule`)
    })
}

function isOfTheShop(sentence: string): boolean {
  return OF_THE_SHOP.test(sentence)
}
