import type { Config } from '#server/config.ts'
import type { Parts } from './parts.ts'

/** What a person wants to know after a start: where the site is, and what is switched off. */
export function announce(config: Config, parts: Parts): void {
  const { database } = parts
  const lines = [
    '',
    `  Padauk is open at ${config.origin}`,
    `  API at ${config.origin}/api/docs, health at http://${config.healthHost}:${config.healthPort}/readyz`,
    `  Database: ${database.kind === 'embedded' ? `embedded, in ${config.dataDir}` : 'PostgreSQL'}`,
    ...(database.durability === 'fsync'
      ? []
      : ['  Warning: commits are not forced to the disk; a power cut may lose some.']),
    `  Payments: ${paymentsIn(config)}`,
    ...(config.smtpUrl === undefined ? [`  Mail: kept in ${config.dataDir}/mail (set SMTP_URL to send it)`] : []),
    ...(config.apiBaseUrl === undefined ? [] : [`  Catalogue read from ${config.apiBaseUrl}`]),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function paymentsIn({ payments }: Config): string {
  if (payments === undefined) return 'sandbox, no money moves (set RAZORPAY_KEY_ID and its two secrets to take money)'
  return payments.keyId.startsWith('rzp_live_') ? 'Razorpay' : 'Razorpay with test keys, no money moves'
}
