import { useState } from 'react'
import { type Boat as BoatOf, changeBoat, fetchFerryOptions } from '#contract/office/boats.ts'
import { callOffice, type OfficeFailure } from '../../call.ts'
import { changesOf } from '../../data-provider.ts'
import { useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { FieldSet, Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { LongTextBox, TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useSaveOver } from '../../ui/use-meanwhile.ts'
import { useDeed, useOffice } from '../../use-office.ts'
import { PictureChooser } from '../photographs/picture-chooser.tsx'
import { BoatFrame } from './boat-frame.tsx'
import { ClassMarks } from './class-mark.tsx'
import './boat.css'

/** Name, carrier, papers and picture of a boat. */
export function Boat() {
  return (
    <BoatFrame about="What the boat is called, who runs it, and what the office knows of it.">
      {(boat, take) => <Facts key={boat.id} boat={boat} take={take} />}
    </BoatFrame>
  )
}

type Props = { boat: BoatOf; take: (boat: BoatOf) => void }
type Fields = Pick<BoatOf, 'name' | 'carrierId' | 'kind' | 'registration' | 'notes'>

function fieldsOf({ name, carrierId, kind, registration, notes }: BoatOf): Fields {
  return { name, carrierId, kind, registration, notes }
}

function Facts({ boat, take }: Props) {
  const [base, setBase] = useState(boat)
  const [round, setRound] = useState(0)
  const { meanwhile, saveOver } = useSaveOver<BoatOf>()
  const [mine, setMine] = useState<Partial<Fields>>({})
  const say = useSay()
  const mayChange = useMay('catalogue.change')
  const accept = (saved: BoatOf) => {
    setBase(saved)
    take(saved)
  }
  const save = async (values: Fields): Promise<OfficeFailure | undefined> => {
    const changes = changesOf(values, fieldsOf(base))
    setMine(changes)
    const told = await saveOver(base.version, (version) =>
      callOffice(changeBoat, { query: { id: boat.id }, body: { ...changes, version } }),
    )
    if ('failure' in told) return told.failure
    if ('theirs' in told) setRound(round + 1)
    accept('theirs' in told ? told.theirs : told.saved.boat)
  }
  return (
    <div className="split">
      <OfficeForm key={round} values={fieldsOf(base)} onSave={save} onSaved={() => say('Saved')} bar={mayChange}>
        <fieldset className="plain-set" disabled={!mayChange}>
          <Fields boat={base} />
        </fieldset>
      </OfficeForm>
      <aside className="stack">
        <Picture boat={base} take={accept} />
      </aside>
      <ChangedMeanwhile
        theirs={meanwhile && { ...fieldsOf(meanwhile.theirs) }}
        mine={mine}
        onTheirs={() => meanwhile?.decide('theirs')}
        onMine={() => meanwhile?.decide('mine')}
        onClose={() => meanwhile?.decide('wait')}
      />
    </div>
  )
}

function Fields({ boat }: { boat: BoatOf }) {
  const options = useOffice(fetchFerryOptions).data
  const carriers = (options?.carriers ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FieldSet title="The boat" hint={<ClassMarks classes={boat.classes} />}>
      <Row>
        <Input of={TextBox} source="name" label="Name" check={needed('Please enter a name')} />
        <Input of={SelectBox} source="carrierId" label="Carrier" options={carriers} />
      </Row>
      <Row>
        <Input of={TextBox} source="kind" label="Kind" hint="Such as: aluminium catamaran." optional />
        <Input of={TextBox} source="registration" label="Registration" hint="As it stands in its papers." optional />
      </Row>
      <Input of={LongTextBox} source="notes" label="Notes" hint="For the office; no visitor sees them." optional />
    </FieldSet>
  )
}

/** One picture, which shows the boat wherever the site names it. */
function Picture({ boat, take }: Props) {
  const say = useSay()
  const mayChange = useMay('catalogue.change')
  const [isOpen, setIsOpen] = useState(false)
  const { run, busy, failure, clear } = useDeed(changeBoat, [])
  const set = async (pictureId: string | null) => {
    const saved = await run({ query: { id: boat.id }, body: { version: boat.version, pictureId } })
    if (saved === undefined) return
    take(saved.boat)
    setIsOpen(false)
    say(pictureId === null ? 'Picture taken off' : 'Picture saved')
  }
  return (
    <section className="panel" aria-label="Picture">
      <h2>Picture</h2>
      {boat.picture ? (
        <img className="boat-picture" src={boat.picture.thumbUrl} alt={boat.picture.alt} />
      ) : (
        <p className="hint">The site shows its drawing of a boat until there is a photograph of this one.</p>
      )}
      {failure && !isOpen && <Refused message={failure.message} />}
      {mayChange && (
        <div className="row">
          <Button
            icon="upload"
            onClick={() => {
              clear()
              setIsOpen(true)
            }}
          >
            {boat.picture ? 'Another picture' : 'Choose a picture'}
          </Button>
          {boat.picture && (
            <Button icon="bin" kind="quiet" busy={busy} onClick={() => void set(null)}>
              Take it off
            </Button>
          )}
        </div>
      )}
      <PictureChooser
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Picture of the boat"
        taken={boat.picture ? [boat.picture.id] : []}
        most={1}
        refusal={failure?.message}
        onChoose={([chosen]) => chosen && void set(chosen.id)}
      />
    </section>
  )
}
