/** Changes that no test can or need tell, by their names, and why: they count as survivors all the same. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {}
