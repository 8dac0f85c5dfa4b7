import type { OfficeFaqGroup } from '#contract/office/faq.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { Refused } from '../../ui/refused.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'

type Props = {
  isOpen: boolean
  /** Undefined for a new one. */
  group: OfficeFaqGroup | undefined
  refusal: string | undefined
  onClose: () => void
  onSave: (name: string) => Promise<void>
  onRemove: () => Promise<void> | undefined
}

/** The name of a group; one without a question can be removed. */
export function GroupDialog({ isOpen, group, refusal, onClose, onSave, onRemove }: Props) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={group === undefined ? 'New group' : 'Group of questions'}>
      {refusal && <Refused message={refusal} />}
      <OfficeForm
        values={{ name: group?.name ?? '' }}
        save={group === undefined ? 'Make the group' : 'Save'}
        onSave={async ({ name }) => {
          await onSave(name)
          return undefined
        }}
        beside={
          group !== undefined && (
            <Button icon="bin" onClick={() => void onRemove()}>
              Remove
            </Button>
          )
        }
        light
      >
        <Input of={TextBox} source="name" label="Name" autoComplete="off" check={needed('Please enter a name')} />
      </OfficeForm>
    </Dialog>
  )
}
