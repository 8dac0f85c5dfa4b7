import '#site/ui/toast.css'
import { useEffect, useState } from 'react'
import { CloseButton } from '#site/ui/close-button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { formFacts } from './form-facts.ts'
import './device-share.css'

const TEXTS = { copied: 'The address is copied.', byHand: 'Copy this address:', close: 'Close this message' } as const

/** What became of sharing; `address` where the visitor has to copy it by hand. */
type Said = { text: string; address?: string }

/**
 * What the links to share and to ask (share-ways.tsx) do with script: the device shares, or the address is copied, and both
 * name the day and the party that the page's form has by now. One listener for every page; fetched with what comes late.
 */
export function DeviceShare() {
  const [said, setSaid] = useState<Said>()
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = isPlain(event) && event.target instanceof Element && event.target.closest('a')
      if (!link) return
      if ('ask' in link.dataset) link.href = withLines(link.href, linesNow(link.href))
      if (!('share' in link.dataset)) return
      event.preventDefault()
      setSaid({ text: '' })
      void share(linesNow(link.href)).then(setSaid)
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [])
  if (said === undefined) return null
  return (
    <div className="device-share" role="status">
      {said.text !== '' && (
        <div className="toast">
          <Icon name="success" />
          <p>
            {said.text} {said.address && <input readOnly value={said.address} aria-label={TEXTS.byHand} ref={select} />}
          </p>
          <CloseButton label={TEXTS.close} onClick={() => setSaid(undefined)} />
        </div>
      )}
    </div>
  )
}

/** With a key or another button pressed, the link is opened as it is. */
function isPlain(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** The text of a link: first the name, last the address, and between them what is asked for now, or was as the page was made. */
function linesNow(href: string): string[] {
  const { searchParams } = new URL(href)
  const [name = '', ...rest] = (searchParams.get('text') ?? searchParams.get('body') ?? '').split('\n')
  const form = document.querySelector<HTMLFormElement>('.product-panel, .seats-layout')
  const facts = form === null ? '' : formFacts(new FormData(form))
  return facts === '' ? [name, ...rest] : [name, facts, ...rest.slice(-1)]
}

function withLines(href: string, lines: readonly string[]): string {
  const link = new URL(href)
  // Not by `searchParams`, which writes a plus for a space: some read it as it stands.
  link.search = `?text=${encodeURIComponent(lines.join('\n'))}`
  return link.href
}

async function share(lines: readonly string[]): Promise<Said | undefined> {
  const url = lines.at(-1) ?? ''
  const words = lines.slice(0, -1)
  if (navigator.share !== undefined) {
    try {
      await navigator.share({ title: words[0] ?? '', text: words.join(', '), url })
      return undefined
    } catch (failure) {
      // Whoever closes the sheet has said so.
      if (failure instanceof DOMException && failure.name === 'AbortError') return undefined
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return { text: TEXTS.copied }
  } catch {
    return { text: TEXTS.byHand, address: url }
  }
}

function select(field: HTMLInputElement | null): void {
  field?.select()
}
