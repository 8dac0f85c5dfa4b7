export type MailAddress = { name: string; address: string }

/** A file that goes with a mail; `filename` as the traveller sees it. */
export type MailAttachment = { filename: string; contentType: string; content: Buffer }

/** One mail. `eventKey` identifies its event, such as "enquiry/ENQ-7K2M9P/traveller": one mail an event, for ever. */
export type Mail = {
  eventKey: string
  from: MailAddress
  to: MailAddress
  replyTo?: MailAddress
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[]
  /** About a trip that was booked or offered: while no money moves, it says so. */
  isAboutTrip?: boolean
  /** True where the words hold a code: they are delivered and not recorded. */
  isSecret?: boolean
}

/** Resolves when the mail is on its way or kept; throws when it must be tried again. Repeating a mail does nothing. */
export type EmailSender = { send(mail: Mail): Promise<void> }

/** A way to get rid of a mail, without memory; `logo`: a PNG that its words may show. */
export type MailTransport = { outcome: 'sent' | 'kept'; deliver(mail: Mail, logo?: Uint8Array): Promise<void> }
