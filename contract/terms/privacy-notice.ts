/**
 * What stands beside every form that takes personal data, before the way to the privacy page. The forms have it as a literal, as a text
 * shared by chunks is a file more to load; a test holds them to it. Other words are another version, kept with what a form sends.
 */
export const PRIVACY_NOTICE = 'Only for your request and trip.'
export const PRIVACY_NOTICE_VERSION = '1'
