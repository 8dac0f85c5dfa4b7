type LegalTable = { columns: string[]; rows: string[][] }

type LegalSection = { heading: string; paragraphs: string[]; list?: string[]; table?: LegalTable }

/**
 * A legal page in plain text, in which `[words](/path)` is a link. Names and addresses stand as {legalName}, {email}, {grievanceName}, {grievanceEmail},
 * {phone} and {address}, and are filled from the brand record when the page is shown.
 */
export type LegalPage = {
  slug: string
  title: string
  /** A booking stores the version of the terms that was shown. */
  version: string
  /** yyyy-mm-dd. */
  lastChanged: string
  /** In order: paragraphs first, then the list, then the table. */
  sections: LegalSection[]
}
