import type { previewMessage } from '#contract/office/disruption-changes.ts'
import type { Answer } from '../../call.ts'
import { Icon } from '../../ui/icon.tsx'

/** Each message exactly as it is sent, with a tap that opens it in WhatsApp. */
export function Mails({ mails }: Pick<Answer<typeof previewMessage>, 'mails'>) {
  return (
    <ul className="disruption-mails" aria-label="Messages">
      {mails.map(({ partyId, name, to, subject, text, whatsapp }, place) => (
        <li key={partyId}>
          <details open={place === 0}>
            <summary>
              <b>{name}</b> {to === '' ? 'no mail address' : to}
            </summary>
            <p>
              <b>{subject}</b>
            </p>
            <p className="disruption-text">{text}</p>
          </details>
          {whatsapp !== '' && (
            <a href={whatsapp} target="_blank" rel="noreferrer" aria-label={`Send to ${name} by WhatsApp`}>
              <Icon name="chat" /> WhatsApp
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
