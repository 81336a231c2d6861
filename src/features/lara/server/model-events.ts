/** Parsers of the events of the two protocols. An invalid event ends the reply with a ModelFault. */
import * as z from 'zod/mini'
import { ModelFault } from './model-error.ts'

const Chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(
        z.object({
          content: z.nullish(z.string()),
          tool_calls: z.nullish(z.array(z.unknown()).check(z.maxLength(0))),
          function_call: z.nullish(z.never()),
        }),
      ),
      finish_reason: z.nullish(z.string()),
    }),
  ),
})

/** Blocks and deltas of reasoning, whose fields are ignored; a compatible server's `reasoning` fields are, too. */
function reasoningOf<const Type extends string>(types: readonly [Type, Type]) {
  return types.map((type) => z.object({ type: z.literal(type) }))
}

const AnthropicEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('content_block_start'),
    content_block: z.discriminatedUnion('type', [
      z.object({ type: z.literal('text'), text: z.string() }),
      ...reasoningOf(['thinking', 'redacted_thinking']),
    ]),
  }),
  z.object({
    type: z.literal('content_block_delta'),
    delta: z.discriminatedUnion('type', [
      z.object({ type: z.literal('text_delta'), text: z.string() }),
      ...reasoningOf(['thinking_delta', 'signature_delta']),
    ]),
  }),
  z.object({ type: z.literal('message_delta'), delta: z.object({ stop_reason: z.nullish(z.string()) }) }),
])

const AnyEvent = z.object({ type: z.string() })

/** Other kinds of events may be added to the protocol; they carry no text and are ignored. */
const KNOWN_EVENTS: ReadonlySet<unknown> = new Set(['content_block_start', 'content_block_delta', 'message_delta'])

function read<Schema extends z.ZodMiniType>(schema: Schema, event: unknown): z.output<Schema> {
  const { success, data } = z.safeParse(schema, event)
  if (!success) throw new ModelFault('garbled')
  return data
}

/** Throws unless a reply ended with one of the `good` reasons; without a reason it was cut. */
function checkEnd(reason: string | undefined, good: readonly string[]): void {
  if (reason === undefined) throw new ModelFault('cut')
  if (reason === 'length' || reason === 'max_tokens') throw new ModelFault('overlong')
  if (!good.includes(reason)) throw new ModelFault('garbled')
}

/** Text of the chunks of an OpenAI-compatible server. */
export async function* readCompatible(events: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  let reason: string | undefined
  for await (const event of events) {
    // The chunk with the token count has no choice.
    const [choice] = read(Chunk, event).choices
    if (choice?.delta?.content) yield choice.delta.content
    reason = choice?.finish_reason ?? reason
  }
  checkEnd(reason, ['stop'])
}

/** Text of the events of Anthropic's protocol. */
export async function* readAnthropic(events: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  let reason: string | undefined
  for await (const one of events) {
    if (!KNOWN_EVENTS.has(read(AnyEvent, one).type)) continue
    const event = read(AnthropicEvent, one)
    if (event.type === 'content_block_start' && event.content_block.type === 'text' && event.content_block.text)
      yield event.content_block.text
    if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') yield event.delta.text
    if (event.type === 'message_delta') reason = event.delta.stop_reason ?? reason
  }
  checkEnd(reason, ['end_turn', 'stop_sequence'])
}
