import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchChunks } from './chunks.ts'
import { takeHandoff } from './page/take-handoff.ts'

watchChunks()
// While the site is developed the framework writes its own scripts, which reload what is edited.
if (import.meta.env.PROD) takeHandoff()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
