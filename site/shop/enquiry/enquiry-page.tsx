import '#site/ui/label.css'
import '#site/ui/aside-layout.css'
import '#site/ui/box.css'
import '#site/ui/page.css'
import type { ReactNode } from 'react'
import { ENQUIRY_ACCEPTED } from '#contract/terms/enquiry-messages.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { ButtonRow } from '#site/ui/button-row.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import { Status } from '#site/ui/status.tsx'
import './enquiry-page.css'
import type { SentEnquiry } from './enquiry-values.ts'
import { answerText, ENQUIRY_TEXTS, enquireAbout, referenceText } from './texts.ts'

/** What is asked about, with the ways on once the enquiry is sent. */
export type Enquired = {
  name: string
  /** "4 nights 5 days", or the stay. */
  detail: string
  href: string
  picture?: PictureSource
  back: string
  more: { label: string; href: string }
}

type Props = {
  enquired: Enquired
  /** The sums for the party typed so far, or sent. */
  price?: ReactNode
  /** Of which day that price is, and that it is no booking. */
  priceNote?: string | false
  /** What is asked for, where it is not in the form; it stands there before and after sending. */
  summary?: ReactNode
  /** Set once the enquiry is stored. */
  sent?: SentEnquiry | undefined
  form: ReactNode
  /** What happens next, where it is not as with packages. */
  intro?: string
  /** What happens after it is sent, likewise. */
  sentNext?: string
}

/** The enquiry on a page of its own: what is asked about and what it costs stand beside the form. */
export function EnquiryPage({
  enquired,
  price,
  priceNote,
  summary,
  sent,
  form,
  intro = ENQUIRY_TEXTS.intro,
  sentNext = ENQUIRY_TEXTS.sentNext,
}: Props) {
  const { href, name, detail, picture } = enquired
  return (
    <div className="wrap page roomy enquiry-page">
      <Breadcrumbs items={[{ label: name, href }, { label: ENQUIRY_TEXTS.step }]} />
      {sent === undefined ? (
        <header>
          <h1>{enquireAbout(name)}</h1>
          <p className="soft">{intro}</p>
        </header>
      ) : (
        <header>
          <h1>{ENQUIRY_TEXTS.sentTitle}</h1>
        </header>
      )}
      <div className="aside-layout enquiry-layout">
        <div>
          {sent !== undefined && <Sent enquired={enquired} sent={sent} next={sentNext} />}
          {summary}
          {sent === undefined && form}
        </div>
        <aside className="box" aria-label={name}>
          {picture && (
            <div className="plate">
              <Picture picture={picture} alt="" sizes="(width >= 900px) 324px, 88vw" />
            </div>
          )}
          <p className="enquiry-package">
            {name}
            <small>{detail}</small>
          </p>
          {price && (
            <>
              <h2 className="label">{ENQUIRY_TEXTS.price}</h2>
              {price}
              {priceNote && <p className="small soft">{priceNote}</p>}
            </>
          )}
        </aside>
      </div>
    </div>
  )
}

type SentProps = { enquired: Enquired; sent: SentEnquiry; next: string }

function Sent({ enquired: { href, back, more }, sent, next }: SentProps) {
  return (
    <div className="stack enquiry-sent-words">
      <Status kind="success">
        <b>{ENQUIRY_ACCEPTED}</b> {referenceText(sent.reference)}
      </Status>
      <p>
        {answerText(sent.answerBy)} {next}
      </p>
      <ButtonRow first={{ label: back, href: href }} other={{ label: more.label, href: more.href }} />
    </div>
  )
}
