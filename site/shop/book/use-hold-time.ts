import { useRouteLoaderData } from 'react-router'

/** How long a hold lives, as the office has set it: "15 minutes". The frame of every page brings it. */
export function useHoldTime(): string {
  // Of the root's data only this is read here.
  const root = useRouteLoaderData('root') as { holdTime: string } | undefined
  return root?.holdTime ?? ''
}
