import { join } from 'node:path'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import type { EmailSender } from '#server/adapters/email/email-sender.ts'
import type { Log } from '#server/adapters/log/log.ts'
import type { PaymentGateway } from '#server/adapters/payment/payment-gateway.ts'
import { razorpayGateway } from '#server/adapters/payment/razorpay-gateway.ts'
import { createSandbox } from '#server/adapters/payment/sandbox/create-sandbox.ts'
import { sandboxKeysOf } from '#server/adapters/payment/sandbox/sandbox-keys.ts'
import type { BookingParts } from '#server/bookings/booking-parts.ts'
import { sailingMailHandlers } from '#server/bookings/change/sailing-message.ts'
import {
  type JobSchedule,
  type ScheduledJob,
  scheduledBookingJobs,
  scheduleJobs,
} from '#server/bookings/clock/scheduled-jobs.ts'
import { choiceTokens } from '#server/bookings/disruption/choice-token.ts'
import { disruptionMailHandlers } from '#server/bookings/disruption/message-jobs.ts'
import { bookingMailHandlers } from '#server/bookings/papers/booking-mails.ts'
import { bookingHandlers, unknownOrderHandlers } from '#server/bookings/payments/booking-jobs.ts'
import { handleReturn, returningReference } from '#server/bookings/payments/payment-return.ts'
import { mailboxTokens } from '#server/bookings/place/mailbox-token.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/db.ts'
import { enquiryHandlers } from '#server/enquiries/enquiry-jobs.ts'
import { lateAnswerHandlers } from '#server/enquiries/late-answer.ts'
import { networkKeys } from '#server/enquiries/network.ts'
import type { JobHandlers } from '#server/jobs/start-jobs.ts'
import type { ListenerParts } from '#server/listener.ts'
import { replyHandlers } from '#server/office/enquiries/reply-jobs.ts'
import { DEFAULT_PRICING_POLICY } from '#server/packages/pricing-policy.ts'
import { documentKeys } from '#server/privacy/document-keys.ts'
import { applyPrivacy, applyPrivacyAtNight } from '#server/privacy/privacy-job.ts'
import { requestLinks } from '#server/quotes/request-link.ts'
import { quoteHandlers } from '#server/quotes/send-quote.ts'
import { readSecrets } from '#server/settings/secret-key.ts'
import { staffHandlers } from '#server/staff/staff-jobs.ts'
import { signInHandlers } from '#server/visitors/sign-in-jobs.ts'
import { signInKeys } from '#server/visitors/sign-in-keys.ts'

type PaymentParts = { config: Config; db: Db; secretKey: string; log: Log; now: () => Date }

type JoinedPayments = {
  gateway: PaymentGateway
  /** The practice gateway, where it is the one in use. */
  sandbox?: ListenerParts['sandbox']
  stop(): Promise<void>
}

export type JoinedBookings = {
  parts: BookingParts
  /** Jobs that payments wait for; mails and their documents, which take longer, have handlers of their own. */
  handlers: JobHandlers
  mailHandlers: JobHandlers
  /** Webhook events of unknown orders, apart so that they delay no other job. */
  unknownOrderHandlers: JobHandlers
  scheduled: JobSchedule['jobs']
  listener: Pick<ListenerParts, 'sandbox' | 'checkoutOrigin' | 'returned'>
  stop(): Promise<void>
}

/** Joins bookings with their gateway, their job handlers and their periodic jobs. */
export function joinBookings(
  given: PaymentParts &
    Pick<BookingParts, 'paymentDb' | 'pictureFile' | 'boatPicture'> & {
      email: EmailSender
      ferryOperators: BookingParts['ferryOperators']
      leaseClockJob?: ((name: string, everyMs: number) => Promise<boolean>) | undefined
    },
): JoinedBookings {
  const { config, db, paymentDb, secretKey, log, email, ferryOperators = [], pictureFile, boatPicture } = given
  const payments = joinPayments(given)
  const parts: BookingParts = {
    ...{ db, paymentDb, origin: config.origin, log, gateway: payments.gateway, ferryOperators },
    ...{ pictureFile, boatPicture },
    pricingPolicy: () => DEFAULT_PRICING_POLICY,
    networkKey: networkKeys(secretKey),
    mailboxKey: signInKeys(secretKey).addressKey,
  }
  const clock = scheduleJobs({ ...scheduledBookingJobs(parts), privacy: privacyJob(given) }, given)
  return {
    parts,
    handlers: bookingHandlers({ ...parts, db: paymentDb ?? db }),
    unknownOrderHandlers: unknownOrderHandlers({ ...parts, db: paymentDb ?? db }),
    mailHandlers: {
      ...enquiryHandlers({
        ...{ db, email, operatorAddress: config.adminEmail },
        writeQuoteLink: requestLinks(config.origin, secretKey),
      }),
      ...lateAnswerHandlers({ db, origin: config.origin, email, operatorAddress: config.adminEmail }),
      ...replyHandlers({ db, email }),
      ...sailingMailHandlers({ db, origin: config.origin, email }),
      ...disruptionMailHandlers({
        ...{ db, origin: config.origin, email },
        tokens: choiceTokens(secretKey, config.secretKeyFallback),
      }),
      ...signInHandlers({
        ...{ db, origin: config.origin, email },
        keys: signInKeys(secretKey, config.secretKeyFallback),
      }),
      ...staffHandlers({
        ...{ db, origin: config.origin, email },
        keys: signInKeys(secretKey, config.secretKeyFallback),
      }),
      ...quoteHandlers({ db, origin: config.origin, email }),
      ...bookingMailHandlers({
        ...{ db, origin: config.origin, pictureFile, boatPicture, gateway: payments.gateway },
        ...{ email, operatorAddress: config.adminEmail },
        mailboxTokens: mailboxTokens(secretKey, config.secretKeyFallback),
      }),
    },
    scheduled: clock.jobs,
    listener: {
      sandbox: payments.sandbox,
      checkoutOrigin: payments.gateway.checkoutOrigin,
      returned: (request, path) => {
        const reference = returningReference(path)
        return reference === undefined ? undefined : handleReturn(parts, request, reference)
      },
    },
    stop: async () => {
      await clock.stop()
      await payments.stop()
    },
  }
}

/** Checks each minute whether a night has begun; on demand, as in tests, it does a night's work at once. */
function privacyJob({ config, db, log }: PaymentParts): ScheduledJob {
  const read = async () => {
    const { secret, older } = await readSecrets(db, config)
    return { db, log, documents: documentKeys(secret, older), mailFolder: join(config.dataDir, 'mail') }
  }
  return {
    everyMs: MINUTE_MS,
    run: async () => applyPrivacyAtNight(await read()),
    runNow: async () => applyPrivacy(await read()),
  }
}

/** The gateway whose keys are configured; without any the practice gateway, called over HTTP like the real one. */
function joinPayments({ config, db, secretKey, log, now }: PaymentParts): JoinedPayments {
  const { origin, port, payments } = config
  if (payments !== undefined) {
    return { gateway: razorpayGateway({ ...payments, log }), stop: async () => undefined }
  }
  const keys = sandboxKeysOf(secretKey)
  const sandbox = createSandbox({ db, origin, port, keys, log, now })
  const innerHost = `${innerAddressOf(config.host)}:${port}`
  const gateway = razorpayGateway({
    ...{ ...keys, name: 'sandbox', log },
    baseUrl: `http://${innerHost}/sandbox`,
    // Browsers reach the site by its origin only.
    checkoutUrl: `${origin}/sandbox/v1/checkout/embedded`,
  })
  return { gateway, sandbox: { answer: sandbox.answer, innerHost }, stop: sandbox.stop }
}

/** The address at which the process reaches itself. */
function innerAddressOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
