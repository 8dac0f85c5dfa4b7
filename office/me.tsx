import { createContext, type ReactNode, useContext } from 'react'
import type { StaffMe } from '#contract/office/account.ts'
import { mayDo, type Operation } from '#contract/terms/staff-roles.ts'

type Inside = { me: StaffMe; leave: () => void }

const InsideContext = createContext<Inside | undefined>(undefined)

export function InsideProvider({ me, leave, children }: Inside & { children: ReactNode }) {
  return <InsideContext value={{ me, leave }}>{children}</InsideContext>
}

/** Who is signed in, and how they leave. */
export function useInside(): Inside {
  const inside = useContext(InsideContext)
  if (inside === undefined) throw new Error('Drawn outside of the office')
  return inside
}

/** Whether the role of who is signed in allows an operation. The server decides; this only hides what it would refuse. */
export function useMay(operation: Operation): boolean {
  const { role } = useInside().me
  return role !== undefined && mayDo(role, operation)
}

export function May({ operation, children }: { operation: Operation; children: ReactNode }) {
  return useMay(operation) ? children : null
}
