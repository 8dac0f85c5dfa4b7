import '#site/ui/opening.css'
import { CancelLadder } from '#site/shop/refund/cancel-ladder.tsx'
import { FactList } from '#site/ui/fact-list.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Picture } from '#site/ui/picture.tsx'
import './quote-letter.css'
import type { LetterView, QuoteDay } from './letter-view.ts'
import { QUOTE_TEXTS } from './texts.ts'

type Part = { letter: LetterView }
export type Agency = {
  legalName: string
  addressLines: string[]
  email: string
  phone?: string
  hours: string
  gstin: string
}

/** One large picture and up to three below it; where it is wide, all of them in a strip that leaves the price in sight. */
export function QuotePictures({ letter: { pictures } }: Part) {
  if (pictures.length === 0) return null
  return (
    <div className="quote-pictures">
      {pictures.map((picture, index) => (
        <div key={picture.mediaLink}>
          <Picture
            picture={picture}
            sizes={index === 0 ? '(width >= 900px) 600px, 94vw' : '300px'}
            widest={index === 0 ? 1280 : 640}
            eager={index === 0}
          />
        </div>
      ))}
    </div>
  )
}

/** The greeting, a few words, and who wrote them. */
export function QuoteWords({ letter: { dear, words, by }, agency }: Part & { agency: Agency }) {
  return (
    <div className="quote-words">
      {dear !== undefined && <p className="opening">{dear}</p>}
      {words.map((each) => (
        <p key={each}>{each}</p>
      ))}
      <div className="quote-sign">
        <span aria-hidden="true">{by.slice(0, 1)}</span>
        <p>
          <b>{by}</b>
          <small>
            {agency.phone !== undefined && `${agency.phone}, `}
            {agency.hours}
          </small>
        </p>
      </div>
    </div>
  )
}

export function QuoteDays({ letter: { days } }: Part) {
  if (days.length === 0) return null
  return (
    <section className="quote-part" aria-labelledby="quote-days">
      <h2 id="quote-days">{QUOTE_TEXTS.days}</h2>
      {days.map((day) => (
        <Day key={day.id} day={day} />
      ))}
    </section>
  )
}

function Day({ day: { date, title, hours, night, picture, gaps } }: { day: QuoteDay }) {
  return (
    <article className={picture ? 'quote-day pictured' : 'quote-day'}>
      {picture && (
        <div>
          <Picture picture={picture} sizes="150px" widest={320} alt="" />
        </div>
      )}
      <div>
        <p className="soft">{date}</p>
        <h3>{title}</h3>
        {hours.length > 0 && (
          <ul className="quote-hours">
            {hours.map(({ time, text }) => (
              <li key={`${time} ${text}`}>
                {time !== undefined && <time>{time}</time>} <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
        {night !== undefined && (
          <p className="soft">
            <Icon name="bed" /> {night}
          </p>
        )}
        {gaps.map((gap) => (
          <p key={gap} className="problem">
            <Icon name="alert" /> {gap}
          </p>
        ))}
      </div>
    </article>
  )
}

export function QuoteInside({ letter: { included, notIncluded } }: Part) {
  if (included.length === 0 && notIncluded.length === 0) return null
  return (
    <div className="halves quote-pair">
      <Things id="included" title={QUOTE_TEXTS.included} items={included} />
      <Things id="not-included" title={QUOTE_TEXTS.notIncluded} items={notIncluded} />
    </div>
  )
}

function Things({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={`quote-things ${id}`}>
        {items.map((item) => (
          <li key={item}>
            <Icon name={id === 'included' ? 'check' : 'close'} /> <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** When what is paid, and what of it comes back until when. */
export function QuoteTerms({ letter: { paying, refunds }, total }: Part & { total: string }) {
  return (
    <div className="halves quote-pair">
      <section aria-labelledby="paying">
        <h2 id="paying">{QUOTE_TEXTS.paying}</h2>
        <FactList className="quote-sums" facts={paying}>
          {paying.length > 1 && (
            <div className="together">
              <dt>{QUOTE_TEXTS.total}</dt>
              <dd>
                <b>{total}</b>
              </dd>
            </div>
          )}
        </FactList>
      </section>
      {refunds.length > 0 && (
        <section aria-labelledby="refunds">
          <h2 id="refunds">{QUOTE_TEXTS.cancel}</h2>
          {refunds.map(({ title, steps }) => (
            <div key={title} className="quote-ladder">
              <h3>{title}</h3>
              <CancelLadder steps={steps} />
            </div>
          ))}
        </section>
      )}
    </div>
  )
}
