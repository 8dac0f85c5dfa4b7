/** Where an enquiry stands: from its arrival to what became of it. */
export const ENQUIRY_STATES = ['new', 'replied', 'quoted', 'won', 'lost', 'spam'] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

/** In these the office still has something to do or to hear. */
export const OPEN_ENQUIRY_STATES = ['new', 'replied', 'quoted'] as const satisfies readonly EnquiryState[]
