import type { ReactNode } from 'react'
import { type DayList, fetchDayCsv } from '#contract/office/today.ts'
import { callOffice } from '../../call.ts'
import { saveFile } from '../../save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSay } from '../../ui/toasts.tsx'

type Props = {
  id: string
  title: string
  count: number
  /** Said in place of the rows where there is none. */
  none: string
  /** The list as a file. */
  csv?: { day: string; list: DayList }
  children: ReactNode
}

/** One list of the day. */
export function Part({ id, title, count, none, csv, children }: Props) {
  const say = useSay()
  const save = async ({ day, list }: { day: string; list: DayList }) => {
    const answer = await callOffice(fetchDayCsv, { query: { day, list } })
    if (answer.ok) saveFile(answer.value)
    else say(answer.error.message, { kind: 'error' })
  }
  return (
    <section className="day-part" id={id} aria-labelledby={`${id}-title`}>
      <div className="day-part-head">
        <h2 id={`${id}-title`}>
          {title} <span className="count">{count}</span>
        </h2>
        {csv && count > 0 && (
          <Button kind="quiet" icon="download" aria-label={`CSV: ${title}`} onClick={() => void save(csv)}>
            CSV
          </Button>
        )}
      </div>
      {count === 0 ? <p className="day-none">{none}</p> : children}
    </section>
  )
}

type PersonOf = { ref: string; name: string; phone: string; tel: string; whatsapp: string; people: string }

/** Who it is, and a tap to ring or write. */
export function Person({ ref, name, phone, tel, whatsapp, people }: PersonOf) {
  return (
    <div className="person">
      <p>
        <b>{name || 'Name removed'}</b> <span className="person-people">{people}</span>
        <span className="token">{ref}</span>
      </p>
      {tel !== '' && <Reach {...{ name, phone, tel, whatsapp }} />}
    </div>
  )
}

/** A tap rings, a tap writes; on paper the number stands. */
export function Reach({ name, phone, tel, whatsapp }: Pick<PersonOf, 'name' | 'phone' | 'tel' | 'whatsapp'>) {
  return (
    <span className="reach">
      <a href={tel} aria-label={`Call ${name}, ${phone}`}>
        <Icon name="phone" />
        <span>{phone}</span>
      </a>
      <a href={whatsapp} target="_blank" rel="noreferrer" aria-label={`WhatsApp to ${name}`}>
        <Icon name="chat" />
        <span>WhatsApp</span>
      </a>
    </span>
  )
}
