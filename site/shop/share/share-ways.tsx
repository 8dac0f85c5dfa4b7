import { Icon } from '#site/ui/icon.tsx'
import { InPage } from '#site/ui/in-page.tsx'
import './share-ways.css'
import type { ShareView } from './share-view.ts'

const TEXTS = {
  share: 'Share',
  ask: 'Ask on WhatsApp',
  whatsapp: 'Send by WhatsApp',
} as const

type Props = { ways: ShareView; look: 'links' | 'buttons' }

/**
 * The ways to pass something on and to ask about it: plain links with the text ready. With script `data-share` opens what the
 * device shares with, or copies the address (device-share.tsx).
 */
export function ShareWays({ ways: { send, isMail, ask }, look }: Props) {
  const isButtons = look === 'buttons'
  const className = isButtons ? 'button outline' : undefined
  return (
    <>
      <a className={isButtons ? 'button outline only-scripted' : undefined} href={send} data-share="">
        <Icon name="share" />
        {TEXTS.share}
      </a>
      {isButtons && !isMail && (
        <a className={className} href={send}>
          {TEXTS.whatsapp}
        </a>
      )}
      {ask && <AskOnWhatsapp href={ask} className={className} />}
    </>
  )
}

/** To our office. */
export function AskOnWhatsapp({ href, className }: { href: string; className?: string | undefined }) {
  return (
    <a className={className} href={href} data-ask="">
      <Icon name="chat" />
      {TEXTS.ask}
    </a>
  )
}

/** Under the title of what a page is about. */
export function ShareRow({ from }: { from: InPage<ShareView> }) {
  return (
    <InPage from={from} className="share-row">
      {(ways) => <ShareWays ways={ways} look="links" />}
    </InPage>
  )
}
