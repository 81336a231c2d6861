/** Reads the words for people out of the product's modules: what is said with t`…`, and what looks like words and is not (decision 0034). */
import { isNode, nameOf, type Node, nodesOf, type Span } from '../build/syntax.ts'

/** A message as it stands in the code, `{0}` where a value goes in, with its place there. */
export type Message = { message: string; line: number }

/** An edit of a module's text: what stands from `start` to `end` becomes `text`. */
export type Edit = Span & { text: string }

/** The folder of `locales/` whose catalogue a module speaks from: its room, `app` or `kit`. */
export function areaOf(path: string): string | undefined {
  return /(?:^|\/)src\/(?:features\/)?([\w-]+)\//.exec(path.replaceAll('\\', '/'))?.[1]
}

type Quasi = Node & { value: { cooked: string } }

/** Every node with those above it, nearest last. */
function* withAbove(node: unknown, above: readonly Node[] = []): Generator<{ node: Node; above: readonly Node[] }> {
  if (Array.isArray(node)) for (const one of node) yield* withAbove(one, above)
  else if (isNode(node)) {
    yield { node, above }
    for (const [name, value] of Object.entries(node)) if (name !== 'type') yield* withAbove(value, [...above, node])
  }
}

function quasisOf(template: unknown): Quasi[] {
  return isNode(template) && Array.isArray(template['quasis']) ? (template['quasis'] as Quasi[]) : []
}

function isSaid(node: Node): boolean {
  return node.type === 'TaggedTemplateExpression' && nameOf(node['tag']) === 't'
}

function messageOf(template: unknown): string {
  return quasisOf(template)
    .map(({ value }) => value.cooked)
    .reduce((before, part, at) => `${before}{${at - 1}}${part}`)
}

function lineOf(code: string, at: number): number {
  return code.slice(0, at).split('\n').length
}

/** Every message of a module. */
export function messagesIn(program: Node, code: string): Message[] {
  return [...nodesOf(program)].filter(isSaid).map((node) => ({ message: messageOf(node['quasi']), line: lineOf(code, node.start) }))
}

/**
 * What makes each t`…` of a module a call of `name` with the area, the message and its values, in their places; `asText` says what stands there
 * instead where there are no values.
 */
export function wordEdits(program: Node, area: string, name: string, asText?: (message: string) => string): Edit[] {
  return [...nodesOf(program)].filter(isSaid).flatMap((node) => {
    const message = messageOf(node['quasi'])
    const values = isNode(node['quasi']) ? (node['quasi']['expressions'] as Node[]) : []
    if (values.length === 0 && asText) return [{ start: node.start, end: node.end, text: asText(message) }]
    const head = `/* @__PURE__ */ ${name}(${JSON.stringify(area)}, ${JSON.stringify(message)}`
    return values.concat({ type: 'end', start: node.end, end: node.end }).map(({ start }, at) => ({
      start: at === 0 ? node.start : (values[at - 1]?.end ?? 0),
      end: start,
      text: `${at === 0 ? head : ''}${at === values.length ? ')' : ', '}`,
    }))
  })
}

/** The text with all edits, which must not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let done = ''
  let from = 0
  for (const { start, end, text: put } of edits.toSorted((one, other) => one.start - other.start)) {
    done += text.slice(from, start) + put
    from = end
  }
  return done + text.slice(from)
}

/** Attributes and properties that hold no words for people, whatever stands in them. */
const TECHNICAL = new Set([
  'className',
  'id',
  'htmlFor',
  'href',
  'to',
  'path',
  'key',
  'd',
  'viewBox',
  'transform',
  'autoComplete',
  'inputMode',
  'acceptCharset',
])
/** Calls whose texts are for developers, for the machine, or for a search. */
const MACHINE_CALLS =
  /^(?:Error|TypeError|RangeError|SyntaxError|RegExp|Set|URL|URLPattern|querySelector|querySelectorAll|closest|matches|getAttribute|setAttribute|addEventListener|removeEventListener|startsWith|endsWith|includes|split|replace|replaceAll|header|setHeader|getHeader|error|warn|info|debug|log|sql|regex|test|import|createPolicy|DateTimeFormat|randomBytes|createHash|describe|raw|column|index|where)$/

function calledName(callee: unknown): string {
  return nameOf(callee) ?? (isNode(callee) ? nameOf(callee['property']) : undefined) ?? ''
}

function isForMachines(node: Node, above: readonly Node[]): boolean {
  const parent = above.at(-1)
  if (!parent) return true
  if (/^(?:Import|Export(?:Named|All)|TS)/.test(parent.type) && parent.type !== 'TSAsExpression' && parent.type !== 'TSSatisfiesExpression')
    return true
  if (parent.type === 'ExpressionStatement' || parent.type === 'SwitchCase') return true
  if (parent.type === 'BinaryExpression' && /^[!=<>]/.test(String(parent['operator']))) return true
  if (parent.type === 'Property' && parent['key'] === node && parent['shorthand'] !== true) return true
  if (parent.type === 'MemberExpression') return true
  return above.some((one) => {
    if (isSaid(one)) return !isNode(one['quasi']) || quasisOf(one['quasi']).some((part) => part === node)
    if (one.type === 'TaggedTemplateExpression') return true
    if (one.type === 'CallExpression' || one.type === 'NewExpression')
      return MACHINE_CALLS.test(calledName(one['callee'])) && one['callee'] !== node
    if (one.type === 'JSXAttribute') {
      const name = isNode(one['name']) ? String(one['name']['name']) : ''
      return TECHNICAL.has(name) || name.startsWith('data-')
    }
    return one.type === 'Property' && TECHNICAL.has(nameOf(one['key']) ?? '')
  })
}

/** Whether a text reads as words for people: it begins like a sentence or a label, or has two words in it. */
function readsAsWords(text: string): boolean {
  const plain = text.trim()
  return /\p{Ll}/u.test(plain) && (/^\p{Lu}\p{Ll}+(?:[\s.,:;!?…’'-]|$)/u.test(plain) || /\p{L}{2,}[,.:;!?]?\s+\p{L}{2,}/u.test(plain))
}

/** What looks like words for people in a module and is not said with t`…`. */
export function leftIn(program: Node, code: string): Message[] {
  const left: Message[] = []
  for (const { node, above } of withAbove(program)) {
    const isText = node.type === 'JSXText'
    const text =
      isText || (node.type === 'Literal' && typeof node['value'] === 'string')
        ? String(node['value'])
        : node.type === 'TemplateElement'
          ? (node as Quasi).value.cooked
          : undefined
    if (text === undefined) continue
    const isWords = isText ? /\p{L}{2,}/u.test(text) : readsAsWords(text)
    if (isWords && !isForMachines(node, above)) left.push({ message: text.trim().replaceAll(/\s+/g, ' '), line: lineOf(code, node.start) })
  }
  return left
}
