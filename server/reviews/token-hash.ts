import { createHash } from 'node:crypto'

/** What is kept of the token of an invitation: whoever reads the table cannot write reviews. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
