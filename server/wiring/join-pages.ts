import type { Database } from '#server/db/db.ts'
import type { ListenerParts } from '#server/listener.ts'
import { createPageCache, FOREIGN_FRESH_MS, type PageCache } from '#server/pages/page-cache.ts'
import { tagsOfAddress, withTags } from '#server/pages/page-tags.ts'
import { type PagesWatch, watchPages } from '#server/settings/watch-pages.ts'
import type { ReplicaAnswers } from './join-apis.ts'
import { type ConnectedSite, connectSite, type SiteConnection } from './site-host.ts'

type PageParts = Omit<SiteConnection, 'version' | 'replica'> & {
  database: Database
  callApi: ListenerParts['api']
  replica?: ReplicaAnswers | undefined
  onError: (error: unknown) => void
}

export type JoinedPages = {
  site: ConnectedSite
  cache: PageCache
  watch: PagesWatch
  /** Where another provider's pictures lie. */
  pictureOrigin: string | undefined
}

/** The site, the cache over it and the API, and what tells both of them of changes. */
export function joinPages({ database, callApi, onError, ...connection }: PageParts): JoinedPages {
  const { origin, apiBaseUrl } = connection.config
  const pictureOrigin = apiBaseUrl === undefined ? undefined : new URL(apiBaseUrl).origin
  // It tells of nothing before both of them are there.
  const watch = watchPages({
    ...{ db: database.urgent ?? database.db, listen: database.listen, onError },
    onChange: (changes) => {
      site.expire(changes)
      cache.expire(changes)
    },
    onLost: () => cache.purge(),
  })
  const site = connectSite({ ...connection, version: async () => (watch.isAway() ? undefined : watch.look()) })
  const answerCall = async (key: string): Promise<Response> => {
    const request = () => new Request(`${origin}${key}`, { headers: { accept: 'application/json' } })
    const answer = (await connection.replica?.ask(request())) ?? (await callApi(request(), ''))
    return withTags(answer, tagsOfAddress(key))
  }
  const cache = createPageCache((key) => (key.startsWith('/api/') ? answerCall(key) : site.read(key)), {
    ...{ origin, pictureOrigin, isAway: watch.isAway },
    freshMs: apiBaseUrl === undefined ? undefined : FOREIGN_FRESH_MS,
  })
  return { site, cache, watch, pictureOrigin }
}
