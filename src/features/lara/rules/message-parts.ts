/** Finds the parts of a message that says several things: "and the night ones? also where's that graph gone". */
import { type After, afterOf, type KindRead, type MessageKind } from './message-kinds.ts'

/** A part of a message, with its kind. */
export type MessagePart = { readonly text: string; readonly kind: MessageKind; readonly share: number }

/** Reads the kind of a text after a message. */
export type ReadPart = (text: string, after: After) => KindRead | undefined

/** Between sentences, and between clauses that may be requests of their own. */
const SENTENCES = /(?<=[.!?…])\s+|\n+/gu
const CLAUSES = /,\s+|\s+-\s+|\s*;\s*/gu
const JOINED = /\s+(?=(?:and|also|plus|but|y|además|aparte|pero|et|puis|sinon|mais)\s)/giu
/** Fewest words of a part. */
const WORDS_LEAST = 2
/** Most parts of a message, and most places at which it is tried to be parted. */
const PARTS_MOST = 3
const PLACES_MOST = 8
/** Likelihoods that both parts need at the end of a sentence, of a clause, and before "and"; of the dev sentences. */
const LEAST = { sentence: 0.6, clause: 0.75, joined: 0.85 } as const
/** What asks for something. */
const REQUESTS: ReadonlySet<MessageKind> = new Set(['app', 'log', 'notes', 'question', 'privacy', 'outside'])

export function isRequest({ kind }: Pick<MessagePart, 'kind'>): boolean {
  return REQUESTS.has(kind)
}

function isLong(text: string): boolean {
  return text.trim().split(/\s+/).length >= WORDS_LEAST
}

/** The places in a text at which it may be parted, each with the likelihood that both parts need. */
function placesIn(text: string): { at: number; least: number }[] {
  const of = (pattern: RegExp, least: number) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ at: index + found.length, least }))
  const places = [...of(SENTENCES, LEAST.sentence), ...of(CLAUSES, LEAST.clause), ...of(JOINED, LEAST.joined)]
  return places
    .filter(({ at }, place) => at > 0 && at < text.length && places.findIndex((one) => one.at === at) === place)
    .slice(0, PLACES_MOST)
}

/**
 * The parts of a message, in their order, where they ask for different things or one of them asks for nothing; the
 * message as one part otherwise. `after` is what came before.
 */
export function partsOfMessage(message: string, after: After, read: ReadPart, most = PARTS_MOST): readonly MessagePart[] {
  const whole = read(message, after)
  if (!whole) return []
  const one = [{ text: message, kind: whole.kind, share: whole.share }]
  if (most < 2) return one
  let best: { readonly parts: readonly [MessagePart, MessagePart]; readonly share: number } | undefined
  for (const { at, least } of placesIn(message)) {
    const [left, right] = [
      message
        .slice(0, at)
        .trim()
        .replace(/[,;-]$/u, ''),
      message.slice(at).trim(),
    ]
    if (!isLong(left) || !isLong(right)) continue
    const first = read(left, after)
    const second = first && read(right, afterOf(first.kind))
    if (!first || !second || first.kind === second.kind || !(REQUESTS.has(first.kind) || REQUESTS.has(second.kind))) continue
    // "Sunday and Wednesday", "from Monday to Friday" are parts of what is to be noted.
    if (first.kind === 'log' && second.kind === 'notes' && least !== LEAST.sentence) continue
    const share = Math.min(first.share, second.share)
    if (share < least || share <= (best?.share ?? 0)) continue
    best = {
      parts: [
        { text: left, kind: first.kind, share: first.share },
        { text: right, kind: second.kind, share: second.share },
      ],
      share,
    }
  }
  if (!best) return one
  const [first, second] = best.parts
  const rest = partsOfMessage(second.text, afterOf(first.kind), read, most - 1)
  const before = rest.length > 1 ? [first] : partsOfMessage(first.text, after, read, most - 1)
  return [...before, ...rest]
}
