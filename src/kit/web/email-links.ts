/** Id and token of each email or share link opened in this tab, by page; in memory only (docs/safety.md, section 2). */
export const emailLinks = new Map<string, { id: string; token: string }>()
