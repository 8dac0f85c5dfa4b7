import type { ApiClient } from '#contract/v1/client.ts'
import type { Log } from '#server/adapters/log/log.ts'
import { type ApiParts, createApi } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/db.ts'
import { openReplica } from '#server/db/open-replica.ts'
import { readPagesVersion } from '#server/settings/pages-version.ts'

/** Answers about the catalogue from a replica; whatever it cannot answer, the database does. */
export type ReplicaAnswers = {
  /** For pages of this version; undefined where the replica does not have all that they tell. */
  around: (api: ApiClient, version: string) => ApiClient | undefined
  /** A call that is kept for everyone; undefined where the replica does not have what the database has by now, or fails. */
  ask: (request: Request) => Promise<Response | undefined>
  lagSeconds: () => number | undefined
  stop: () => Promise<void>
}

/** The API over the database, and the one over its replica where there is one. */
export function joinApis(config: Config, db: Db, log: Log, apiParts: ApiParts) {
  const api = createApi(apiParts)
  return {
    api,
    callApi: (request: Request, clientAddress: string) => api.fetch(request, { clientAddress }),
    replica: joinReplica(config, db, log, apiParts),
  }
}

/** The replica of DATABASE_READ_URL with an API of its own over it; undefined without one. */
function joinReplica(
  { databaseReadUrl: url, workers }: Config,
  db: Db,
  log: Log,
  apiParts: ApiParts,
): ReplicaAnswers | undefined {
  if (url === undefined) return undefined
  const replica = openReplica({
    ...{ url, processes: workers, primary: db, readVersion: readPagesVersion },
    onChange: (isThere, error) =>
      isThere
        ? log.info({ event: 'replica_back' }, 'The replica is asked again')
        : log.warn({ event: 'replica_away', err: error }, 'The replica cannot be asked; the database answers all'),
  })
  const api = createApi({ ...apiParts, db: replica.db })
  const own = api.clientOf({ clientAddress: '' })
  return {
    around: (primary, version) => (replica.has(version) ? orElse(own, primary) : undefined),
    ask: async (request) => {
      if (!replica.has(await readPagesVersion(db))) return undefined
      const answer = await api.fetch(request, { clientAddress: '' })
      return answer.status < 500 ? answer : undefined
    },
    lagSeconds: replica.lagSeconds,
    stop: replica.close,
  }
}

/** A standby ends a statement that holds up what arrives; the database answers it then. */
function orElse(replica: ApiClient, primary: ApiClient): ApiClient {
  return {
    call: async (endpoint, input) => {
      const answer = await replica.call(endpoint, input)
      return answer.ok || answer.error.status < 500 ? answer : primary.call(endpoint, input)
    },
  }
}
