import { sealinkOperator } from '#server/adapters/ferry-operator/sealink-operator.ts'
import type { Log } from '#server/adapters/log/log.ts'
import type { ApiParts } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/db.ts'

export type FerryParts = { api: Pick<ApiParts, 'ferryOperators' | 'onSeatsChanged'>; stop(): Promise<void> }

/** Who sails beside our own vessels; and an ear for the database, which tells of seats that any process has changed. */
export function joinFerries({ ferryOperator }: Config, { listen }: Database, log: Log): FerryParts {
  const lookers = new Set<() => void>()
  const heard = listen('ferry_seats', () => {
    for (const look of lookers) look()
  })
  return {
    api: {
      ferryOperators: ferryOperator === undefined ? [] : [sealinkOperator(ferryOperator, log)],
      onSeatsChanged: (look) => void lookers.add(look),
    },
    stop: () => heard.stop(),
  }
}
