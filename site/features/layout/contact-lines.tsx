import type { Brand } from '#contract/terms/brand.ts'
import { Icon } from '#site/ui/icon.tsx'
import './contact-lines.css'
import { LAYOUT_TEXTS } from './texts.ts'

/** Telephone, WhatsApp, e-mail, and both sets of hours, each under its label. */
export function ContactLines({ brand }: { brand: Brand }) {
  return (
    <>
      <ul className="contact-lines">
        {brand.phones.map((phone) => (
          <li key={phone.e164}>
            <a href={`tel:${phone.e164}`}>
              <Icon name="phone" />
              <span>
                {phone.label} <span className="num">{phone.text}</span>
              </span>
            </a>
          </li>
        ))}
        <li>
          <a href={`https://wa.me/${brand.whatsapp.e164.replace(/\D/g, '')}`} target="_blank" rel="noopener">
            <Icon name="chat" />
            <span>
              {brand.whatsapp.label} <span className="num">{brand.whatsapp.text}</span>
              <span className="visually-hidden">{LAYOUT_TEXTS.newTab}</span>
            </span>
          </a>
        </li>
        <li>
          <a href={`mailto:${brand.email}`}>
            <Icon name="mail" />
            <span>{brand.email}</span>
          </a>
        </li>
      </ul>
      <dl className="contact-hours">
        {[brand.supportHours, brand.officeHours].map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
