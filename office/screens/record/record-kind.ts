import type { AnyOfficeEndpoint } from '#contract/office/office-endpoint.ts'
import type { Operation } from '#contract/terms/staff-roles.ts'
import type { HelpPage } from '../../help-pages.ts'

/** A kind of record that has screens of its own: how it is read, saved, and what its parts are. */
export type RecordKind = {
  read: AnyOfficeEndpoint
  /** Takes `version` beside the fields that differ. */
  change: AnyOfficeEndpoint
  /** The record's name in their answers. */
  name: string
  /** The list in resources.ts that shows it. */
  resource: string
  help: HelpPage
  /** Who may change it. */
  operation: Operation
  /** The screens of one record, the first at its own address. */
  parts: readonly { path: string; label: string }[]
  /** What the row of its parts is called. */
  partsLabel: string
}

export type OfficeRecord = { id: string; version: string; name: string; isLive: boolean; path?: string }

/** The record in an answer of its calls. */
export function recordIn<One>({ name }: RecordKind, answer: unknown): One {
  // Each of its calls answers with the record under its name.
  return (answer as Record<string, One>)[name] as One
}
