import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withRetentionTables } from '#server/privacy/retention-document.ts'
import { ROOT } from './project-files.ts'

/** Writes the tables of docs/privacy.md as they are in code. */
const FILE = join(ROOT, 'docs/privacy.md')

writeFileSync(FILE, withRetentionTables(readFileSync(FILE, 'utf8')))
