/** Client of the host's language model, over its vendor's library. The library is loaded with the first question. */
import type { Config } from '../../../kit/server/config.ts'
import type { Prompt } from '../rules/model/prompt.ts'
import { boundedFetch } from './model-fetch.ts'
import { ModelFault, toFault } from './model-error.ts'

/** Connection settings of the host's model. */
export type ModelSettings = NonNullable<Config['llm']>

/** Asks a language model. `place` is the location shown to her. */
export type ModelClient = {
  readonly name: string
  readonly place: string
  /** Pieces of the reply as they arrive. Throws ModelFault, also when `signal` aborts. */
  ask(prompt: Prompt, signal: AbortSignal): AsyncGenerator<string, void>
}

const ANTHROPIC = 'https://api.anthropic.com'
/** Token limit of a reply, for protocols that need one; more than 2,000 characters need in any of the languages. */
const REPLY_TOKENS = 1_024

type Pieces = (prompt: Prompt, signal: AbortSignal) => AsyncGenerator<string, void>

/** Creates a client without connecting: the library is loaded, and the model contacted, with the first question. */
export function openModelClient(settings: ModelSettings): ModelClient {
  const { provider, baseUrl, model } = settings
  const base = (baseUrl ?? ANTHROPIC).replace(/\/+$/, '')
  let client: Promise<Pieces> | undefined
  return {
    name: model,
    place: new URL(base).host,
    ask: async function* ask(prompt, signal) {
      try {
        client ??= provider === 'anthropic' ? openAnthropic(base, settings) : openCompatible(base, settings)
        const pieces = await client
        yield* withEnd(pieces(prompt, signal), signal)
      } catch (error) {
        throw signal.aborted ? new ModelFault('late') : toFault(error)
      }
    },
  }
}

/** Ends when the signal aborts, even if a library does not. Throws on an empty reply. */
async function* withEnd(pieces: AsyncGenerator<string, void>, signal: AbortSignal): AsyncGenerator<string, void> {
  const over = Promise.withResolvers<never>()
  const end = () => over.reject(new ModelFault('late'))
  // Avoids an unhandled rejection when it is not awaited.
  over.promise.catch(() => undefined)
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  let isEmpty = true
  try {
    for (;;) {
      const next = await Promise.race([pieces.next(), over.promise])
      if (next.done) break
      if (next.value.trim() !== '') isEmpty = false
      yield next.value
    }
    if (isEmpty) throw new ModelFault('empty')
  } finally {
    signal.removeEventListener('abort', end)
    // Closes the connection if the reply was not read to its end; errors are irrelevant by then.
    pieces.return().catch(() => undefined)
  }
}

/** Options of every client: no retries, no logging, only the headers that the protocol needs. */
function common({ apiKey }: ModelSettings) {
  return { apiKey: apiKey ?? 'none', maxRetries: 0, logLevel: 'off', fetch: boundedFetch(apiKey !== undefined) } as const
}

async function openCompatible(baseURL: string, settings: ModelSettings): Promise<Pieces> {
  const [{ OpenAI }, { readCompatible }] = await Promise.all([import('openai'), import('./model-events.ts')])
  const client = new OpenAI({ ...common(settings), baseURL, adminAPIKey: null, organization: null, project: null, webhookSecret: null })
  return async function* pieces({ system, given }, signal) {
    const stream = await client.chat.completions.create(
      {
        model: settings.model,
        stream: true,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: given },
        ],
      },
      { signal },
    )
    yield* readCompatible(stream)
  }
}

async function openAnthropic(baseURL: string, settings: ModelSettings): Promise<Pieces> {
  const [{ Anthropic }, { readAnthropic }] = await Promise.all([import('@anthropic-ai/sdk'), import('./model-events.ts')])
  const client = new Anthropic({ ...common(settings), baseURL, authToken: null, webhookKey: null, openTelemetry: false })
  return async function* pieces({ system, given }, signal) {
    const stream = await client.messages.create(
      { model: settings.model, stream: true, max_tokens: REPLY_TOKENS, system, messages: [{ role: 'user', content: given }] },
      { signal },
    )
    yield* readAnthropic(stream)
  }
}
