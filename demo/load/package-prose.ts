import type { PackageProse } from '#demo/prose/package-prose.ts'
import { adventureProse } from '#demo/prose/packages/adventure.ts'
import { budgetProse } from '#demo/prose/packages/budget.ts'
import { familyProse } from '#demo/prose/packages/family.ts'
import { groupProse } from '#demo/prose/packages/group.ts'
import { honeymoonProse } from '#demo/prose/packages/honeymoon.ts'
import { luxuryProse } from '#demo/prose/packages/luxury.ts'
import { offbeatProse } from '#demo/prose/packages/offbeat.ts'
import { shortBreakProse } from '#demo/prose/packages/short-break.ts'

const ALL: Record<string, PackageProse> = {
  ...honeymoonProse,
  ...familyProse,
  ...groupProse,
  ...adventureProse,
  ...budgetProse,
  ...luxuryProse,
  ...offbeatProse,
  ...shortBreakProse,
}

export function packageProse(id: string): PackageProse {
  const prose = ALL[id]
  if (prose === undefined) throw new Error(`The package ${id} has no prose`)
  return prose
}
