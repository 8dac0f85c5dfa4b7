import { useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import {
  changeSeason,
  createSeason,
  listPriceSeasons,
  type OfficeSeason,
  SEASON_MOST,
} from '#contract/office/price-seasons.ts'
import { callOffice, type OfficeFailure } from '../../call.ts'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormPeek, Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { LongTextBox, TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useSaveOver } from '../../ui/use-meanwhile.ts'
import { useRenewCall } from '../../use-office.ts'
import { RangesBox } from './ranges-box.tsx'
import { RemoveSeason } from './remove-season.tsx'
import { SeasonChanges } from './season-preview.tsx'
import { drafted, fieldsOf, NEW_SEASON, type SeasonValues, toldOf, valuesOf } from './season-values.ts'
import { YearStrip } from './year-strip.tsx'

type Props = { season: OfficeSeason | 'new' | undefined; seasons: readonly OfficeSeason[]; onClose: () => void }

/** One season, or a new one. */
export function SeasonDialog({ season, seasons, onClose }: Props) {
  const title = season === 'new' ? 'New season' : (season?.name ?? '')
  return (
    <Dialog open={season !== undefined} onClose={onClose} title={title}>
      {season && <SeasonForm season={season === 'new' ? undefined : season} {...{ seasons, onClose }} />}
    </Dialog>
  )
}

type FormProps = { season: OfficeSeason | undefined; seasons: readonly OfficeSeason[]; onClose: () => void }

function SeasonForm({ season, seasons, onClose }: FormProps) {
  const say = useSay()
  const renew = useRenewCall(listPriceSeasons)
  const [first] = useState(() => (season === undefined ? NEW_SEASON : valuesOf(season)))
  const [seen, setSeen] = useState(first)
  // What the form holds is what it was filled with.
  const peek = useCallback((values: FieldValues) => setSeen(values as SeasonValues), [])
  const { meanwhile, saveOver } = useSaveOver<OfficeSeason>()
  const done = (words: string): undefined => {
    renew()
    say(words)
    onClose()
  }
  const save = async (values: SeasonValues): Promise<OfficeFailure | undefined> => {
    if (season === undefined) {
      const answer = await callOffice(createSeason, { body: fieldsOf(values) })
      return answer.ok ? done(`${values.name} is a season now`) : answer.error
    }
    const told = await saveOver(season.version, (version) =>
      callOffice(changeSeason, { query: { id: season.id }, body: { ...fieldsOf(values), version } }),
    )
    if ('failure' in told) return told.failure
    return done('theirs' in told ? 'Left as it is' : 'Saved: prices ahead follow')
  }
  const removing = season && !season.isBase && (
    <RemoveSeason season={season} onDone={() => done(`${season.name} is removed`)} />
  )
  return (
    <>
      <OfficeForm
        values={first}
        onSave={save}
        beside={removing}
        save={season === undefined ? 'Make the season' : 'Save'}
      >
        <FormPeek onSeen={peek} />
        <SeasonInputs isBase={season?.isBase === true} />
        <YearStrip seasons={drafted(seasons, season?.id, seen)} />
        <SeasonChanges id={season?.id} values={seen} />
      </OfficeForm>
      <ChangedMeanwhile
        theirs={meanwhile && toldOf(valuesOf(meanwhile.theirs))}
        mine={toldOf(seen)}
        onTheirs={() => meanwhile?.decide('theirs')}
        onMine={() => meanwhile?.decide('mine')}
        onClose={() => meanwhile?.decide('wait')}
      />
    </>
  )
}

/** The base has no days and no prices of its own to enter. */
function SeasonInputs({ isBase }: { isBase: boolean }) {
  return (
    <>
      <Input
        of={TextBox}
        source="name"
        label="Name"
        maxLength={SEASON_MOST.name}
        check={needed('Please enter a name')}
      />
      {isBase ? (
        <p className="hint">It has every day that no other season has: change the days of the others.</p>
      ) : (
        <>
          <Input of={RangesBox} source="ranges" label="Days" hint="Both days are in it, each year anew." />
          <Row>
            <Percent source="packagePercent" label="Packages" />
            <Percent source="carPercent" label="Cars by road and hour" />
          </Row>
        </>
      )}
      <Row>
        <Percent source="ferryPercent" label="Ferries" hint="Of the fares in the timetable." />
        {!isBase && <Percent source="hotelPercent" label="Hotels, as a guide" hint="For the page of the year only." />}
      </Row>
      <Input
        of={LongTextBox}
        source="meaning"
        label="What it means"
        hint="One or two lines for visitors, on the page of the year."
        rows={2}
        maxLength={SEASON_MOST.meaning}
        optional
      />
    </>
  )
}

function Percent({
  source,
  label,
  hint = '100 is the regular price.',
}: {
  source: string
  label: string
  hint?: string
}) {
  return (
    <Input
      of={NumberBox}
      {...{ source, label, hint }}
      suffix="%"
      min={SEASON_MOST.leastPercent}
      max={SEASON_MOST.percent}
      check={needed('Please enter a percentage')}
    />
  )
}
