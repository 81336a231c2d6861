/** Client of the host's language model, over its vendor's library. The library is loaded with the first question. */
import type { Config } from '../../../kit/server/config.ts'
import type { Prompt } from '../rules/model/prompt.ts'
import { makeReasoningStripper } from '../rules/model/reasoning-marks.ts'
import { boundedFetch } from './model-fetch.ts'
import { ModelFault, toFault } from './model-error.ts'

type Settings = NonNullable<Config['llm']>

/** Connection settings of the host's model. Without a temperature the server's own applies. */
export type ModelSettings = Pick<Settings, 'provider' | 'baseUrl' | 'model' | 'apiKey'> &
  Partial<Pick<Settings, 'maxTokens' | 'temperature'>>

/** Asks a language model. `place` is the location shown to her. */
export type ModelClient = {
  readonly name: string
  readonly place: string
  /** Pieces of the reply as they arrive, without reasoning marks. Throws ModelFault, also when `signal` aborts. */
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

/** Ends when the signal aborts, even if a library does not. Removes reasoning; throws if nothing else was said. */
async function* withEnd(pieces: AsyncGenerator<string, void>, signal: AbortSignal): AsyncGenerator<string, void> {
  const over = Promise.withResolvers<never>()
  const end = () => over.reject(new ModelFault('late'))
  // Avoids an unhandled rejection when it is not awaited.
  over.promise.catch(() => undefined)
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  const stripper = makeReasoningStripper()
  let isEmpty = true
  try {
    for (let isDone = false; !isDone;) {
      const next = await Promise.race([pieces.next(), over.promise])
      isDone = next.done === true
      const text = next.done ? stripper.end() : stripper.take(next.value)
      if (text.trim() !== '') isEmpty = false
      if (text !== '') yield text
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
  const { maxTokens, temperature } = settings
  return async function* pieces({ system, given }, signal) {
    const stream = await client.chat.completions.create(
      {
        model: settings.model,
        stream: true,
        ...(maxTokens !== undefined && { max_tokens: maxTokens }),
        ...(temperature !== undefined && { temperature }),
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
  const { maxTokens = REPLY_TOKENS, temperature } = settings
  return async function* pieces({ system, given }, signal) {
    const stream = await client.messages.create(
      {
        model: settings.model,
        stream: true,
        max_tokens: maxTokens,
        ...(temperature !== undefined && { temperature }),
        system,
        messages: [{ role: 'user', content: given }],
      },
      { signal },
    )
    yield* readAnthropic(stream)
  }
}
