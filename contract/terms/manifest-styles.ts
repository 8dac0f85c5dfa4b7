/** Whose columns a list of passengers has: the carriers ask for the same people in different words. */
export const MANIFEST_STYLES = ['sealink', 'makruzz', 'green-ocean'] as const
/** What a carrier's own signs in its list mean, where they do not say so themselves. */
export const MANIFEST_SIGNS: Record<(typeof MANIFEST_STYLES)[number], string> = {
  sealink: 'tier: L is the upper class (Premium or Luxury), R every other. seat: as it stands on the ticket.',
  makruzz:
    'fcountry and fpassport: only of foreigners. fexpdate: when the passport ends; travellers are not asked for it, so it stays empty.',
  'green-ocean':
    'passport_expairy: when the passport ends, spelt as that carrier spells it; travellers are not asked for it, so it stays empty.',
}
export type ManifestStyle = (typeof MANIFEST_STYLES)[number]
