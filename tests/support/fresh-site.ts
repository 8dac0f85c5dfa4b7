import { buildSite } from '#tools/build-site.ts'

/** Vitest calls this once before a run of the projects that name it: two test files would otherwise build at the same time. */
export async function setup(): Promise<void> {
  await buildSite()
}
