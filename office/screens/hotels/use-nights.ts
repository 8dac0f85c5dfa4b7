import { useQueryClient } from '@tanstack/react-query'
import { changeNights, copyWeeks, fetchCalendar, restoreNights } from '#contract/office/nights.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { type Answer, type Asked, callOffice, type OfficeFailure } from '../../call.ts'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed } from '../../use-office.ts'
import { nightsWords } from './night-words.ts'
import { useUndo } from './use-undo.ts'

type Before = Answer<typeof changeNights>['before']
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
  const renewed = [fetchCalendar]
  const set = useDeed(changeNights, renewed)
  const client = useQueryClient()
  const restore = useDeed(restoreNights, renewed)
  const query = { id: hotelId }
  const undoing = useUndo<Before>(
    async (before) => (await restore.run({ query, body: { nights: before } }))?.changed,
    nightsWords,
  )
  const keep = ({ changed, before }: Answer<typeof changeNights>, words: string) => {
    if (changed === 0) return say('Nothing differs: these nights stand like that already', { kind: 'info' })
    undoing.keep(before, `${nightsWords(changed)} ${words}`)
  }
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
    canUndo: undoing.canUndo,
    undo: undoing.undo,
    undoFailure: restore.failure,
  }
}
