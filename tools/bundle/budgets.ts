/** Bytes as they travel (brotli), a thousand to the KB. */
const KB = 1_000

// All that runs before the first touch, also what comes once the page stands. Of lists and details: given; of others: ours.
const PACKAGE_LIST_SCRIPT = 115 * KB
const PACKAGE_DETAILS_SCRIPT = 130 * KB
const FERRY_SEATS_SCRIPT = 135 * KB
const OTHER_SCRIPT = 122 * KB

/** Every address of the package list, by the end of its route's name. */
const PACKAGE_LIST = /(?:^|[/-])(?:tours|tour-packages|package-list|deals)$/
const PACKAGE_DETAILS = /(?:^|\/)(?:package|hotel|water-sport|car-rental)-details$/

/** One dated sailing with its seats (ours). */
const FERRY_SEATS = /(?:^|\/)ferry-trip$/

/** Stylesheets of one page together. */
export const STYLE_BYTES_MAX = 12 * KB
/** Every font file of the site together. */
export const FONT_BYTES_MAX = 70 * KB

/** Every script of the office together, before charts (given). */
export const OFFICE_SCRIPT_MAX = 450 * KB
/** What a browser fetches before the office's sign-in stands (ours): with the page and its style in three seconds on a slow phone. */
export const OFFICE_DOOR_MAX = 100 * KB

export function scriptBudget(route: string): number {
  if (PACKAGE_LIST.test(route)) return PACKAGE_LIST_SCRIPT
  if (FERRY_SEATS.test(route)) return FERRY_SEATS_SCRIPT
  return PACKAGE_DETAILS.test(route) ? PACKAGE_DETAILS_SCRIPT : OTHER_SCRIPT
}

export function inKb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`
}

/** The names under which the bundle check complains. */
export const BUNDLE_RULES = [
  'script-budget',
  'style-budget',
  'font-budget',
  'office-budget',
  'no-schema-or-office-code',
] as const
