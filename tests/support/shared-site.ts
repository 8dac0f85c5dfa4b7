import type { TestProject } from 'vitest/node'
import { openTestSite } from './test-site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the site is that every file of the browser journeys shares which changes nothing on it. */
    sharedSite: string
  }
}

/** Vitest calls this once before a run of the projects that name it; the answer, once after. A site takes seconds to start. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await openTestSite()
  project.provide('sharedSite', site.origin)
  return site.close
}
