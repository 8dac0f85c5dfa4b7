import { useState } from 'react'
import { raiseFares } from '#contract/office/car-roads.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { type Answer, type Asked, callOffice } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed } from '../../use-office.ts'
import '../packages/public-card.css'
import './cars.css'
import type { CarOptions } from './new-road.tsx'
import { KIND_OPTIONS } from './road-kinds.ts'

type Body = NonNullable<Asked<typeof raiseFares>['body']>
type Changes = Answer<typeof raiseFares>

const HOWS = [
  { value: 'percent', label: 'By percent' },
  { value: 'rupees', label: 'By rupees' },
  { value: 'per_km', label: 'By rupees a kilometre' },
]
const NOTHING = {
  kind: '',
  islandId: '',
  vehicleId: '',
  how: 'percent',
  by: null as number | null,
  roundTo: 10 as number | null,
}

type Props = { open: boolean; options: CarOptions | undefined; onClose: () => void }

/** Raises or lowers prices of many roads at once; what would change is listed first. */
export function RaiseFares({ open, options, onClose }: Props) {
  const say = useSay()
  const [preview, setPreview] = useState<{ body: Body; changes: Changes }>()
  const { run, busy, failure, clear } = useDeed(raiseFares)
  const close = () => {
    clear()
    setPreview(undefined)
    onClose()
  }
  const look = async (entered: typeof NOTHING) => {
    const body = bodyOf(entered)
    const answer = await callOffice(raiseFares, { body })
    if (!answer.ok) return answer.error
    setPreview({ body, changes: answer.value })
  }
  const change = async () => {
    const done = preview && (await run({ body: { ...preview.body, isPreview: false } }))
    if (done === undefined) return
    say(`${counted(done.total, 'price')} saved`)
    close()
  }
  return (
    <Dialog open={open} onClose={close} title="Change many prices">
      {failure && <Refused message={failure.message} />}
      {preview === undefined ? (
        <Choice options={options} onSave={look} />
      ) : (
        <>
          <ChangeTable {...preview.changes} />
          <div className="form-buttons">
            <Button onClick={() => setPreview(undefined)}>Back</Button>
            <Button kind="primary" busy={busy} disabled={preview.changes.total === 0} onClick={() => void change()}>
              Save {counted(preview.changes.total, 'price')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}

function bodyOf({ kind, islandId, vehicleId, how, by, roundTo }: typeof NOTHING): Body {
  return {
    // The options are those of the call.
    ...(kind === '' ? {} : { kind: kind as NonNullable<Body['kind']> }),
    ...(islandId === '' ? {} : { islandId }),
    ...(vehicleId === '' ? {} : { vehicleId }),
    how: how as Body['how'],
    ...{ by: by ?? 0, roundTo: roundTo ?? 1, isPreview: true },
  }
}

type ChoiceProps = Pick<Props, 'options'> & { onSave: Parameters<typeof OfficeForm<typeof NOTHING>>[0]['onSave'] }

function Choice({ options, onSave }: ChoiceProps) {
  const named = (all: { id: string; name: string }[] | undefined) =>
    (all ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <OfficeForm values={NOTHING} onSave={onSave} save="Show what changes" light>
      <Input of={SelectBox} source="kind" label="Of which roads" empty="All roads and hires" options={KIND_OPTIONS} />
      <Input
        of={SelectBox}
        source="islandId"
        label="On which island"
        empty="All islands"
        options={named(options?.islands)}
      />
      <Input of={SelectBox} source="vehicleId" label="Of which car" empty="All cars" options={named(options?.cars)} />
      <Input of={SelectBox} source="how" label="How" options={HOWS} />
      <Row>
        <Input
          of={NumberBox}
          source="by"
          label="By how much"
          hint="Minus lowers."
          check={needed('Please enter a number')}
        />
        <Input
          of={NumberBox}
          source="roundTo"
          label="Rounded to"
          prefix="₹"
          min={1}
          max={500}
          check={needed('Please enter a number')}
        />
      </Row>
    </OfficeForm>
  )
}

function ChangeTable({ changes, total }: Changes) {
  if (total === 0) return <p role="status">No price would change.</p>
  return (
    <>
      <p role="status">
        {counted(total, 'price')} would change, before GST.
        {total > changes.length && ` The first ${changes.length} are:`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by key */}
      <section aria-label="What changes" tabIndex={0} className="change-table">
        <table className="pay-table" aria-label="Prices before and after">
          <thead>
            <tr>
              <th scope="col">Road and car</th>
              <th scope="col">Now</th>
              <th scope="col">Then</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ roadId, road, car, before, after }) => (
              <tr key={`${roadId} ${car}`}>
                <th scope="row">
                  {road}
                  <small>{car}</small>
                </th>
                <td>{formatRupees(before)}</td>
                <td>
                  <b>{formatRupees(after)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
