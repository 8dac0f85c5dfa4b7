import type { ReactNode } from 'react'
import type { Result } from '#contract/terms/result.ts'

/** What a call brought, or the words of its failure: one that fails leaves the others standing. */
export type HomeSection<Item> = Result<readonly Item[], { message: string }>

/** Draws the heart of a card. */
export type SaveSlot = (item: { kind: 'package'; id: string; title: string; href: string }) => ReactNode
