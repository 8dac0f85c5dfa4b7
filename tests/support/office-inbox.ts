import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Enquiry, EnquiryRow } from '#contract/office/enquiries.ts'
import type { Mail } from '#server/adapters/email/email-sender.ts'
import { lateAnswerHandlers } from '#server/enquiries/late-answer.ts'
import { runDueJobs } from '#server/jobs/start-jobs.ts'
import { replyHandlers } from '#server/office/enquiries/reply-jobs.ts'
import { freshStock } from './group-steps.ts'
import { TEST_ORIGIN } from './test-api.ts'
import { testLog } from './test-log.ts'
import { openTestOffice, type SignedInMember, type TestOffice } from './test-office.ts'

/** A Monday morning: answers are promised for the evening. */
export const NOW = '2026-11-23T04:30:00Z'
export const PACKAGE = 'radhanagar-sunset-for-two'

export type TestInbox = {
  office: TestOffice
  agent: SignedInMember
  /** Nothing was asked yet, and it is Monday morning. */
  empty: () => Promise<void>
  /** Sets both clocks; nobody is signed out by it. */
  at: (now: string) => Promise<void>
  /** Asks on the site; answers the reference. */
  ask: (more?: object) => Promise<string>
  list: (query?: string) => Promise<{ rows: EnquiryRow[]; total: number }>
  idOf: (reference: string) => Promise<string>
  open: (id: string) => Promise<Enquiry>
  /** Sends what is due of replies and alerts; answers the mails. */
  mails: () => Promise<Mail[]>
}

/** An office with an inbox, and an agent who looks after it. */
export async function openTestInbox(): Promise<TestInbox> {
  const office = await openTestOffice()
  const { api } = office
  const { db } = api.testDatabase
  // Authenticators show the codes of the pinned day.
  for (const role of ['agent', 'viewer', 'accountant'] as const) await office.as(role)
  const agent = await office.as('agent')
  await freshStock(api, '2026-11-23')
  const at = async (now: string) => {
    await api.setClock(now)
    await sql`update staff_session set seen_at = app_now(), created_at = app_now()`.execute(db)
  }
  const list = async (query = '') =>
    (await agent.get(`/enquiries${query}`)).body as unknown as { rows: EnquiryRow[]; total: number }
  return {
    ...{ office, agent, at, list },
    empty: async () => {
      for (const table of ['outbox', 'quote_audit', 'quote_mail', 'quote', 'enquiry'] as const)
        await db.deleteFrom(table).execute()
      await api.forgetLimits()
      await at(NOW)
    },
    ask: async (more = {}) => {
      const { status, body } = await api.post('/enquiry/submit', { ...ASKED, ...more })
      expect([status, body]).toEqual([201, expect.anything()])
      return (body.data as { reference: string }).reference
    },
    idOf: async (reference) => (await list(`?q=${reference}`)).rows[0]?.id ?? '',
    open: async (id) => (await agent.get(`/enquiries/${id}`)).body.enquiry as Enquiry,
    mails: () => mailsOf(office),
  }
}

const ASKED = {
  ...{ name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210', adult: 2, child: 0 },
  ...{ enquiryFor: 'Travel Package', travelpackageId: PACKAGE, travelDate: '2027-02-10' },
  message: 'Two rooms please',
}

async function mailsOf({ api }: TestOffice): Promise<Mail[]> {
  const { db } = api.testDatabase
  const sent: Mail[] = []
  const email = { send: async (mail: Mail) => void sent.push(mail) }
  const handlers = {
    ...lateAnswerHandlers({ db, origin: TEST_ORIGIN, email, operatorAddress: 'owner@example.in' }),
    ...replyHandlers({ db, email }),
  }
  await runDueJobs({ db, handlers, log: testLog(), now: () => new Date() })
  return sent
}
