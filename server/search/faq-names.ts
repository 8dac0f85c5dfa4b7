import { type RawBuilder, sql } from 'kysely'

/** What people type for a question of the FAQ, by a word that stands in it; one a line, as names are. */
const FAQ_NAMES = sql`(values
  ('account to book', E'How to book\nBooking process'),
  ('is my card safe', E'UPI\nUPI payment\nPayment methods\nGoogle Pay\nPhonePe\nNet banking\nCredit card\nDebit card'),
  ('a part now', E'EMI\nEMI payment\nInstalments\nPart payment\nAdvance payment\nDeposit'),
  ('my voucher', E'GST invoice\nInvoice\nVoucher\nBooking confirmation'),
  ('in writing', E'Quotation\nQuote\nCustomised package\nTailor made'),
  ('on top of the price', E'Hidden charges\nConvenience fee\nGST'),
  ('if i cancel', E'Cancel booking\nBooking refund\nCancellation charges'),
  ('get to the andaman', E'Flight\nFlights\nHow to reach\nNearest airport'),
  ('from the airport to', E'Airport to Havelock\nAirport to Neil\nSame day ferry\nAirport to jetty'),
  ('wheelchair', E'Wheelchair accessible\nAccessibility\nPram\nStroller'),
  ('at the jetty', E'Reporting time\nBoarding time\nHaddo Wharf\nPhoenix Bay\nGovernment ferry'),
  ('children need', E'Infant ticket\nInfant ferry ticket\nBaby ticket\nToddler\nChild fare'),
  ('sea is rough', E'Ferry cancelled\nRough sea\nCyclone'),
  ('luggage', E'Luggage limit\nBaggage limit\nBaggage ferry\nExcess baggage'),
  ('seasick', E'Seasick\nSeasick tablet\nSea sickness\nMotion sickness'),
  ('check-out', E'Check-in time\nCheck-out time\nEarly check-in\nLate check-out'),
  ('stay free', E'Extra bed\nExtra mattress\nChild policy\nKids free'),
  ('breakfast included', E'Breakfast\nMeal plan'),
  ('vegetarian', E'Vegetarian food\nVegetarian hotel\nVegetarian restaurant\nJain food\nHalal food\nVegan'),
  ('unmarried', E'Unmarried couple\nCouple friendly\nLocal ID'),
  ('air conditioning and', E'Wifi\nInternet'),
  ('drive myself', E'Self drive\nSelf drive car\nScooter\nScooter rental\nScooter on rent\nMotorcycle'),
  ('indians need a permit', E'Aadhaar\nAadhaar card\nVoter ID\nID proof\nPhoto ID\nID for ferry\nDocuments\nIndian citizen\nIndian passport'),
  ('foreign nationals', E'RAP\nRestricted Area Permit\nForeigner permit\nForeigners\nVisa\nForeign tourists\nUS citizen\nUK citizen\nPassport'),
  ('tribal', E'Nicobar\nNicobar package\nNorth Sentinel Island\nSentinelese\nJarawa'),
  ('places closed', E'Monday closed\nClosed on Monday\nWeekly off'),
  ('safe to swim', E'Crocodile\nCrocodiles\nSwimming'),
  ('if i cannot swim', E'Non swimmer\nNon swimmer scuba\nDive without swimming\nAge limit for scuba'),
  ('phone signal', E'ATM\nCash\nSIM card\nMobile network\nNetwork\nJio\nAirtel\nBSNL\nHospital\nDoctor\nEmergency number'),
  ('weather spoils', E'Travel insurance\nCancelled trip'),
  ('alcohol', E'Bar\nLiquor shop\nDrinking\nPub'),
  ('money, language', E'Currency\nCurrency exchange\nMoney exchange\nPlug\nAdapter\nTime zone\nLanguage')
) asked (part, names)`

/** The names of a question; '' for those that ask in the words that people type. */
export function faqNames(question: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`coalesce((select string_agg(asked.names, E'\n') from ${FAQ_NAMES} where position(asked.part in lower(${question})) > 0), '')`
}
