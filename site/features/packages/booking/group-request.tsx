import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { pressOnce } from '#site/ui/press-once.ts'
import { DETAILS_TEXTS } from '../details/details-texts.ts'
import type { Party } from './party.ts'

/** In place of Book Now: what a group is told, and whom we answer. Package, day, party and price go along with it. */
export function GroupRequest({ text, party }: { text: string; party: Party }) {
  const { groupName, groupEmail, groupPhone, groupSend, groupNote } = DETAILS_TEXTS
  return (
    <div className="booking-group">
      <p role="status">{text}</p>
      <input type="hidden" name="adult" value={party.adults} />
      <input type="hidden" name="child" value={party.children} />
      <input type="hidden" name="travelDate" value={party.date} />
      <Field label={groupName} name="name" autoComplete="name" required />
      <Field label={groupEmail} name="email" type="email" autoComplete="email" required />
      <Field label={groupPhone} name="contactNumber" type="tel" autoComplete="tel" required />
      <Button kind="primary" wide type="submit" onClick={pressOnce}>
        {groupSend}
      </Button>
      <p className="booking-note">{groupNote}</p>
    </div>
  )
}
