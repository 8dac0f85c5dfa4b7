import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import type { AnyOfficeEndpoint } from '#contract/office/office-endpoint.ts'
import { callOffice, type OfficeFailure } from '../../call.ts'
import { changesOf } from '../../data-provider.ts'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { OfficeForm } from '../../ui/form.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useSaveOver } from '../../ui/use-meanwhile.ts'

type Versioned = { id: string; version: string }

type Props<One, Fields> = {
  record: One
  /** Saves the fields that differ, with `version`; refused with `changed` and `current` where somebody was faster. */
  change: AnyOfficeEndpoint
  /** The record in its answer. */
  recordOf: (answer: unknown) => One
  fieldsOf: (record: One) => Fields
  take: (record: One) => void
  mayChange: boolean
  children: ReactNode
}

/** The form of a record. `base` is the record that its fields were filled from: the server is told its version. */
export function RecordForm<One extends Versioned, Fields extends FieldValues>(props: Props<One, Fields>) {
  const { record, change, recordOf, fieldsOf, take, mayChange, children } = props
  const [base, setBase] = useState(record)
  const [round, setRound] = useState(0)
  const [mine, setMine] = useState<Partial<Fields>>({})
  const { meanwhile, saveOver } = useSaveOver<One>()
  const say = useSay()
  const keep = (saved: One) => {
    setBase(saved)
    take(saved)
  }
  const save = async (values: Fields): Promise<OfficeFailure | undefined> => {
    // What differs is of the same fields.
    const changes = changesOf(values, fieldsOf(base)) as Partial<Fields>
    setMine(changes)
    const told = await saveOver(base.version, (version) =>
      callOffice(change, { query: { id: record.id }, body: { ...changes, version } }),
    )
    if ('failure' in told) return told.failure
    if ('theirs' in told) setRound(round + 1)
    keep('theirs' in told ? told.theirs : recordOf(told.saved))
  }
  return (
    <>
      <OfficeForm<Fields>
        key={round}
        values={fieldsOf(base)}
        onSave={save}
        onSaved={() => say('Saved')}
        bar={mayChange}
      >
        <Follow {...{ record, base, fieldsOf }} onNewer={setBase} />
        <fieldset className="plain-set" disabled={!mayChange}>
          {children}
        </fieldset>
      </OfficeForm>
      <ChangedMeanwhile
        theirs={meanwhile && { ...fieldsOf(meanwhile.theirs) }}
        mine={mine}
        onTheirs={() => meanwhile?.decide('theirs')}
        onMine={() => meanwhile?.decide('mine')}
        onClose={() => meanwhile?.decide('wait')}
      />
    </>
  )
}

type FollowProps<One, Fields> = Pick<Props<One, Fields>, 'record' | 'fieldsOf'> & {
  base: One
  onNewer: (it: One) => void
}

/** Fields that nobody has touched follow what is newer; touched ones keep what they were filled from, so that the server can tell. */
function Follow<One extends Versioned, Fields>({ record, base, fieldsOf, onNewer }: FollowProps<One, Fields>) {
  const { isDirty, isSubmitting } = useFormState()
  const seen = useRef(record.version)
  useEffect(() => {
    if (record.version === seen.current || isSubmitting) return
    seen.current = record.version
    const isAlike = JSON.stringify(fieldsOf(record)) === JSON.stringify(fieldsOf(base))
    if (!isDirty || isAlike) onNewer(record)
  }, [record, base, fieldsOf, isDirty, isSubmitting, onNewer])
  return null
}
