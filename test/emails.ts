import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testServer } from './server.ts'

function decoded(email: string): string {
  const end = email.indexOf('\r\n\r\n')
  const [head, body] = [email.slice(0, end), email.slice(end + 4)]
  if (/^Content-Transfer-Encoding: base64$/im.test(head)) return `${head}\r\n\r\n${Buffer.from(body, 'base64').toString('utf8')}`
  if (!/^Content-Transfer-Encoding: quoted-printable$/im.test(head)) return email
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return `${head}\r\n\r\n${Buffer.from(bytes, 'latin1').toString('utf8')}`
}

/** All emails delivered to an address, decoded. */
export async function emailsTo(address: string): Promise<string[]> {
  await testServer().server.settled()
  while ((await testServer().server.emailWorker.deliver()) > 0);
  const folder = join(testServer().config.dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((name) => decoded(readFileSync(join(folder, name), 'utf8')))
    .filter((email) => email.toLowerCase().includes(`to: ${address.toLowerCase()}`))
}

/** The invitation links in emails. */
export function invitationsIn(emails: readonly string[]): { uid: string; token: string }[] {
  return emails.flatMap((email) => {
    const [, uid, token] = /\/partner\/confirm_password\/(\d+)\/([\w-]+)/.exec(email) ?? []
    return uid && token ? [{ uid, token }] : []
  })
}
