import { execFile } from 'node:child_process'
import dgram from 'node:dgram'
import { resolveTxt } from 'node:dns/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { networkAttempts } from './network-guard.ts'

beforeEach(() => void networkAttempts())

test('refuses and records a socket to another machine', async () => {
  const socket = connect(443, '192.0.2.7')
  const error = await new Promise((resolve) => socket.once('error', resolve))
  expect(String(error)).toContain('No test may reach 192.0.2.7:443')
  expect(networkAttempts()).toEqual(['socket 192.0.2.7:443'])
})

test('refuses and records a request to another machine', async () => {
  await expect(fetch('https://192.0.2.7/logs/31')).rejects.toThrow('fetch failed')
  await expect(fetch('https://logs-31.example.org/')).rejects.toThrow('fetch failed')
  expect(networkAttempts()).toEqual(['socket 192.0.2.7:443', 'socket logs-31.example.org:443'])
})

test('refuses and records a name look-up and a datagram', async () => {
  await expect((async () => resolveTxt('logs-31.example.org'))()).rejects.toThrow('No test may reach logs-31.example.org')
  const socket = dgram.createSocket('udp4')
  expect(() => socket.send(Buffer.from('31'), 53, '192.0.2.7')).toThrow('No test may reach 192.0.2.7')
  socket.close()
  expect(networkAttempts()).toEqual(['name logs-31.example.org', 'datagram 192.0.2.7'])
})

test('records a program that is started', async () => {
  await new Promise((resolve) => execFile(process.execPath, ['--version'], resolve))
  expect(networkAttempts()).toEqual([`program ${process.execPath}`])
})

test('allows and records a connection to this machine', async () => {
  const server = createServer((socket) => socket.end('31'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  expect(String(await new Promise((resolve) => socket.once('data', resolve)))).toBe('31')
  server.close()
  expect(networkAttempts()).toEqual([`socket 127.0.0.1:${port}`])
})
