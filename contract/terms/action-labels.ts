/** What is pressed to ask about a product: one label wherever it leads to an enquiry, of whatever product. */
export const ENQUIRE_NOW = 'Enquire Now'

/** What is pressed to book: one label, on a primary button, wherever something is held for a visitor who then pays. */
export const BOOK_NOW = 'Book Now'
