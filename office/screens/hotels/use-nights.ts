import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeNights, copyWeeks, fetchCalendar, restoreNights } from '#contract/office/nights.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { type Answer, type Asked, callOffice, type OfficeFailure } from '../../call.ts'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed } from '../../use-office.ts'
import { nightsWords } from './night-words.ts'

type Before = Answer<typeof changeNights>['before']
/** Changes of this visit that can be taken back, the latest last (ours). */
const UNDO_MOST = 20

export type NightDeeds = {
  busy: boolean
  change: (body: NonNullable<Asked<typeof changeNights>['body']>) => Promise<boolean>
  copy: (body: NonNullable<Asked<typeof copyWeeks>['body']>) => Promise<OfficeFailure | undefined>
  failure: OfficeFailure | undefined
  clear: () => void
  canUndo: boolean
  undo: () => void
  undoFailure: OfficeFailure | undefined
}

/** What can be done to the nights of a hotel, and taken back again. */
export function useNights(hotelId: string): NightDeeds {
  const say = useSay()
  const [past, setPast] = useState<readonly Before[]>([])
  const renewed = [fetchCalendar]
  const set = useDeed(changeNights, renewed)
  const client = useQueryClient()
  const restore = useDeed(restoreNights, renewed)
  const query = { id: hotelId }
  const putBack = async (before: Before) => {
    const done = await restore.run({ query, body: { nights: before } })
    if (done === undefined) return
    setPast((each) => each.filter((one) => one !== before))
    say(`${nightsWords(done.changed)} as before`)
  }
  const keep = ({ changed, before }: Answer<typeof changeNights>, words: string) => {
    if (changed === 0) return say('Nothing differs: these nights stand like that already', { kind: 'info' })
    setPast((each) => [...each, before].slice(-UNDO_MOST))
    say(`${nightsWords(changed)} ${words}`, { undo: () => void putBack(before) })
  }
  const last = past.at(-1)
  return {
    busy: set.busy || restore.busy,
    change: async (body) => {
      const done = await set.run({ query, body })
      if (done !== undefined) keep(done, 'saved')
      return done !== undefined
    },
    copy: async (body) => {
      const answer = await callOffice(copyWeeks, { query, body })
      if (!answer.ok) return answer.error
      await client.invalidateQueries({ queryKey: [callKey(fetchCalendar)] })
      keep(answer.value, 'copied')
    },
    failure: set.failure,
    clear: set.clear,
    canUndo: last !== undefined,
    undo: () => last && void putBack(last),
    undoFailure: restore.failure,
  }
}
