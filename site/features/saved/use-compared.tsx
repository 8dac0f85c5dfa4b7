import { useId, useState } from 'react'
import { COMPARE_MAX } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { SAVED_TEXTS } from './saved-texts.ts'

/** Which packages of a list are compared: all where they are few enough. A form of its own; the boxes stand with the things. */
export function useCompared(slugs: readonly string[]) {
  const form = useId()
  const [chosen, setChosen] = useState<readonly string[]>(slugs.length > COMPARE_MAX ? [] : slugs)
  const isOffered = slugs.length > 1
  const box = (slug: string, title: string) => {
    const isChosen = chosen.includes(slug)
    const toggle = () => setChosen(isChosen ? chosen.filter((each) => each !== slug) : [...chosen, slug])
    return (
      isOffered && (
        <label className="choice-marks saved-compare">
          <input
            type="checkbox"
            form={form}
            name="p"
            value={slug}
            checked={isChosen}
            disabled={!isChosen && chosen.length >= COMPARE_MAX}
            onChange={toggle}
          />
          {SAVED_TEXTS.compare}
          <span className="visually-hidden"> {title}</span>
        </label>
      )
    )
  }
  return {
    box,
    button: isOffered && (
      <form id={form} action={paths.compare} className="row">
        <Button kind="outline" type="submit">
          {SAVED_TEXTS.compareButton}
        </Button>
        <span className="fine soft">{SAVED_TEXTS.compareNote(COMPARE_MAX)}</span>
      </form>
    ),
  }
}
