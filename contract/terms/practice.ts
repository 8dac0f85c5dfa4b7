/** Where no money moves, so that nothing of it passes for real: on every page, mail and paper. */
export const PRACTICE_NOTICE = 'Practice, not valid for travel'
