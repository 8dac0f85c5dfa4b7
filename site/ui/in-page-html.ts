import { createContext } from 'react'

/**
 * Long texts stand in the page once. In the first answer a loader leaves a mark such as "in-page:3" in their place, and the
 * script reads the text back from where the server drew it; without this every text would travel twice. Data requests of
 * later visits carry the texts themselves.
 */
export type InPageTexts = Map<string, string>

/** The texts of the page being rendered; on the server only. */
export const InPageContext = createContext<InPageTexts | undefined>(undefined)

const MARK = /^in-page:\d+$/
/** Shorter texts cost less than their mark. */
const LEAST_LENGTH = 80

/** A copy of loader data in which long html has become marks; `texts` keeps what the marks stand for. */
export function leaveInPage<Value>(value: Value, texts: InPageTexts): Value {
  // Strings stay strings and lists lists, so the copy is of the same type.
  return leave(value, texts) as Value
}

export function isMark(html: string): boolean {
  return MARK.test(html)
}

function leave(value: unknown, texts: InPageTexts): unknown {
  if (typeof value === 'string')
    return value.length >= LEAST_LENGTH && value.startsWith('<') ? markOf(value, texts) : value
  if (Array.isArray(value)) return value.map((each) => leave(each, texts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, leave(each, texts)]))
}

function markOf(html: string, texts: InPageTexts): string {
  const mark = `in-page:${texts.size}`
  texts.set(mark, html)
  return mark
}
