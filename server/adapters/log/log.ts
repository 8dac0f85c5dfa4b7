/** Where a part writes what happened; pino is one. Never personal data: no names, addresses, numbers or mail bodies. */
export type Log = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
