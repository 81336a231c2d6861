/** The two halves of each link from a mail that was opened in this tab, by the page they are for; in memory only (safety.md §2). */
export const mailedLinks = new Map<string, { id: string; token: string }>()
