/** Where no money moves, so that nothing of it passes for real: on every page, and on every mail and paper of a trip. */
export const PRACTICE_NOTICE = 'Practice, not valid for travel'
