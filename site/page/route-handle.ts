import type { CachedAs } from '#contract/terms/cache-key.ts'

/** What a route module says of itself as plain data; collected by the build, and left out of the browser's modules. */
export type RouteHandle = {
  /** For pages whose HTML is the same for everyone: what the page cache keeps. Without it each request makes the page anew. */
  cached: CachedAs
}
