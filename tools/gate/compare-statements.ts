import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../project-files.ts'

/** What tests/support/note-statements.ts has written: a test file, and every statement that it sent. */
type Noted = { file: string; statements: readonly string[] }

export type Unsent = { file: string; statement: string }

/** Statements that files sent which run on PostgreSQL only, and nobody to the embedded database. */
export function unsentStatements(
  onEmbedded: readonly Noted[],
  onPostgres: readonly Noted[],
  postgresOnly: readonly string[],
): Unsent[] {
  const sent = new Set(onEmbedded.flatMap(({ statements }) => statements))
  return onPostgres
    .filter(({ file }) => postgresOnly.includes(file))
    .flatMap(({ file, statements }) =>
      statements.filter((statement) => !sent.has(statement)).map((statement) => ({ file, statement })),
    )
}

/** Files of the list that the run knows nothing of: they were not run, or sent no statement. */
export function unheardFiles(onPostgres: readonly Noted[], postgresOnly: readonly string[]): string[] {
  const heard = new Set(onPostgres.filter(({ statements }) => statements.length > 0).map(({ file }) => file))
  return postgresOnly.filter((file) => !heard.has(file))
}

export function readNoted(folder: string): Noted[] {
  return readdirSync(folder).map((name) => {
    const { file, statements } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Noted
    return { file: relative(ROOT, file), statements }
  })
}
