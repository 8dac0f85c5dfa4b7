/** Whose columns a list of passengers has: the carriers ask for the same people in different words. */
export const MANIFEST_STYLES = ['sealink', 'makruzz', 'green-ocean'] as const
export type ManifestStyle = (typeof MANIFEST_STYLES)[number]
