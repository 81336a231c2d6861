import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { signup } from '../../src/features/auth/contract.ts'
import { IMPORT_MAX_BYTES, importAccount } from '../../src/features/account/contract.ts'
import { sendFeedback } from '../../src/features/landing/contract.ts'
import { createChatSession, sendMessage } from '../../src/features/lara/contract.ts'
import { check, freePort, has, REPO, skip, start, until } from './trial.ts'

const NAME = 'emberwell.example.org'

/** A certificate for this trial only. Returns the paths of certificate and key. */
export function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`]
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1', ...subject]
  execFileSync('openssl', [...args, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return { certificate, key }
}

/** The nginx configuration of `deploy`, with this trial's ports and certificate. */
function nginxConfig(folder: string, ports: { tls: number; plain: number; server: number }): string {
  const site = readFileSync(join(REPO, 'deploy/nginx.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('listen 443', `listen 127.0.0.1:${ports.tls}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${join(folder, 'certificate.pem')};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${join(folder, 'key.pem')};`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.server}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`).join(' ')
  return `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}\nhttp { ${temporary}\n${site}\n}\n`
}

function caddyConfig(folder: string, ports: { tls: number; plain: number; server: number }): string {
  const site = readFileSync(join(REPO, 'deploy/Caddyfile'), 'utf8')
    .replace(`${NAME} {`, `https://${NAME}:${ports.tls} {\n\tbind 127.0.0.1\n\ttls ${folder}/certificate.pem ${folder}/key.pem`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.server}`)
  return `{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system ${folder}\n}\n${site}`
}

type Options = { method?: string; headers?: Record<string, string>; localAddress?: string }
type Reply = { status: number; headers: Record<string, unknown>; body: string; times: number[] }

/** A request to the proxy; `times` are those of the pieces of the body, in ms since the request. */
function send(port: number, path: string, options: Options = {}, body?: string | Buffer): Promise<Reply> {
  const from = performance.now()
  return new Promise((resolve, reject) => {
    const target = { host: '127.0.0.1', port, path, servername: NAME, rejectUnauthorized: false, agent: false as const }
    const headers = { host: `${NAME}:${port}`, ...(body && { 'content-length': Buffer.byteLength(body) }), ...options.headers }
    const sending = request({ ...target, ...options, headers }, (response) => {
      let text = ''
      const times: number[] = []
      response.on('data', (chunk: Buffer) => {
        times.push(performance.now() - from)
        text += chunk.toString()
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text, times }))
      response.on('error', reject)
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

const json = (token?: string) => ({ 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) })

/** `from` is the last part of the address of this machine that sends the first of two lots of forms. */
async function tryRequests(name: string, port: number, from: number): Promise<void> {
  const page = await send(port, '/')
  check(`${name}: the first page arrives over TLS`, page.status === 200 && page.body.includes('<html'), page.status)
  check(
    `${name}: HSTS is sent`,
    String(page.headers['strict-transport-security']).startsWith('max-age=31536000'),
    JSON.stringify(page.headers),
  )

  const account = {
    full_name: 'Ana',
    email: `ana-${name}@example.org`,
    password: 'a long quiet walk',
    confirm_password: 'a long quiet walk',
  }
  const signedUp = await send(port, signup.path, { method: 'POST', headers: json() }, JSON.stringify(account))
  check(`${name}: a sign-up succeeds`, signedUp.status === 201, `${signedUp.status} ${signedUp.body}`)
  const token = /"access":"([^"]+)"/.exec(signedUp.body)?.[1] ?? ''

  const session = await send(port, createChatSession.path, { method: 'POST', headers: json(token) }, '{}')
  const id = Number(/"id":(\d+)/.exec(session.body)?.[1])
  const asked = JSON.stringify({ session_id: id, message: 'Hello' })
  const answer = await send(port, sendMessage.path, { method: 'POST', headers: { ...json(token), accept: 'text/event-stream' } }, asked)
  check(
    `${name}: an answer of the chat arrives as an event stream`,
    answer.status === 200 && String(answer.headers['content-type']).startsWith('text/event-stream') && answer.body.includes('event:'),
    `${answer.status} ${answer.body}`,
  )

  const zip = { 'content-type': 'application/zip', authorization: `Bearer ${token}` }
  const whole = await send(port, importAccount.path, { method: 'POST', headers: zip }, Buffer.alloc(IMPORT_MAX_BYTES))
  check(
    `${name}: a file of 50 MB reaches the server, which says what is wrong with it`,
    whole.status === 400,
    `${whole.status} ${whole.body}`,
  )

  const statuses: number[] = []
  for (let index = 0; index < 6; index += 1) {
    const headers = { ...json(), 'x-forwarded-for': `203.0.113.${index}` }
    const message = JSON.stringify({ message: `Thank you, number ${index} by ${name}` })
    statuses.push((await send(port, sendFeedback.path, { method: 'POST', headers, localAddress: `127.0.0.${from}` }, message)).status)
  }
  check(`${name}: an invented X-Forwarded-For does not escape a limit`, statuses.at(-1) === 429 && statuses[4] !== 429, statuses.join())
  const fromElsewhere = { method: 'POST', headers: json(), localAddress: `127.0.0.${from + 1}` }
  const elsewhere = await send(port, sendFeedback.path, fromElsewhere, JSON.stringify({ message: `From elsewhere by ${name}` }))
  check(`${name}: another address has a limit of its own`, elsewhere.status < 300, `${elsewhere.status} ${elsewhere.body}`)
}

/** Whether events that a server sends one second apart arrive one by one. */
async function tryStream(name: string, port: number): Promise<void> {
  const { times, body } = await send(port, '/stream')
  const isSpread = times.length >= 3 && (times.at(-1) ?? 0) - (times[0] ?? 0) > 1_500
  check(`${name}: events sent one second apart are not held back`, isSpread, `${times.map(Math.round).join()} ${body}`)
}

async function withProxy(name: string, folder: string, server: number, work: (port: number) => Promise<void>): Promise<void> {
  const ports = { tls: await freePort(), plain: await freePort(), server }
  const file = join(folder, `${name}-${server}.conf`)
  writeFileSync(file, name === 'nginx' ? nginxConfig(folder, ports) : caddyConfig(folder, ports))
  const args = name === 'nginx' ? ['-c', file] : ['run', '--adapter', 'caddyfile', '--config', file]
  const proxy = start(name, args, { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder })
  const isUp = await until(async () => (await send(ports.tls, '/healthz')).status > 0)
  check(`${name}: takes the configuration in deploy`, isUp, proxy.output())
  if (isUp) await work(ports.tls)
}

async function streamTo(reply: ServerResponse): Promise<void> {
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  for (let index = 0; index < 3; index += 1) {
    reply.write(`data: ${index}\n\n`)
    await sleep(1_000)
  }
  reply.end()
}

/** Tries both proxies in front of the server on `server`, which has TRUST_PROXY=1 and an https: PUBLIC_URL. */
export async function tryProxies(folder: string, server: number): Promise<void> {
  makeCertificate(folder)
  const streaming = createServer((_, reply) => void streamTo(reply)).listen(0, '127.0.0.1')
  await once(streaming, 'listening')
  const address = streaming.address()
  for (const [name, argument, from] of [
    ['nginx', '-v', 11],
    ['caddy', 'version', 21],
  ] as const) {
    if (!has(name, argument)) {
      skip(name, 'it is not installed')
      continue
    }
    await withProxy(name, folder, server, (port) => tryRequests(name, port, from))
    await withProxy(name, folder, typeof address === 'object' && address ? address.port : 0, (port) => tryStream(name, port))
  }
  streaming.close()
}
