import pino from 'pino'
import { requestIdFields } from '#server/http/request-scope.ts'

/** What a log says of an error. */
type LoggedError = {
  type: string
  message: string
  stack: string
  code?: string
  table?: string
  constraint?: string
  cause?: LoggedError
}

/** Errors of the database about a value that was sent to it; their words quote it. */
const ABOUT_VALUES = /^22/
const CAUSES_MAX = 3
const UNSAID = 'A value could not be used'

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

/**
 * An error without what it carries of a traveller: the database adds the row it refused, or the text it could not read, in
 * fields of their own, and quotes a value that is of no use.
 */
export function errorForLog(error: unknown, causes = CAUSES_MAX): unknown {
  return error instanceof Error ? loggedError(error, causes) : error
}

function loggedError(error: Error, causes: number): LoggedError {
  const code = textOf(error, 'code')
  const isUnsaid = ABOUT_VALUES.test(code ?? '')
  const { message, stack = '' } = error
  const [table, constraint] = [textOf(error, 'table'), textOf(error, 'constraint')]
  return {
    type: error.constructor.name,
    message: isUnsaid ? UNSAID : message,
    stack: isUnsaid ? stack.replace(message, UNSAID) : stack,
    ...(code === undefined ? {} : { code }),
    ...(table === undefined ? {} : { table }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(error.cause instanceof Error && causes > 0 ? { cause: loggedError(error.cause, causes - 1) } : {}),
  }
}

function textOf(error: Error, name: string): string | undefined {
  const value = (error as unknown as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : undefined
}
