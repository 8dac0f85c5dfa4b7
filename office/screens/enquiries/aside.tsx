import { changeEnquiry, countEnquiries, type Enquiry, fetchEnquiry } from '#contract/office/enquiries.ts'
import type { EnquiryState } from '#contract/terms/enquiry-states.ts'
import { useInside, useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed, useRenewList } from '../../use-office.ts'
import { STATE_LOOKS, STATE_OPTIONS } from './states.ts'

/** Who asks, where it stands, and who looks after it. */
export function Aside({ enquiry }: { enquiry: Enquiry }) {
  const { name, email, phone, tel, whatsapp, quotes } = enquiry
  return (
    <aside className="panel enquiry-aside" aria-label="The enquiry">
      <h2>{name}</h2>
      <p className="reach">
        {tel !== '' && <a href={tel}>{phone}</a>}
        {whatsapp !== '' && (
          <a href={whatsapp} target="_blank" rel="noreferrer">
            WhatsApp
          </a>
        )}
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      </p>
      <Standing enquiry={enquiry} />
      {quotes.map(({ number, url, state }) => (
        <p key={number}>
          <a href={url} target="_blank" rel="noreferrer">
            Quote {number}
          </a>{' '}
          <Badge kind={state === 'accepted' ? 'good' : state === 'open' ? 'warn' : 'plain'}>
            {{ accepted: 'Accepted', open: 'Open', expired: 'Over' }[state]}
          </Badge>
        </p>
      ))}
    </aside>
  )
}

type Change = { state?: EnquiryState; assignedTo?: string | null }

function Standing({ enquiry: { id, state, assigned, members } }: { enquiry: Enquiry }) {
  const { me } = useInside()
  const may = useMay('enquiries.answer')
  const change = useDeed(changeEnquiry, [fetchEnquiry, countEnquiries])
  const renew = useRenewList('enquiries')
  const say = useSay()
  const set = async (next: Change, words: string, back?: Change) => {
    if ((await change.run({ query: { id }, body: next })) === undefined) return
    renew()
    say(words, back === undefined ? {} : { undo: () => void set(back, 'As it was') })
  }
  if (!may)
    return (
      <p>
        {STATE_LOOKS[state].label}, {assigned === null ? 'with nobody' : `with ${assigned.name}`}
      </p>
    )
  return (
    <>
      {change.failure && <Refused message={change.failure.message} />}
      <SelectBox
        label="State"
        options={STATE_OPTIONS}
        value={state}
        onChange={(value) => {
          // The options are the states.
          const next = value as EnquiryState
          void set({ state: next }, `Moved to ${STATE_LOOKS[next].label.toLowerCase()}`, { state })
        }}
      />
      <SelectBox
        label="With"
        options={members.map((member) => ({ value: member.id, label: member.name }))}
        empty="Nobody"
        value={assigned?.id ?? ''}
        onChange={(value) =>
          void set({ assignedTo: value === '' ? null : value }, 'Given', { assignedTo: assigned?.id ?? null })
        }
      />
      {assigned?.id !== me.id && members.some((member) => member.id === me.id) && (
        <div>
          <Button busy={change.busy} onClick={() => void set({ assignedTo: me.id ?? null }, 'It is with you')}>
            Take it
          </Button>
        </div>
      )}
    </>
  )
}
