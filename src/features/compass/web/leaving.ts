/** Whether he is ending the link himself at this moment: then its end is no news, and the page says goodbye in its own words. */
export const leaving = { isUnderWay: false }
