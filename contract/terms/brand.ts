/** A number as people read it, and as a `tel:` link wants it. */
export type BrandPhone = { label: string; text: string; e164: string }

export type BrandHours = { label: string; text: string }

/** Somebody of the office, and what one turns to them for; `id` names their picture among the site's own. */
type BrandPerson = { id: string; name: string; role: string }

/** Where and as what the company is registered. */
type BrandRegistration = { label: string; number: string }

export type BrandLink = { label: string; url: string }

/** A logo as a file of our own, at most twice as large as it is shown. Pixels. */
export type BrandLogo = { mediaLink: string; width: number; height: number }

/** What the operator has given the site of their own: a colour as `#rrggbb`, which can be read, and a logo. */
export type BrandLook = { accent?: string; logo?: BrandLogo }

/** Who runs the site: one settings record, kept in the database; components never hold these as literals. */
export type Brand = {
  brandName: string
  legalName: string
  tagline: string
  /** Street first, PIN code last. */
  addressLines: string[]
  /** Where the office is, for the map. */
  location?: { lat: number; lng: number }
  gstin: string
  /** Others than the GSTIN. */
  registrations?: BrandRegistration[]
  /** Who answers, for the pages that say whom one deals with. */
  people?: BrandPerson[]
  phones: BrandPhone[]
  /** Without it there is no link to WhatsApp anywhere. */
  whatsapp?: BrandPhone
  email: string
  supportEmail: string
  officeHours: BrandHours
  supportHours: BrandHours
  foundedYear: number
  socialLinks: BrandLink[]
  grievanceOfficer: { name: string; email: string; hours: string }
  /** Youngest age, in years, of a person who may make a booking. */
  minimumAge: number
  look?: BrandLook
}
