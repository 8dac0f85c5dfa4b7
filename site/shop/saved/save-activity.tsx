import type { ReactNode } from 'react'
import { paths } from '#contract/terms/paths.ts'
import { SaveButton } from './save-button.tsx'

/** The heart of a water sport, on its card and on its page. */
export function saveActivity({ id, name }: { id: string; name: string }): ReactNode {
  return <SaveButton item={{ kind: 'activity', id, title: name, href: paths.waterSportDetails(id) }} />
}
