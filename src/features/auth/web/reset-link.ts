/** The two halves of a reset link, kept in memory only: the address bar and the history never hold them. */
type ResetLink = { id: string; token: string }

let link: ResetLink | undefined

/** Takes the link up from the address. */
export function keepResetLink(opened: ResetLink): void {
  link = { id: opened.id, token: opened.token }
}

/** The link that was opened in this tab since it was loaded; undefined when there is none. */
export function openedResetLink(): ResetLink | undefined {
  return link
}

/** Forgets the link once it was used. */
export function forgetResetLink(): void {
  link = undefined
}
