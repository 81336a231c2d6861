import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { house } from './people.ts'

function decoded(letter: string): string {
  const end = letter.indexOf('\r\n\r\n')
  const [head, body] = [letter.slice(0, end), letter.slice(end + 4)]
  if (/^Content-Transfer-Encoding: base64$/im.test(head)) return `${head}\r\n\r\n${Buffer.from(body, 'base64').toString('utf8')}`
  if (!/^Content-Transfer-Encoding: quoted-printable$/im.test(head)) return letter
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return `${head}\r\n\r\n${Buffer.from(bytes, 'latin1').toString('utf8')}`
}

/** Every letter to an address that has left, as it is read. */
export async function lettersTo(address: string): Promise<string[]> {
  await house().house.settled()
  while ((await house().house.postman.deliver()) > 0);
  const folder = join(house().config.dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((name) => decoded(readFileSync(join(folder, name), 'utf8')))
    .filter((letter) => letter.toLowerCase().includes(`to: ${address.toLowerCase()}`))
}

/** The link of each invitation among letters. */
export function invitationsIn(letters: readonly string[]): { uid: string; token: string }[] {
  return letters.flatMap((letter) => {
    const [, uid, token] = /\/partner\/confirm_password\/(\d+)\/([\w-]+)/.exec(letter) ?? []
    return uid && token ? [{ uid, token }] : []
  })
}
