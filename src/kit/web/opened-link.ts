import { mailedLinks } from './mailed-links.ts'

/** Whose link was opened for this page in this tab since it was loaded, and its token; undefined when there is none, or it cannot be one of ours. */
export function openedLink(page: string): { uid: number; token: string } | undefined {
  const link = mailedLinks.get(page)
  return link && /^[1-9]\d{0,15}$/.test(link.id) ? { uid: Number(link.id), token: link.token } : undefined
}

/** Forgets the link once it was used. */
export function forgetLink(page: string): void {
  mailedLinks.delete(page)
}
