/**
 * Scripts of India in Latin letters, so that a name in one of them is looked up as it sounds. Their Unicode blocks are laid out alike,
 * 128 code points each from Devanagari (U+0900) to Malayalam (U+0D7F), so that one table serves all.
 */
const FIRST = 0x0900
const LAST = 0x0d7f
const BLOCK = 0x80

const VOWELS: Readonly<Record<number, string>> = {
  5: 'a',
  6: 'a',
  7: 'i',
  8: 'i',
  9: 'u',
  10: 'u',
  11: 'ri',
  14: 'e',
  15: 'e',
  16: 'ai',
  18: 'o',
  19: 'o',
  20: 'au',
  13: 'e',
  17: 'o',
}
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ')
const FIRST_CONSONANT = 0x15
/** Signs after a consonant, in place of its own "a". */
const SIGNS: Readonly<Record<number, string>> = {
  62: 'a',
  63: 'i',
  64: 'i',
  65: 'u',
  66: 'u',
  67: 'ri',
  69: 'e',
  70: 'e',
  71: 'e',
  72: 'ai',
  73: 'o',
  74: 'o',
  75: 'o',
  76: 'au',
}
const NASAL = new Set([1, 2])
const BREATH = 3
const SILENT = 77
const NUKTA = 60
const FIRST_DIGIT = 0x66

/** Words that are not known by their sound: what they mean, by the words of the catalogue. */
const MEANINGS: Readonly<Record<string, string>> = {
  // Hindi
  हैवलॉक: 'havelock',
  हैवलाक: 'havelock',
  नील: 'neil',
  नीम: 'neil',
  स्वराज: 'swaraj',
  शहीद: 'shaheed',
  द्वीप: 'dweep',
  पोर्ट: 'port',
  ब्लेयर: 'blair',
  श्री: 'sri',
  विजय: 'vijaya',
  पुरम: 'puram',
  अंडमान: 'andaman',
  अण्डमान: 'andaman',
  निकोबार: 'nicobar',
  रॉस: 'ross',
  बाराटांग: 'baratang',
  फेरी: 'ferry',
  फेरि: 'ferry',
  नाव: 'ferry',
  जहाज: 'ferry',
  जहाज़: 'ferry',
  बोट: 'boat',
  टिकट: 'ticket',
  होटल: 'hotel',
  टैक्सी: 'taxi',
  कार: 'car',
  गाड़ी: 'car',
  हवाई: 'airport',
  अड्डा: '',
  हनीमून: 'honeymoon',
  पैकेज: 'package',
  यात्रा: 'trip',
  टूर: 'tour',
  परिवार: 'family',
  समुद्र: 'beach',
  तट: 'beach',
  बीच: 'beach',
  सेलुलर: 'cellular',
  जेल: 'jail',
  राधानगर: 'radhanagar',
  सस्ता: 'cheap',
  सस्ते: 'cheap',
  मौसम: 'weather',
  परमिट: 'permit',
  स्कूबा: 'scuba',
  डाइविंग: 'diving',
  दिन: 'days',
  रात: 'nights',
  दिसंबर: 'december',
  दिसम्बर: 'december',
  जनवरी: 'january',
  फरवरी: 'february',
  मार्च: 'march',
  अप्रैल: 'april',
  मई: 'in may',
  जून: 'june',
  जुलाई: 'july',
  अगस्त: 'august',
  सितंबर: 'september',
  अक्टूबर: 'october',
  नवंबर: 'november',
  से: '',
  तक: 'tak',
  में: 'in',
  का: '',
  की: '',
  के: '',
  को: 'to',
  // Bengali
  হ্যাভলক: 'havelock',
  নীল: 'neil',
  নিল: 'neil',
  পোর্ট: 'port',
  ব্লেয়ার: 'blair',
  আন্দামান: 'andaman',
  ফেরি: 'ferry',
  জাহাজ: 'ferry',
  নৌকা: 'ferry',
  হোটেল: 'hotel',
  হানিমুন: 'honeymoon',
  প্যাকেজ: 'package',
  স্বরাজ: 'swaraj',
  শহীদ: 'shaheed',
  দ্বীপ: 'dweep',
  ট্যাক্সি: 'taxi',
  গাড়ি: 'car',
  ভ্রমণ: 'trip',
  সেলুলার: 'cellular',
  জেল: 'jail',
  // Tamil
  ஹேவ்லாக்: 'havelock',
  ஹாவ்லாக்: 'havelock',
  நீல்: 'neil',
  போர்ட்: 'port',
  பிளேயர்: 'blair',
  அந்தமான்: 'andaman',
  படகு: 'ferry',
  கப்பல்: 'ferry',
  ஓட்டல்: 'hotel',
  ஹோட்டல்: 'hotel',
  தேனிலவு: 'honeymoon',
  தீவு: 'island',
  கடற்கரை: 'beach',
  டாக்ஸி: 'taxi',
  கார்: 'car',
  // Telugu
  హేవ్‌లాక్: 'havelock',
  హావ్‌లాక్: 'havelock',
  నీల్: 'neil',
  అండమాన్: 'andaman',
  పోర్ట్: 'port',
  బ్లెయిర్: 'blair',
  పడవ: 'ferry',
  హోటల్: 'hotel',
  హనీమూన్: 'honeymoon',
  టాక్సీ: 'taxi',
}
const MEANT = new Map(Object.entries(MEANINGS).map(([word, meaning]) => [plain(word), meaning]))

/** The text with every word of another Indian script by its meaning, or by its sound; the rest stays. */
export function toLatin(text: string): string {
  return text.replace(/[\u0900-\u0d7f\u200c\u200d]+/g, (word) => MEANT.get(plain(word)) ?? soundOf(word))
}

/** One spelling of what is written in several: composed letters with their dots apart, without joiners. */
function plain(word: string): string {
  return word.normalize('NFD').replace(/[\u200c\u200d]/g, '')
}

function soundOf(word: string): string {
  let sound = ''
  let isOpen = false
  for (const sign of plain(word)) {
    const code = sign.codePointAt(0) ?? 0
    if (code < FIRST || code > LAST) continue
    const place = (code - FIRST) % BLOCK
    const consonant = CONSONANTS[place - FIRST_CONSONANT]
    const vowelSign = SIGNS[place]
    if (place >= FIRST_DIGIT && place < FIRST_DIGIT + 10) {
      sound += String(place - FIRST_DIGIT)
      isOpen = false
    } else if (consonant !== undefined && place >= FIRST_CONSONANT) {
      sound += `${isOpen ? 'a' : ''}${consonant}`
      isOpen = true
    } else if (vowelSign !== undefined) {
      sound += vowelSign
      isOpen = false
    } else if (place === SILENT) {
      isOpen = false
    } else if (NASAL.has(place)) {
      sound += `${isOpen ? 'a' : ''}n`
      isOpen = false
    } else if (place === BREATH) {
      sound += `${isOpen ? 'a' : ''}h`
      isOpen = false
    } else if (place !== NUKTA) {
      sound += `${isOpen ? 'a' : ''}${VOWELS[place] ?? ''}`
      isOpen = false
    }
  }
  // The last consonant's own "a" is not spoken.
  return sound
}
