import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#tools/project-files.ts'

const FILE = /\b(?:contract|server|site|tests|tools|demo)\/[\w./-]+\.(?:tsx?|sql|css)(?:\.txt)?\b/g

test.each(['docs/request.md', 'docs/how-to.md', 'docs/operations.md'])(
  'every file that %s names is there',
  (document) => {
    const named = readFileSync(join(ROOT, document), 'utf8').match(FILE) ?? []
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  },
)
