import { brand } from '#demo/brand.ts'
import { demoPages } from '#demo/load/pages.ts'
import { readBackupState } from '#server/backup/backup-state.ts'
import type { Config } from '#server/config.ts'
import type { Setup } from '#server/office/first-day/checklist.ts'

/** What the process was started with, and what the demo's own name and policies are, for the checklist of the first day. */
export function setupOf(config: Pick<Config, 'payments' | 'isPractice' | 'smtpUrl'>, dataDir: string): Setup {
  return {
    payments: config.isPractice ? (config.payments === undefined ? 'practice' : 'test') : 'live',
    hasMailServer: config.smtpUrl !== undefined,
    lastBackupAt: async () => (await readBackupState(dataDir)).lastSuccessAt,
    demo: {
      brand,
      policies: Object.fromEntries(
        demoPages.filter(({ kind }) => kind === 'policy').map(({ slug, version }) => [slug, version]),
      ),
    },
  }
}
