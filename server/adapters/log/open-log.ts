import pino from 'pino'
import { requestIdFields } from '#server/http/request-scope.ts'
import { errorForLog } from './error-for-log.ts'

/** JSON lines on standard output, or where a test wants them, in words of our own (booking rules 5.1); each with its request, where there is one. */
export function openLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { pid: process.pid },
    timestamp: () => `,"ts":"${new Date().toISOString()}"`,
    mixin: requestIdFields,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: errorForLog },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
