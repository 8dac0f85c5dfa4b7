import { useCallback, useState } from 'react'
import { LIST_PAGE_MAX } from '#contract/office/lists.ts'
import { createPackage, listOfficePackages, PACKAGE_MOST } from '#contract/office/packages.ts'
import { callOffice } from '../../call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormPeek, Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { MoneyBox, NumberBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useOffice, useRenewList } from '../../use-office.ts'
import { optionsOf } from './editor-part.ts'
import type { PackageOptions } from './package-words.ts'

const NOTHING = {
  name: '',
  categoryId: '',
  copyOf: '',
  nights: 4 as number | null,
  listRate: null as number | null,
}

type Props = {
  open: boolean
  options: PackageOptions | undefined
  onClose: () => void
  onMade: (id: string) => void
}

/** A package in four fields: with empty days, or a copy of another. */
export function NewPackage({ open, options, onClose, onMade }: Props) {
  const say = useSay()
  const renew = useRenewList('packages')
  const { data } = useOffice(listOfficePackages, { perPage: LIST_PAGE_MAX }, { enabled: open })
  const [copyOf, setCopyOf] = useState('')
  const peek = useCallback((values: { copyOf?: string }) => setCopyOf(values.copyOf ?? ''), [])
  const models = (data?.rows ?? []).map(({ id, name, nights }) => ({ value: id, label: `${name}, ${nights} nights` }))
  const save = async ({ nights, listRate, copyOf: model, ...words }: typeof NOTHING) => {
    const body = { ...words, nights: nights ?? 0, listRate: listRate ?? 0, ...(model === '' ? {} : { copyOf: model }) }
    const answer = await callOffice(createPackage, { body })
    if (!answer.ok) return answer.error
    renew()
    say(`${answer.value.package.name} is made and hidden. Now its days, hotels and words.`)
    onMade(answer.value.package.id)
  }
  return (
    <Dialog open={open} onClose={onClose} title="New package">
      <OfficeForm values={NOTHING} onSave={save} save="Make the package" light>
        <FormPeek onSeen={peek} />
        <Input of={TextBox} source="name" label="Name" autoComplete="off" check={needed('Please enter a name')} />
        <Input
          of={SelectBox}
          source="categoryId"
          label="Category"
          empty="Please choose"
          options={optionsOf(options?.categories)}
          check={needed('Please choose a category')}
        />
        <Input
          of={SelectBox}
          source="copyOf"
          label="Begin with"
          hint="A copy has the days, hotels and words of another package, not its pictures."
          empty="Empty days"
          options={models}
        />
        <Row>
          {copyOf === '' && (
            <Input
              of={NumberBox}
              source="nights"
              label="Nights"
              min={1}
              max={PACKAGE_MOST.nights}
              check={needed('Please enter how many nights')}
            />
          )}
          <Input of={MoneyBox} source="listRate" label="Rate for two" check={needed('Please enter a rate')} />
        </Row>
        <p className="hint">
          The rate is what two adults sharing pay in the regular season, tax inside. The other seasons follow it.
        </p>
      </OfficeForm>
    </Dialog>
  )
}
