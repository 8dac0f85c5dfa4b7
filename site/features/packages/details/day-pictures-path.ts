/** Where the pictures of a package's days are asked; not among the paths that every page carries. */
export const DAY_PICTURES_PATH = '/day-pictures'
