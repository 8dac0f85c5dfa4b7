import { useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { fetchLook, type OfficeLook, saveLook } from '#contract/office/look.ts'
import { ACCENT, accentProblem } from '#contract/terms/accent.ts'
import { callOffice, type OfficeFailure } from '../../call.ts'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { FieldSet, FormPeek, Input, OfficeForm } from '../../ui/form.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useSaveOver } from '../../ui/use-meanwhile.ts'
import { ColourBox } from './colour-box.tsx'
import { LogoBox, type LogoValue } from './logo-box.tsx'
import './look.css'
import { LookPreview } from './look-preview.tsx'
import { showSheet } from './show-sheet.ts'
import { useRenew } from './use-renew.ts'

/** An empty colour is the one that the site comes with. */
type Values = { accent: string; logo: LogoValue | null }

function valuesOf({ accent, logo, logoUrl }: OfficeLook): Values {
  return { accent: accent ?? '', logo: logo === null ? null : { id: logo, url: logoUrl ?? '' } }
}

function bodyOf({ accent, logo }: Values) {
  return { accent: accent.trim() === '' ? null : accent, logo: logo?.id ?? null }
}

/** The operator's own colour and logo, beside a piece of a page by day and by night. */
export function LookForm({ look, mayChange }: { look: OfficeLook; mayChange: boolean }) {
  const say = useSay()
  const renew = useRenew(fetchLook)
  const [round, setRound] = useState(0)
  const [seen, setSeen] = useState(valuesOf(look))
  // What the form holds is what it was filled with.
  const peek = useCallback((values: FieldValues) => setSeen(values as Values), [])
  const { meanwhile, saveOver } = useSaveOver<OfficeLook>()
  const save = async (values: Values): Promise<OfficeFailure | undefined> => {
    const told = await saveOver(look.version, (version) =>
      callOffice(saveLook, { body: { ...bodyOf(values), version } }),
    )
    if ('failure' in told) return told.failure
    if ('theirs' in told) setRound(round + 1)
    else say('Saved: pages show it within a second')
    showSheet('theirs' in told ? told.theirs.sheetUrl : told.saved.look.sheetUrl)
    renew()
  }
  return (
    <>
      <OfficeForm<Values> key={round} values={valuesOf(look)} onSave={save} bar={mayChange}>
        <FormPeek onSeen={peek} />
        <fieldset className="plain-set" disabled={!mayChange}>
          <FieldSet
            title="Colour"
            hint="Of links, of what is chosen, of the focus and of buttons in mails. The one button that sells keeps its coral, so that it stands out."
          >
            <Input of={ColourBox} source="accent" label="Your colour" check={colourProblem} />
            <LookPreview accent={seen.accent} />
          </FieldSet>
          <FieldSet
            title="Logo"
            hint="In the head and foot of pages, on mails and papers, and where the team signs in. Made for light grounds and cut close to its edges; one that is at least twice as wide as high stands without the name beside it."
          >
            <Input of={LogoBox} source="logo" label="Your logo" />
          </FieldSet>
        </fieldset>
      </OfficeForm>
      <ChangedMeanwhile
        theirs={meanwhile && bodyOf(valuesOf(meanwhile.theirs))}
        mine={bodyOf(seen)}
        onTheirs={() => meanwhile?.decide('theirs')}
        onMine={() => meanwhile?.decide('mine')}
        onClose={() => meanwhile?.decide('wait')}
      />
    </>
  )
}

function colourProblem(typed: string): string | undefined {
  const accent = typed.trim().toLowerCase()
  return ACCENT.test(accent) ? accentProblem(accent) : undefined
}
