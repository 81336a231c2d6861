/** Whether this partner is ending the link now: then the page shows its own message instead of "not linked". */
export const leaving = { isUnderWay: false }
