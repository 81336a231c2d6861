import { emailLinks } from './email-links.ts'

/**
 * User id and token of the email link opened for this page since loading; undefined when there is none or it is
 * malformed.
 */
export function openedLink(page: string): { uid: number; token: string } | undefined {
  const link = emailLinks.get(page)
  return link && /^[1-9]\d{0,15}$/.test(link.id) ? { uid: Number(link.id), token: link.token } : undefined
}

/** Forgets the link after its use. */
export function forgetLink(page: string): void {
  emailLinks.delete(page)
}
