import { isTest, linesWith, type Rule } from './tree.ts'

const PROGRAM = /^(?:server|site|office|contract|demo|public)\/.*\.(?:[cm]?[jt]sx?)$/
/** SQL knows this hash as well; it spreads sample rows and finds changed ones there, and guards nothing. */
const SQL_HASH = ['server/search/refresh-search.ts', 'server/ferries/roll-sailings.ts']

type Ban = { pattern: RegExp; what: string; allowed?: readonly string[] }

/** Each with the files where it is right, and guards nothing or takes nothing of a stranger. */
const BANS: readonly Ban[] = [
  { pattern: /\beval\(|\bnew Function\(|\bFunction\(['"`]|from 'node:vm'/, what: 'runs a text as code' },
  {
    pattern: /from 'node:(?:child_process|cluster)'/,
    what: 'begins a process',
    // Draw pictures and serve in copies of our own program; their arguments are our own.
    allowed: ['server/media/picture-maker.ts', 'server/workers/supervise.ts', 'server/workers/start-site.ts'],
  },
  {
    pattern: /\bMath\.random\(/,
    what: 'draws from a source that can be guessed',
    // How long to wait for another try, and the name of a file that is not finished.
    allowed: ['server/db/in-transaction.ts', 'server/media/drawing-worker.ts'],
  },
  { pattern: /create(?:Hash|Hmac)\((?!'sha(?:256|512)')/, what: 'hashes with something else than SHA-256 or SHA-512' },
  { pattern: /\b(?:md5|sha1)\b/i, what: 'names a broken hash', allowed: SQL_HASH },
  { pattern: /createCipheriv\((?!CIPHER,)|\bcreateCipher\(|-(?:ecb|cbc)\b/i, what: 'encrypts without authentication' },
  {
    pattern: /\bnew RegExp\(/,
    what: 'makes a pattern of a text',
    // Of constants and of the addresses that the contract declares.
    allowed: [
      'server/http/known-calls.ts',
      'server/media/share-card.ts',
      'server/media/variant.ts',
      'demo/load/band-placeholder.ts',
    ],
  },
  { pattern: /\brejectUnauthorized\b|\bNODE_TLS_REJECT_UNAUTHORIZED\b/, what: 'believes any certificate' },
  { pattern: /\binsecureHTTPParser\b/, what: 'reads malformed requests' },
  {
    pattern: /\bdangerouslySetInnerHTML\b|\.(?:inner|outer)HTML = |\binsertAdjacentHTML\(|\bdocument\.write\(/,
    what: 'writes markup',
    allowed: [
      // Cleaned or our own text (clean-html.ts), JSON with its brackets escaped, and what the server itself has drawn.
      'site/ui/rich-text.tsx',
      'site/page/structured-data.tsx',
      'site/page/early-scripts.tsx',
      'site/page/page-scripts.tsx',
      'site/ui/server-drawn.tsx',
      'site/ui/in-page.tsx',
      'site/ui/drawn-part.tsx',
      'site/features/ferry-seats/seats/seat-map.tsx',
    ],
  },
  {
    pattern: /\bsql\.raw\(/,
    what: 'puts text into SQL',
    // Names of our own tables and columns, and the migrations themselves.
    allowed: [
      'server/wiring/test-mode.ts',
      'server/db/claim-units.ts',
      'server/db/migrate.ts',
      'server/hotels/stay-sql.ts',
    ],
  },
]

/** What opens a program to strangers is not written, or only where it was looked at and listed. */
export const noUnsafeCode: Rule = {
  name: 'no-unsafe-code',
  check: (tree) =>
    tree.files
      .filter((path) => PROGRAM.test(path) && !isTest(path))
      .flatMap((path) =>
        BANS.filter(({ allowed = [] }) => !allowed.includes(path)).flatMap(({ pattern, what }) =>
          linesWith(tree, path, pattern).map(({ place, line }) => `${place} ${what}: ${line.trim().slice(0, 80)}`),
        ),
      ),
}
