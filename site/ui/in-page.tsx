import { createContext, type ReactNode, useContext, useState } from 'react'

/**
 * What a page only draws and nobody operates. The first answer holds it once, drawn; its data has no more than the number
 * under which the script finds the drawing. Without this every text would travel twice. The data of later visits is whole.
 * Measured: 3 to 18 % of a page's HTML (hotel search 8.6 KB, not 10.5); without it the home page is over budget.
 */
export type InPage<Value> = { whole: Value } | { mark: number }

/** The values behind the marks of the page being made; on the server only. */
export const InPageContext = createContext<readonly unknown[]>([])

type Host = {
  /** True for a whole page, false for the framework's data request of a later visit. */
  isDocument: boolean
  inPage: { values: unknown[]; next: number }
}

export function leaveInPage<Value>(value: Value, { isDocument, inPage }: Host): InPage<Value> {
  return isDocument ? { mark: numberInPage(value, inPage) } : { whole: value }
}

export function numberInPage(value: unknown, inPage: Host['inPage']): number {
  const mark = inPage.next
  if (mark in inPage.values) throw new Error(`Two drawings of the page have the number ${mark}`)
  inPage.values[mark] = value
  inPage.next += 1
  return mark
}

/**
 * The host with numbers of its own, from `next`: for what is loaded at the same time as something else. Otherwise what is ready
 * first has the lower number, and the same page has other bytes, and another ETag, each time it is made.
 */
export function numberedFrom<Parts extends Pick<Host, 'inPage'>>(host: Parts, next: number): Parts {
  return { ...host, inPage: { values: host.inPage.values, next } }
}

type Props<Value> = { from: InPage<Value>; className?: string; children: (value: Value) => ReactNode }

/** Draws it. What `children` draws comes to life on later visits only: links and `details` may stand in it, state may not. */
export function InPage<Value>({ from, className, children }: Props<Value>) {
  if ('whole' in from) return <div className={className}>{children(from.whole)}</div>
  return <Drawn mark={from.mark} className={className} draw={(value) => children(value as Value)} />
}

type DrawnProps = { mark: number; className?: string; draw: (value: unknown) => ReactNode }

export function Drawn({ mark, className, draw }: DrawnProps) {
  const values = useContext(InPageContext)
  // Read once, before React takes the page over: from then on the element is React's, and it does not change.
  const [html] = useState(() =>
    typeof document === 'undefined' ? undefined : (document.querySelector(`[data-in-page="${mark}"]`)?.innerHTML ?? ''),
  )
  if (html === undefined) {
    return (
      <div className={className} data-in-page={mark}>
        {draw(values[mark])}
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own html, as the server drew it
  return <div className={className} data-in-page={mark} dangerouslySetInnerHTML={{ __html: html }} />
}
