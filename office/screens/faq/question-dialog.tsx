import { useState } from 'react'
import {
  addFaqEntry,
  changeFaqEntry,
  fetchOfficeFaq,
  type OfficeFaqEntry,
  type OfficeFaqGroup,
  removeFaqEntry,
} from '#contract/office/faq.ts'
import { callOffice, type OfficeFailure } from '../../call.ts'
import { useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { RichTextBox } from '../../ui/rich-text.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useSaveOver } from '../../ui/use-meanwhile.ts'
import { useDeed, useRenewCall } from '../../use-office.ts'
import { SiteNames } from '../texts/site-names.tsx'

type Props = {
  open: { groupId: string; question: OfficeFaqEntry | undefined } | undefined
  groups: readonly OfficeFaqGroup[]
  onClose: () => void
}

type Values = { groupId: string; question: string; answerHtml: string }

/** A question with its answer, to be written or changed. */
export function QuestionDialog({ open, groups, onClose }: Props) {
  return (
    <Dialog
      open={open !== undefined}
      onClose={onClose}
      title={open?.question === undefined ? 'New question' : 'Question'}
    >
      {open && <QuestionForm key={open.question?.id} {...{ open, groups, onClose }} />}
    </Dialog>
  )
}

type FormProps = Props & { open: NonNullable<Props['open']> }

function QuestionForm({ open: { groupId, question }, groups, onClose }: FormProps) {
  const say = useSay()
  const renew = useRenewCall(fetchOfficeFaq)
  const mayChange = useMay('catalogue.change')
  const { meanwhile, saveOver } = useSaveOver<OfficeFaqEntry>()
  const [mine, setMine] = useState<Values>()
  const done = (words: string): undefined => {
    renew()
    say(words)
    onClose()
  }
  const save = async (values: Values): Promise<OfficeFailure | undefined> => {
    setMine(values)
    if (question === undefined) {
      const added = await callOffice(addFaqEntry, { body: values })
      return added.ok ? done('The question is on the page') : added.error
    }
    const fields = { question: values.question, answerHtml: values.answerHtml }
    const told = await saveOver(question.version, (version) =>
      callOffice(changeFaqEntry, { query: { id: question.id }, body: { ...fields, version } }),
    )
    if ('failure' in told) return told.failure
    return done('theirs' in told ? 'Left as it is' : 'Saved')
  }
  const values = { groupId, question: question?.question ?? '', answerHtml: question?.answerHtml ?? '' }
  return (
    <>
      <OfficeForm
        values={values}
        onSave={save}
        save={question === undefined ? 'Put it on the page' : 'Save'}
        beside={question && mayChange && <Remove id={question.id} onDone={() => done('The question is removed')} />}
      >
        <fieldset className="plain-set" disabled={!mayChange}>
          {question === undefined && (
            <Input
              of={SelectBox}
              source="groupId"
              label="Group"
              options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <Input of={TextBox} source="question" label="Question" check={needed('Please enter the question')} />
          <Input
            of={RichTextBox}
            source="answerHtml"
            label="Answer"
            hint="Words in braces, such as {phone}, stand for what is set for the whole site."
            check={needed('Please enter the answer')}
            disabled={!mayChange}
          />
          {mayChange && <SiteNames />}
        </fieldset>
      </OfficeForm>
      <ChangedMeanwhile
        theirs={meanwhile && { question: meanwhile.theirs.question, answerHtml: meanwhile.theirs.answerHtml }}
        mine={{ question: mine?.question ?? '', answerHtml: mine?.answerHtml ?? '' }}
        onTheirs={() => meanwhile?.decide('theirs')}
        onMine={() => meanwhile?.decide('mine')}
        onClose={() => meanwhile?.decide('wait')}
      />
    </>
  )
}

function Remove({ id, onDone }: { id: string; onDone: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  const { run, busy, failure } = useDeed(removeFaqEntry, [fetchOfficeFaq])
  return (
    <>
      <Button icon="bin" onClick={() => setIsAsked(true)}>
        Remove
      </Button>
      <Confirm
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title="Remove this question?"
        yes="Remove the question"
        danger
        busy={busy}
        refusal={failure?.message}
        onYes={() =>
          void run({ query: { id } }).then((isDone) => {
            if (isDone) onDone()
          })
        }
      >
        <p>It goes off the page at once.</p>
      </Confirm>
    </>
  )
}
