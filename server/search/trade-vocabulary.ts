/** Words of the trade and of other sellers, and how people here write them, by those that the catalogue uses. Longer ones first. */
const TRADE_TERMS: readonly [RegExp, string][] = [
  [
    /\b(?:ma[ck]k?ruz+(?: (?:gold|pearl))?|green ocean(?: [12])?|nauti[ckq]a(?: lite)?|itt majestic|coastal cruise|sea ?link)\b/g,
    'ferry',
  ],
  [
    /\b(?:speed ?boats?(?! rides?)|catamarans?|ships?|cruise ships?|launch(?:es)?|steamers?|ferri|fery|ferrys|jahaa?z)\b/g,
    'ferry',
  ],
  [/\b(?:ola|uber|rapido|cabs?|texi|taksi)\b/g, 'taxi'],
  [
    /\b(?:innova|ertiga|dzire|tempo travell?er|tempo|traveller van|mini ?bus|bus)\b(?: \d{1,2} ?seater)?/g,
    'car rental',
  ],
  [/\b\d{1,2} seater\b/g, 'car rental'],
  [/\b(?:bikes?|scooty|scootys|activa|two wheelers?)\b/g, 'scooter'],
  [/\b(?:zoomcar|revv|self driven?|self driving)\b/g, 'self drive'],
  [/\b(?:oyo|taj|barefoot|marriott|airbnb|guest ?houses?|dharamshala)\b(?: (?:hotels?|rooms?))?/g, 'hotel'],
  [/\bhome stays?\b/g, 'homestay'],
  [/\b(?:photoplankton|phyto?plankton|bio ?luminescen(?:ce|t)|biolumin\w*|glowing (?:water|beach|sea))\b/g, 'plankton'],
  [/\b(?:wheel ?chairs?|disabled|handicapped|divyang|step free)\b/g, 'wheelchair'],
  [/\b(?:sasta|saste|sasti|budget friendly|low cost|cheapest|economical)\b/g, 'cheap'],
  [/\bcheap (?=(?:\w+ )?(?:packages?|tours?|trips?|holidays?)\b)/g, 'budget '],
  [/\bixz(?: airport)?\b/g, 'airport'],
  [/\b(?:honey moon|hanimoon|honymoon|newly ?weds?|newly married|shaa?di ke baad)\b/g, 'honeymoon'],
  [
    /\b(?:senior citizens?|elderly|old parents|aged parents|with parents|parents|mummy papa|grand ?parents)\b/g,
    'grandparents',
  ],
  [
    /\b(?:solo|single)(?: (?:female|woman|women|girl|lady|male|boy|traveller|traveler|trip|travel))+|\bsolo\b|\bback ?packing\b/g,
    'backpacker',
  ],
  [/\b(?:anniversary|romantic)\b/g, 'honeymoon'],
  [/(?<=\b(?:packages?|tours?|trips?|holidays?|honeymoon)\b.*)\bfor (?:a )?couples?\b/g, 'honeymoon'],
  [/\bcouples? (?=(?:packages?|tours?|trips?|holidays?)\b)/g, 'honeymoon '],
  [/(?<=\b(?:port blair|sri vijaya puram) )(?:local |city )?(?:sightseeing|(?:local|city) tours?)\b/g, 'city day'],
  [/\blocal (?:sightseeing|tours?|sights?)\b/g, 'sightseeing'],
  [/\b(?:college|school|office|corporate|company|team) (?:groups?|trips?|tours?|outings?|students?)\b/g, 'group trip'],
  [/\b(?:college|school)\b/g, 'group'],
  [/\b(?:1|one|full|whole) day (?:trips?|tours?|packages?|sightseeing)\b/g, 'sightseeing'],
  [/\bairport to (?:the |my )?hotels?\b|\bhotels? to (?:the )?airport\b/g, 'airport taxi'],
  [/\bprivate (?=pool|beach|taxi|cars?\b)/g, ''],
  [
    /(?<=\b(?:taxi|cars?)\b.*) (?:for )?(?:a )?(?:full|whole|half|one|1) day\b|\b(?:full|whole|half|one|1) day (?=.*\b(?:taxi|cars?)\b)/g,
    '',
  ],
  [/(?<!\bairport )\bpick ?-?up(?= (?:and|from|at|to)\b)(?: and drop)?/g, 'taxi'],
  [/\b(?:kala pani|kaala paani|kalapani)\b/g, 'cellular jail'],
  [/\b(?:water activit(?:y|ies)|water games?|water rides?)\b/g, 'water sports'],
  [/\b(?:beach|sea)[ -]?(?:front|side|facing)\b|\bon the beach\b/g, 'beach'],
  [/\b(?:pure veg|veg|veggie|shakahari)\b/g, 'vegetarian'],
  [/\b(?:khana|khaana)\b/g, 'food'],
  [/\b(?:mausam|temperature)\b/g, 'weather'],
  [/\bgh(?:oo|u)mne (?:ki|ke|wali|layak) jaga?h\b/g, 'places to visit'],
  [/\b(?:aadhaa?r|adhar)\b/g, 'aadhaar'],
  [
    /\b(?:contact|phone|mobile|whats ?app|customer care|helpline|toll free) (?:no|num|number|numbers)\b|\bcustomer (?:care|support|service)\b/g,
    'contact us',
  ],
  [/\b(?:flights?|air ?fares?|aeroplanes?|airplanes?|by air|udaan|air ?lines?)\b/g, 'flight'],
  [/\b(?:alcoho?l|liquor|beer|wine|daru|daaru|sharab)\b/g, 'alcohol'],
]

export function inTradeTerms(text: string): string {
  return TRADE_TERMS.reduce((said, [pattern, word]) => said.replace(pattern, word), text)
}
