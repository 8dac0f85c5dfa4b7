import type { ApiRefusal } from '#server/http/refusal.ts'

/** Somebody else was faster: with the record as it is now. */
export function changedMeanwhile(noun: string, current: object): ApiRefusal {
  return {
    ...{ status: 409, code: 'changed' },
    message: `Somebody else has saved this ${noun} since you opened it. See what differs, then save again.`,
    more: { current },
  }
}

/** What visitors would miss on its page, as one sentence; undefined where nothing is missing. */
export function incomplete(missing: readonly string[]): ApiRefusal | undefined {
  if (missing.length === 0) return undefined
  return { status: 409, code: 'incomplete', message: `Before it goes on the site it needs ${missing.join(', ')}.` }
}

/** Prices are set by an owner or a manager; the fields that hold them. */
export function noPrices(field: string): ApiRefusal {
  return {
    ...{
      status: 403,
      code: 'not_allowed',
      message: 'Prices are set by an owner or a manager; everything else can be saved',
    },
    errors: [{ field, message: 'Prices are set by an owner or a manager' }],
  }
}
