import { readFileSync, type Stats, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { StartProblem } from './startup-problem.ts'
import type { VaultName } from './vaults.ts'

/** Settings read from the environment, parsed once at start (docs/operations.md, section 2). */
export type Config = {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  /** Undefined: the embedded database. */
  postgres: PostgresConfig | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  llm: LanguageModel | undefined
  /** 32 bytes; undefined when the key is read from, or created in, `dataDir`. */
  masterKey: Buffer | undefined
  /**
   * Allows push services on this machine, without TLS, for local testing. Otherwise push goes only to public https
   * addresses.
   */
  pushLoopback: boolean
  /** Whether `/api-test` shows the page for developers; otherwise it shows the waitlist. */
  apiTestPage: boolean
  /** Bearer token for `/metrics`; undefined when `/metrics` is off. */
  metricsToken: string | undefined
  /** `mailto:` or `https:` address for reports of weaknesses; undefined when `security.txt` is off. */
  securityContact: string | undefined
  trustProxy: number
  rateLimitScale: number
  logLevel: LogLevel
}

/**
 * The PostgreSQL database of each vault, with the variable that names it. `poolUrl` is the address of a pooler in front
 * of all of them, which requests then use; `prepares` is false for poolers that cannot keep named statements.
 */
export type PostgresConfig = {
  databases: Record<VaultName, { url: string; variable: string }>
  poolUrl: string | undefined
  prepares: boolean
}

/**
 * The host's language model. `maxTokens` and `temperature` (0 to 2; 0 to 1 with Anthropic) are sent only if set;
 * `timeoutMs` is the time for a whole reply.
 */
type LanguageModel = {
  provider: 'openai-compatible' | 'anthropic'
  baseUrl: string | undefined
  model: string
  apiKey: string | undefined
  maxTokens: number | undefined
  temperature: number | undefined
  timeoutMs: number
}

/** Variables that need LLM_PROVIDER. */
const LLM_DETAILS = ['LLM_BASE_URL', 'LLM_MODEL', 'LLM_API_KEY', 'LLM_MAX_TOKENS', 'LLM_TEMPERATURE', 'LLM_TIMEOUT_MS'] as const
/** Most time for a reply of the language model, in ms: of the 8 s for an answer, 1 s is for storing and sending. */
const LLM_TIMEOUT_MAX_MS = 7_000

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

const HOST_NAME = /^(?!-)[\w-]{1,63}(\.[\w-]{1,63})*\.?$/
const SENDER = /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/

type Environment = Readonly<Record<string, string | undefined>>

function fail(name: string, wrong: string): never {
  throw new StartProblem(`${name} ${wrong}`)
}

/** A value quoted for a one-line message, cut to 60 characters. */
function quoted(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
}

function oneOf<const T extends string>(name: string, value: string, allowed: readonly T[]): T {
  return allowed.find((item) => item === value) ?? fail(name, `must be one of ${allowed.join(', ')}, not ${quoted(value)}`)
}

function wholeNumber(name: string, value: string, low: number, high: number): number {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < low || number > high)
    fail(name, `must be a whole number from ${low} to ${high}, not ${quoted(value)}`)
  return number
}

function url(name: string, value: string, protocols: readonly string[]): string {
  const parsed = URL.parse(value)
  if (!parsed) fail(name, 'is not a URL')
  if (!protocols.includes(parsed.protocol)) fail(name, `must begin with ${protocols.map((item) => `${item}//`).join(' or ')}`)
  return value
}

function origin(name: string, value: string): string {
  const { origin, pathname, search, hash, username } = new URL(url(name, value, ['http:', 'https:']))
  if (pathname !== '/' || search || hash || username) fail(name, `must be an origin such as ${origin}, without anything after it`)
  return origin
}

function host(name: string, value: string): string {
  return isIP(value) || HOST_NAME.test(value) ? value : fail(name, `must be an address of this machine or its name, not ${quoted(value)}`)
}

function sender(name: string, value: string): string {
  return SENDER.test(value) ? value : fail(name, 'is not an e-mail address such as hello@example.org or Emberwell <hello@example.org>')
}

function folder(name: string, value: string): string {
  const path = resolve(value)
  let found: Stats | undefined
  try {
    found = statSync(path, { throwIfNoEntry: false })
  } catch {
    fail(name, `cannot be used: ${JSON.stringify(path)}`)
  }
  if (found && !found.isDirectory()) fail(name, `is not a folder: ${JSON.stringify(path)}`)
  return path
}

function keyFrom(name: string, value: string): Buffer {
  const trimmed = value.trim()
  const key = /^[0-9a-fA-F]{64}$/.test(trimmed)
    ? Buffer.from(trimmed, 'hex')
    : /^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed)
      ? Buffer.from(trimmed, 'base64')
      : undefined
  return key?.length === 32 ? key : fail(name, 'must hold 32 bytes, as 64 hexadecimal digits or as base64')
}

function readKeyFile(name: string, path: string): Buffer {
  let content: string
  try {
    content = readFileSync(path, 'utf8')
  } catch {
    fail(name, `cannot be read: ${JSON.stringify(path)}`)
  }
  return keyFrom(name, content)
}

/** The key in the variable `name`, or in the file that `name`_FILE names. */
function readKey(environment: Environment, name: string): Buffer | undefined {
  const [key, file] = [environment[name], environment[`${name}_FILE`]]
  if (key && file) fail(`${name}_FILE`, `is set beside ${name}; please set only one of them`)
  return key ? keyFrom(name, key) : file ? readKeyFile(`${name}_FILE`, file) : undefined
}

/** The master key that is to replace that of the configuration: 32 bytes; undefined when none is set. */
export function readNewMasterKey(environment: Environment = process.env): Buffer | undefined {
  return readKey(environment, 'NEW_MASTER_KEY')
}

/** Whether a host is this machine or in the same private network, where a connection without TLS is acceptable. */
function isLocal(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '')
  if (isIP(name) === 0) return !name.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/.test(name)
  return /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\./.test(name) || /^(?:::1$|f[cd]|fe[89ab])/.test(name)
}

/**
 * Base URL of the language model. Users' texts are sent there: TLS is required outside the private network, and
 * credentials in the URL are refused.
 */
function modelUrl(name: string, value: string): string {
  const { protocol, hostname, username, password, search, hash } = new URL(url(name, value, ['http:', 'https:']))
  if (username || password) fail(name, 'must not hold a user or a password; LLM_API_KEY is there for that')
  if (search || hash || /[?#]$/.test(value)) fail(name, 'must end with its path, without ? or #')
  if (protocol === 'http:' && !isLocal(hostname))
    fail(name, 'must begin with https:// unless the model runs on this machine or in its own network')
  return value
}

/**
 * A value used unchanged in a header or body: 1 to 1,000 visible ASCII characters, no space. Errors never quote it,
 * since it may be a secret.
 */
function oneWord(name: string, value: string): string {
  return /^[\x21-\x7e]{1,1000}$/.test(value) ? value : fail(name, 'must be one word of at most 1,000 plain signs')
}

/** Minimum length, in characters, so that the token cannot be guessed. */
const METRICS_TOKEN_MIN = 24

function metricsToken(name: string, value: string): string {
  return oneWord(name, value).length >= METRICS_TOKEN_MIN ? value : fail(name, `must have at least ${METRICS_TOKEN_MIN} characters`)
}

/** An address of RFC 9116: `mailto:` or `https:`. */
function contactUri(name: string, value: string): string {
  if (!/^(?:mailto:[^@]+@[^@]+|https:\/\/[^/]+.*)$/.test(value))
    fail(name, 'must be such as mailto:security@example.org or an https: address')
  return oneWord(name, value)
}

function decimal(name: string, value: string, high: number): number {
  const number = Number(value)
  return /^\d+(?:\.\d+)?$/.test(value) && number <= high ? number : fail(name, `must be a number from 0 to ${high}, not ${quoted(value)}`)
}

function languageModel(environment: Environment): Config['llm'] {
  const { LLM_PROVIDER: provider, LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = environment
  if (!provider) {
    const orphan = LLM_DETAILS.find((name) => environment[name])
    return orphan ? fail(orphan, 'is set, but LLM_PROVIDER is not') : undefined
  }
  const { LLM_MAX_TOKENS: maxTokens, LLM_TEMPERATURE: temperature } = environment
  const known = oneOf('LLM_PROVIDER', provider, ['openai-compatible', 'anthropic'])
  if (!model) fail('LLM_MODEL', 'is missing: LLM_PROVIDER needs it')
  if (known === 'openai-compatible' && !baseUrl) fail('LLM_BASE_URL', 'is missing: LLM_PROVIDER=openai-compatible needs it')
  if (known === 'anthropic' && !baseUrl && !apiKey) fail('LLM_API_KEY', 'is missing: LLM_PROVIDER=anthropic needs it')
  return {
    provider: known,
    baseUrl: baseUrl ? modelUrl('LLM_BASE_URL', baseUrl) : undefined,
    model: oneWord('LLM_MODEL', model),
    apiKey: apiKey ? oneWord('LLM_API_KEY', apiKey) : undefined,
    maxTokens: maxTokens ? wholeNumber('LLM_MAX_TOKENS', maxTokens, 64, 32_768) : undefined,
    temperature: temperature ? decimal('LLM_TEMPERATURE', temperature, known === 'anthropic' ? 1 : 2) : undefined,
    timeoutMs: wholeNumber('LLM_TIMEOUT_MS', environment['LLM_TIMEOUT_MS'] || String(LLM_TIMEOUT_MAX_MS), 500, LLM_TIMEOUT_MAX_MS),
  }
}

const POSTGRES = ['postgres:', 'postgresql:']

/** Address of a pooler. Roles, passwords and databases are those of the vaults. */
function poolerUrl(name: string, value: string): string {
  const { username, password, pathname } = new URL(url(name, value, POSTGRES))
  if (username || password || pathname.length > 1) fail(name, 'must hold host and port only, without user, password or database')
  return value
}

/** `DATABASE_URL`, and a variable for each vault that has a database of its own (docs/operations.md, section 4). */
function postgres(environment: Environment): PostgresConfig | undefined {
  const read = (name: string) => environment[name] || undefined
  // The name of earlier versions for the only vault that could be moved.
  const former = read('COUPLE_DATABASE_URL')
  if (former && read('DATABASE_URL_COUPLE')) fail('COUPLE_DATABASE_URL', 'is set beside DATABASE_URL_COUPLE; please set only one of them')
  const variables: Record<VaultName, string> = {
    accounts: 'DATABASE_URL_ACCOUNTS',
    hers: 'DATABASE_URL_HERS',
    couple: former ? 'COUPLE_DATABASE_URL' : 'DATABASE_URL_COUPLE',
  }
  const others = [...Object.values(variables), 'DATABASE_POOL_URL', 'DATABASE_PREPARE'].filter(read)
  if (!read('DATABASE_URL') && others.length === 0) return undefined
  const database = (vault: VaultName) => {
    const variable = read(variables[vault]) ? variables[vault] : 'DATABASE_URL'
    const value = read(variable) ?? fail(others[0] ?? '', 'is set, but DATABASE_URL is not')
    return { url: url(variable, value, POSTGRES), variable }
  }
  const poolUrl = read('DATABASE_POOL_URL')
  return {
    databases: { accounts: database('accounts'), hers: database('hers'), couple: database('couple') },
    poolUrl: poolUrl ? poolerUrl('DATABASE_POOL_URL', poolUrl) : undefined,
    // Off behind a pooler: PgBouncer before 1.21 loses named statements in transaction mode.
    prepares: oneOf('DATABASE_PREPARE', read('DATABASE_PREPARE') ?? (poolUrl ? '0' : '1'), ['0', '1']) === '1',
  }
}

/**
 * Reads the configuration. An empty value counts as unset. Throws StartProblem with one line that names the variable
 * and the problem.
 */
export function readConfig(environment: Environment = process.env): Config {
  const read = (name: string) => environment[name] || undefined
  const port = wholeNumber('PORT', read('PORT') ?? '3000', 0, 65_535)
  const scale = Number(read('RATE_LIMIT_SCALE') ?? '1')
  if (!(scale > 0 && scale <= 1_000_000))
    fail('RATE_LIMIT_SCALE', `must be a number above 0, not ${quoted(read('RATE_LIMIT_SCALE') ?? '')}`)
  const smtpUrl = read('SMTP_URL')
  const mailFrom = read('MAIL_FROM')
  const token = read('METRICS_TOKEN')
  const contact = read('SECURITY_CONTACT')
  if (smtpUrl && !mailFrom) fail('MAIL_FROM', 'is missing: SMTP_URL needs it')
  return {
    port,
    host: host('HOST', read('HOST') ?? '127.0.0.1'),
    publicUrl: origin('PUBLIC_URL', read('PUBLIC_URL') ?? `http://localhost:${port}`),
    dataDir: folder('DATA_DIR', read('DATA_DIR') ?? './data'),
    postgres: postgres(environment),
    smtpUrl: smtpUrl ? url('SMTP_URL', smtpUrl, ['smtp:', 'smtps:']) : undefined,
    mailFrom: mailFrom && sender('MAIL_FROM', mailFrom),
    llm: languageModel(environment),
    masterKey: readKey(environment, 'MASTER_KEY'),
    pushLoopback: oneOf('PUSH_LOOPBACK', read('PUSH_LOOPBACK') ?? '0', ['0', '1']) === '1',
    apiTestPage: oneOf('API_TEST_PAGE', read('API_TEST_PAGE') ?? '0', ['0', '1']) === '1',
    metricsToken: token && metricsToken('METRICS_TOKEN', token),
    securityContact: contact && contactUri('SECURITY_CONTACT', contact),
    trustProxy: wholeNumber('TRUST_PROXY', read('TRUST_PROXY') ?? '0', 0, 10),
    rateLimitScale: scale,
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL') ?? 'info', LOG_LEVELS),
  }
}
