import { FactList } from '#site/ui/fact-list.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { InPage } from '#site/ui/in-page.tsx'
import type { FrameContact } from './frame-brand.ts'

/** Telephone, WhatsApp, email, and both sets of hours, each under its label. */
export function ContactLines({ contact }: { contact: InPage<FrameContact> }) {
  return <InPage from={contact}>{(whole) => <Lines contact={whole} />}</InPage>
}

function Lines({ contact }: { contact: FrameContact }) {
  return (
    <>
      <ul className="contact-lines">
        {contact.phones.map((phone) => (
          <li key={phone.e164}>
            <a href={`tel:${phone.e164}`}>
              <Icon name="phone" />
              <span>
                {`${phone.label} `}
                <span className="num token">{phone.text}</span>
              </span>
            </a>
          </li>
        ))}
        {contact.whatsapp && (
          <li>
            <a href={contact.whatsapp.href}>
              <Icon name="chat" />
              <span>
                {`${contact.whatsapp.label} `}
                <span className="num token">{contact.whatsapp.text}</span>
              </span>
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${contact.email}`}>
            <Icon name="mail" />
            <span>{contact.email}</span>
          </a>
        </li>
      </ul>
      <FactList className="contact-hours" facts={contact.hours} />
    </>
  )
}
