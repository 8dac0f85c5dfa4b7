import { SETUP_LINK_HOURS } from '#contract/terms/staff-rules.ts'
import type { Config } from '#server/config.ts'
import type { Parts } from './parts.ts'

/** What a person wants to know after a start: where the site is, and what is switched off. */
export function announce(config: Config, { database }: Parts, setupUrl?: string): void {
  process.stdout.write(`${announcementOf(config, database, setupUrl).join('\n')}\n`)
}

/** `setupUrl`: the one-time link of the office's first owner, while there is none. */
export function announcementOf(
  config: Config,
  database: Pick<Parts['database'], 'kind' | 'durability'>,
  setupUrl?: string,
): string[] {
  return [
    '',
    `  Padauk is open at ${config.origin}`,
    `  API at ${config.origin}/api/docs, health at http://${config.healthHost}:${config.healthPort}/readyz`,
    `  Office at ${config.origin}/office`,
    ...(setupUrl === undefined
      ? []
      : [`  The office has no owner yet. Set it up, once and within ${SETUP_LINK_HOURS} hours: ${setupUrl}`]),
    `  Database: ${database.kind === 'embedded' ? `embedded, in ${config.dataDir}` : 'PostgreSQL'}`,
    ...(config.workers > 1 ? [`  Processes that serve: ${config.workers}`] : []),
    ...(database.durability === 'fsync'
      ? []
      : ['  Warning: commits are not forced to the disk; a power cut may lose some.']),
    ...(isBehindUnknownProxy(config)
      ? [
          '',
          '  WARNING: ORIGIN is https, so a proxy stands in front of this site, and TRUSTED_PROXIES is not set.',
          '  All visitors look like that one proxy: they share its limits, and a few of them shut out the others.',
          "  Set TRUSTED_PROXIES to the proxy's IP address (127.0.0.1 where it runs on this machine).",
          '',
        ]
      : []),
    `  Payments: ${paymentsIn(config)}`,
    ...(config.tellsPractice
      ? ['  Every page, and every mail and paper of a trip, says "Practice, not valid for travel".']
      : []),
    ...(config.smtpUrl === undefined ? [`  Mail: kept in ${config.dataDir}/mail (set SMTP_URL to send it)`] : []),
    ...(config.apiBaseUrl === undefined ? [] : [`  Catalogue read from ${config.apiBaseUrl}`]),
    '',
  ]
}

/** This server speaks plain HTTP, so that an https origin is reached through something in front of it. */
export function isBehindUnknownProxy({ origin, trustedProxies }: Config): boolean {
  return origin.startsWith('https:') && trustedProxies.length === 0
}

function paymentsIn({ payments }: Config): string {
  if (payments === undefined) return 'sandbox, no money moves (set RAZORPAY_KEY_ID and its two secrets to take money)'
  return payments.keyId.startsWith('rzp_live_') ? 'Razorpay' : 'Razorpay with test keys, no money moves'
}
