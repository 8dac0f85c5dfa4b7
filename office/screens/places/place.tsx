import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { changePlace, fetchOfficePlace, fetchPlaceOptions, type OfficePlace } from '#contract/office/places.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { callOffice, type OfficeFailure } from '../../call.ts'
import { useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { OfficeForm } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useSaveOver } from '../../ui/use-meanwhile.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { RecordPictures } from '../hotels/record-pictures.tsx'
import { changedNames } from '../texts/changed-names.ts'
import { type EnteredPlace, enterPlace, placeEntered, publicPlace } from './place-entered.ts'
import { PlaceFacts, PlaceWords } from './place-fields.tsx'

/** One place: its words and facts, where it lies, and its pictures. */
export function Place() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useOffice(fetchOfficePlace, { id })
  const place = data?.place.id === id ? data.place : undefined
  if (place === undefined && error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (place === undefined) return <Skeleton lines={10} />
  return <Open key={id} place={place} />
}

function Open({ place }: { place: OfficePlace }) {
  const client = useQueryClient()
  const take = (next: OfficePlace) => {
    client.setQueryData([callKey(fetchOfficePlace), { id: place.id }], { status: 1, place: next })
    void client.invalidateQueries({ queryKey: ['places'] })
  }
  return (
    <>
      <PageHead
        title={place.name}
        badges={place.top && <Badge kind="new">Most visited</Badge>}
        about="What visitors read of it. Saved changes reach the site within a second."
        help="texts"
        actions={
          <a className="button outline" href={place.path} target="_blank" rel="noreferrer">
            <Icon name="external" />
            See it on the site
          </a>
        }
      />
      <Tabs
        label="Parts of the place"
        tabs={[
          { id: 'words', label: 'Words and facts', content: <PlaceForm place={place} take={take} /> },
          {
            id: 'pictures',
            label: 'Pictures',
            content: (
              <RecordPictures
                kind="place"
                id={place.id}
                label="Pictures of the place"
                hint="Drag to order; the first is its card. The site shows the first three."
                pictures={place.pictures}
                onArranged={(pictures) => take({ ...place, pictures })}
              />
            ),
          },
        ]}
      />
    </>
  )
}

type FormProps = { place: OfficePlace; take: (place: OfficePlace) => void }

/** `base` is the place that the fields were filled from: the server is told its version. */
function PlaceForm({ place, take }: FormProps) {
  const [base, setBase] = useState(place)
  const [round, setRound] = useState(0)
  const [mine, setMine] = useState<Record<string, unknown>>({})
  const { meanwhile, saveOver } = useSaveOver<OfficePlace>()
  const say = useSay()
  const mayChange = useMay('catalogue.change')
  const options = useOffice(fetchPlaceOptions).data
  const adopt = (next: OfficePlace) => {
    setBase(next)
    take(next)
  }
  const save = async (values: EnteredPlace): Promise<OfficeFailure | undefined> => {
    const [now, was] = [placeEntered(values), publicPlace(base)]
    const change = Object.fromEntries(changedNames(now, was).map((name) => [name, now[name]]))
    setMine(change)
    const told = await saveOver(base.version, (version) =>
      callOffice(changePlace, { query: { id: place.id }, body: { ...change, version } }),
    )
    if ('failure' in told) return told.failure
    if ('theirs' in told) setRound(round + 1)
    adopt('theirs' in told ? told.theirs : told.saved.place)
  }
  return (
    <>
      <OfficeForm
        key={round}
        values={enterPlace(publicPlace(base))}
        onSave={save}
        onSaved={() => say('Saved')}
        bar={mayChange}
      >
        <fieldset className="plain-set" disabled={!mayChange}>
          <PlaceWords options={options} disabled={!mayChange} />
          <PlaceFacts />
        </fieldset>
      </OfficeForm>
      <ChangedMeanwhile
        theirs={meanwhile && { ...publicPlace(meanwhile.theirs) }}
        mine={mine}
        onTheirs={() => meanwhile?.decide('theirs')}
        onMine={() => meanwhile?.decide('mine')}
        onClose={() => meanwhile?.decide('wait')}
      />
    </>
  )
}
