import type { ServerResponse } from 'node:http'

/** Whether the system has taken all of an answer, so that nothing of it is waited for. */
export function isAway(response: ServerResponse): boolean {
  return response.writableEnded && response.writableLength === 0
}
