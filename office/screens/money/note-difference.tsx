import { fetchStatement, noteDifference, type SettlementRow } from '#contract/office/settlement.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { callOffice } from '../../call.ts'
import { Switch } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { LongTextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useRenewCall, useRenewList } from '../../use-office.ts'
import { MATCH_WORDS, moneyText } from './settlement-words.ts'

type Props = { row: SettlementRow | undefined; onClose: () => void }

/** What a difference is about, and whether it is settled. */
export function NoteDifference({ row, onClose }: Props) {
  const say = useSay()
  const renewList = useRenewList('settlement-rows')
  const renewCall = useRenewCall(fetchStatement)
  const save = async ({ text, isSettled }: { text: string; isSettled: boolean }) => {
    const answer = await callOffice(noteDifference, { body: { rowId: row?.id ?? '', text, isSettled } })
    if (!answer.ok) return answer.error
    say(isSettled ? 'Settled' : 'Noted')
    renewList()
    renewCall()
    onClose()
  }
  return (
    <Dialog open={row !== undefined} onClose={onClose} title="What is it about?">
      {row && (
        <OfficeForm
          values={{ text: row.note?.text ?? '', isSettled: row.note?.isSettled ?? false }}
          onSave={save}
          save="Keep the note"
          light
        >
          <p>
            {formatDay(row.day)}, {moneyText(row.amount ?? row.ledgerAmount ?? 0)} {row.entry === 'in' ? 'in' : 'out'}:{' '}
            {MATCH_WORDS[row.match].about.toLowerCase()}.
          </p>
          <Input
            of={LongTextBox}
            source="text"
            label="Note"
            rows={3}
            check={needed('Please write what was found out')}
          />
          <Input
            of={Switch}
            source="isSettled"
            label="It is settled"
            hint="It stays in the list, but nobody has to look at it again."
          />
        </OfficeForm>
      )}
    </Dialog>
  )
}
