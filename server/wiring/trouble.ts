import type { Log } from '#server/adapters/log/log.ts'
import { networkOf } from '#server/enquiries/network.ts'
import type { ListenerParts } from '#server/listener.ts'

export function errorsTo(log: Log): ListenerParts['onError'] {
  return (error) => log.error({ event: 'request_failed', err: error }, 'A request failed')
}

/** What to write into TRUSTED_PROXIES is seen by who runs the proxy; a visitor's own address is no business of the log. */
export function warnOfProxy(log: Log, peer: string): void {
  log.warn(
    { event: 'proxy_not_trusted', ip_net: networkOf(peer) },
    'X-Forwarded-For came from a peer that TRUSTED_PROXIES does not name: if that is your proxy, all visitors share the limits of its address',
  )
}

export function troubleWith(log: Log, error: Error, lost: boolean): void {
  log.error(
    { event: 'database_trouble', err: error, lost },
    lost ? 'The embedded database is gone; restarting is needed' : 'A database connection broke',
  )
  // The embedded engine does not come back in this process; whoever runs it starts it again.
  if (lost) process.exitCode = 1
  if (lost) process.kill(process.pid, 'SIGTERM')
}
