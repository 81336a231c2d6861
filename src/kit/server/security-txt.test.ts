import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { serveSecurityTxt } from './security-txt.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

async function read(contact: string | undefined) {
  const app = fastify()
  serveSecurityTxt(app, contact, 'https://emberwell.example', () => NOW)
  return app.inject({ method: 'GET', url: '/.well-known/security.txt' })
}

test('security.txt names the contact, and expires in the future', async () => {
  const { statusCode, headers, body } = await read('mailto:security@example.org')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.split('\n')).toEqual([
    'Contact: mailto:security@example.org',
    'Expires: 2027-02-19T12:00:00.000Z',
    'Preferred-Languages: en, es, fr',
    'Canonical: https://emberwell.example/.well-known/security.txt',
    '',
  ])
})

test('without a contact there is no security.txt', async () => {
  expect((await read(undefined)).statusCode).toBe(404)
})

test('the contact is a mailto: or https: address on one line', () => {
  const contactOf = (value: string) => readConfig({ SECURITY_CONTACT: value }).securityContact
  expect(['mailto:a@example.org', 'https://example.org/report', ''].map(contactOf)).toEqual([
    'mailto:a@example.org',
    'https://example.org/report',
    undefined,
  ])
  for (const wrong of ['a@example.org', 'http://example.org', 'mailto:a@example.org\nExpires: never', 'https://'])
    expect(() => contactOf(wrong)).toThrow('SECURITY_CONTACT')
})
