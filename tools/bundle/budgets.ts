/** Bytes as they travel (brotli), a thousand to the KB. */
const KB = 1_000

const PACKAGE_LIST_SCRIPT = 105 * KB
const PACKAGE_DETAILS_SCRIPT = 125 * KB
const OTHER_SCRIPT = 110 * KB

const SCRIPT_BY_ROUTE: Record<string, number> = {
  'routes/tour-packages': PACKAGE_LIST_SCRIPT,
  'routes/tours': PACKAGE_LIST_SCRIPT,
  'routes/family-tours': PACKAGE_LIST_SCRIPT,
  'routes/group-tours': PACKAGE_LIST_SCRIPT,
  'routes/honeymoon-tours': PACKAGE_LIST_SCRIPT,
  'routes/deals': PACKAGE_LIST_SCRIPT,
  'routes/package-details': PACKAGE_DETAILS_SCRIPT,
}

/** Stylesheets of one page together. */
export const STYLE_BYTES_MAX = 20 * KB
/** Every font file of the site together. */
export const FONT_BYTES_MAX = 70 * KB

export function scriptBudget(route: string): number {
  return SCRIPT_BY_ROUTE[route] ?? OTHER_SCRIPT
}

export function inKb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`
}

/** The names under which the bundle check complains. */
export const BUNDLE_RULES = ['script-budget', 'style-budget', 'font-budget', 'no-schema-or-office-code'] as const
