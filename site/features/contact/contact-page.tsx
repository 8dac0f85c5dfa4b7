import '#site/ui/aside-layout.css'
import '#site/ui/box.css'
import '#site/ui/page.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Brand } from '#contract/terms/brand.ts'
import { ENQUIRY_ACCEPTED } from '#contract/terms/enquiry-messages.ts'
import { paths } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { ButtonRow } from '#site/ui/button-row.tsx'
import { FactList } from '#site/ui/fact-list.tsx'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import { Status } from '#site/ui/status.tsx'
import './contact-page.css'
import type { SentEnquiry } from '#site/shop/enquiry/enquiry-values.ts'
import { answerText, referenceText } from '#site/shop/enquiry/texts.ts'
import { CONTACT_TEXTS } from './texts.ts'

export type OfficeView = Pick<
  Brand,
  'legalName' | 'addressLines' | 'phones' | 'email' | 'supportEmail' | 'officeHours' | 'supportHours'
> & { whatsapp?: { label: string; text: string; href: string } | undefined }

type Props = { title: string; intro?: string; promise?: string; form: ReactNode; office: ReactNode; people: ReactNode }

export function ContactPage({ title, intro, promise, form, office, people }: Props) {
  return (
    <div className="wrap page roomy contact-page">
      <Breadcrumbs items={[{ label: title }]} />
      <header>
        <h1>{title}</h1>
        {intro && <p className="soft">{intro}</p>}
      </header>
      <div className="aside-layout contact-layout">
        <section aria-labelledby="write">
          <h2 id="write">{CONTACT_TEXTS.formTitle}</h2>
          {promise && <p className="small contact-promise">{promise}</p>}
          <p className="soft small">
            {CONTACT_TEXTS.faqLead} <Link to={paths.faq}>{CONTACT_TEXTS.faq}</Link>
          </p>
          <p className="soft small">
            {CONTACT_TEXTS.bookedLead} <Link to={visitorPaths.myBookings}>{CONTACT_TEXTS.booked}</Link>
          </p>
          {form}
        </section>
        {office}
      </div>
      {people}
    </div>
  )
}

/** Everything of the record that a traveller may want: lines, addresses, both sets of hours, and the way. */
export function Office({ office, map }: { office: OfficeView; map: ReactNode }) {
  return (
    <>
      <section className="box contact-office">
        <h2>{CONTACT_TEXTS.office}</h2>
        <ul>
          {office.phones.map(({ label, text, e164 }) => (
            <Line key={e164} icon="phone" href={`tel:${e164}`} label={label} text={text} />
          ))}
          {office.whatsapp && (
            <Line
              icon="chat"
              href={office.whatsapp.href}
              label={office.whatsapp.label}
              text={office.whatsapp.text}
              elsewhere
            />
          )}
          <Line
            icon="mail"
            href={`mailto:${office.supportEmail}`}
            label={CONTACT_TEXTS.support}
            text={office.supportEmail}
          />
          <Line icon="mail" href={`mailto:${office.email}`} label={CONTACT_TEXTS.general} text={office.email} />
        </ul>
        <h3>{CONTACT_TEXTS.hours}</h3>
        <FactList facts={[office.officeHours, office.supportHours]} />
      </section>
      <section className="box contact-place">
        <h2>{CONTACT_TEXTS.address}</h2>
        <address>
          <b>{office.legalName}</b>
          {office.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {map}
      </section>
    </>
  )
}

type LineProps = { icon: IconName; href: string; label: string; text: string; elsewhere?: boolean }

function Line({ icon, href, label, text, elsewhere = false }: LineProps) {
  return (
    <li>
      <a href={href} {...(elsewhere ? { target: '_blank', rel: 'noopener' } : {})}>
        <Icon name={icon} />
        <span>
          <small>{label}</small>
          <span className={icon === 'mail' ? 'num' : 'num token'}>{text}</span>
          {elsewhere && <span className="visually-hidden">{CONTACT_TEXTS.newTab}</span>}
        </span>
      </a>
    </li>
  )
}

/** After sending: the reference. An address that names none says so. */
export function ContactSent({ title, sent }: { title: string; sent?: SentEnquiry | undefined }) {
  return (
    <div className="wrap page roomy contact-page">
      <Breadcrumbs items={[{ label: title, href: paths.contact }, { label: CONTACT_TEXTS.sentStep }]} />
      <div className="stack contact-sent">
        <h1>{sent === undefined ? CONTACT_TEXTS.unknownTitle : CONTACT_TEXTS.sentTitle}</h1>
        {sent === undefined ? (
          <p>{CONTACT_TEXTS.unknown}</p>
        ) : (
          <>
            <Status kind="success">
              <b>{ENQUIRY_ACCEPTED}</b> {referenceText(sent.reference)}
            </Status>
            <p>
              {answerText(sent.answerBy)} {CONTACT_TEXTS.sentNext}
            </p>
          </>
        )}
        <ButtonRow
          first={{ label: CONTACT_TEXTS.another, href: paths.contact }}
          other={{ label: CONTACT_TEXTS.faq, href: paths.faq }}
        />
      </div>
    </div>
  )
}
