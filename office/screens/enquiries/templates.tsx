import { useState } from 'react'
import {
  addTemplate,
  changeTemplate,
  listTemplates,
  type ReplyTemplate,
  removeTemplate,
} from '#contract/office/reply-templates.ts'
import { callOffice } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Column } from '../../ui/table.tsx'
import { LongTextBox, TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed, useOffice, useRenewCall, useRenewList } from '../../use-office.ts'
import { TemplatePreview } from './template-preview.tsx'

const COLUMNS: readonly Column<ReplyTemplate>[] = [
  { id: 'name', head: 'Name', onCard: 'title', cell: ({ name }) => name },
  { id: 'subject', head: 'Subject', onCard: 'bare', cell: ({ subject }) => subject },
]
const NOTHING = { name: '', subject: 'Your enquiry {reference}', text: 'Dear {name},\n\n' }

/** What replies begin with. */
export function Templates() {
  const [open, setOpen] = useState<ReplyTemplate | 'new'>()
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
      Add a template
    </Button>
  )
  const close = () => setOpen(undefined)
  return (
    <>
      <PageHead
        title="Templates"
        about="What replies begin with. Names in braces are filled in for each enquiry."
        help="enquiries"
        actions={add}
      />
      <List<ReplyTemplate>
        resource="reply-templates"
        label="Templates"
        columns={COLUMNS}
        sort={{ field: 'name', order: 'ASC' }}
        search="Name"
        onOpen={setOpen}
        empty={
          <Empty icon="mail" title="No template yet" action={add}>
            Write down once what you answer again and again.
          </Empty>
        }
      />
      <Dialog open={open !== undefined} onClose={close} title={open === 'new' ? 'A new template' : (open?.name ?? '')}>
        {open && <TemplateForm template={open === 'new' ? undefined : open} onDone={close} />}
      </Dialog>
    </>
  )
}

function useRenewTemplates(): () => void {
  const [list, call] = [useRenewList('reply-templates'), useRenewCall(listTemplates)]
  return () => {
    list()
    call()
  }
}

function TemplateForm({ template, onDone }: { template: ReplyTemplate | undefined; onDone: () => void }) {
  const renew = useRenewTemplates()
  const say = useSay()
  const variables = useOffice(listTemplates, { perPage: 1 }).data?.variables ?? []
  const save = async ({ name, subject, text }: typeof NOTHING) => {
    const body = { name, subject, text }
    const answer =
      template === undefined
        ? await callOffice(addTemplate, { body })
        : await callOffice(changeTemplate, { query: { id: template.id }, body })
    if (!answer.ok) return answer.error
    say('Saved')
    renew()
    onDone()
  }
  return (
    <OfficeForm
      values={template ?? NOTHING}
      onSave={save}
      beside={template && <Remove template={template} onDone={onDone} />}
      light
    >
      <Input of={TextBox} source="name" label="Name" check={needed('Please enter a name')} />
      <Input of={TextBox} source="subject" label="Subject" check={needed('Please enter a subject')} />
      <Input of={LongTextBox} source="text" label="Text" rows={10} check={needed('Please write something')} />
      <TemplatePreview variables={variables} />
    </OfficeForm>
  )
}

function Remove({ template: { id, name }, onDone }: { template: ReplyTemplate; onDone: () => void }) {
  const [asks, setAsks] = useState(false)
  const remove = useDeed(removeTemplate, [listTemplates])
  const renew = useRenewTemplates()
  const yes = async () => {
    if ((await remove.run({ query: { id }, body: {} })) === undefined) return
    renew()
    onDone()
  }
  return (
    <>
      <Button kind="danger" onClick={() => setAsks(true)}>
        Remove
      </Button>
      <Confirm
        open={asks}
        onClose={() => setAsks(false)}
        title={`Remove "${name}"?`}
        yes="Remove"
        danger
        busy={remove.busy}
        refusal={remove.failure?.message}
        onYes={() => void yes()}
      >
        <p>Replies that were sent stay as they are.</p>
      </Confirm>
    </>
  )
}
