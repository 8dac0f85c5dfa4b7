import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { fetchSettings } from '#contract/office/settings.ts'
import type { Result } from '#contract/terms/result.ts'
import type { OfficeFailure } from '../../call.ts'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { OfficeForm } from '../../ui/form.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useSaveOver } from '../../ui/use-meanwhile.ts'
import { useRenew } from './use-renew.ts'

type Props<Values, Fields> = {
  values: Values
  /** The fields as the server has them. */
  fieldsOf: (values: Values) => Fields
  /** Of the part that the values are of. */
  version: string
  send: (fields: Fields, query: { version: string }) => Promise<Result<unknown, OfficeFailure>>
  said: (fields: Fields) => string
  children: ReactNode
}

/** A part of the settings; whoever saves it second is shown what the first has saved. */
export function SettingForm<Values extends FieldValues, Fields extends object>(props: Props<Values, Fields>) {
  const { values, fieldsOf, version, send, said, children } = props
  const say = useSay()
  const renew = useRenew(fetchSettings)
  const [round, setRound] = useState(0)
  const [mine, setMine] = useState<Fields>()
  const { meanwhile, saveOver } = useSaveOver<Fields & { version: string }>()
  const save = async (entered: Values): Promise<OfficeFailure | undefined> => {
    const fields = fieldsOf(entered)
    setMine(fields)
    const told = await saveOver(version, (seen) => send(fields, { version: seen }))
    if ('failure' in told) return told.failure
    if ('theirs' in told) setRound(round + 1)
    else say(said(fields))
    renew()
  }
  return (
    <>
      <OfficeForm<Values> key={round} values={values} onSave={save} bar>
        {children}
      </OfficeForm>
      <ChangedMeanwhile
        theirs={meanwhile && { ...meanwhile.theirs }}
        mine={{ ...mine }}
        onTheirs={() => meanwhile?.decide('theirs')}
        onMine={() => meanwhile?.decide('mine')}
        onClose={() => meanwhile?.decide('wait')}
      />
    </>
  )
}
