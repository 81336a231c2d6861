/** Extracts messages for people from source code: t`…` templates, and untranslated text (docs/decisions/0034). */
import { isNode, nameOf, type Node, nodesOf, type Span } from '../build/syntax.ts'

/** A message with `{0}` for each value, and its line. */
export type Message = { message: string; line: number }

/** An edit: replaces the text from `start` to `end`. */
export type Edit = Span & { text: string }

/** Name of the catalogue in `locales/` for a module: its feature, `app` or `kit`. */
export function areaOf(path: string): string | undefined {
  return /(?:^|\/)src\/(?:features\/)?([\w-]+)\//.exec(path.replaceAll('\\', '/'))?.[1]
}

type Quasi = Node & { value: { cooked: string } }

/** Every node with its ancestors, the nearest last. */
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
 * Edits that turn each t`…` into a call of `name` with area, message and values; `asText` gives the replacement for
 * messages without values.
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

/** The text with all edits applied; edits must not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  let done = ''
  let from = 0
  for (const { start, end, text: put } of edits.toSorted((one, other) => one.start - other.start)) {
    done += text.slice(from, start) + put
    from = end
  }
  return done + text.slice(from)
}

/** JSX attributes and properties whose text is shown to people. */
const SHOWN =
  /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext)|busyLabel|emptyText|error|heading|hint|label|lead|legend|message|placeholder|subject|text|title|what)$/
/** Functions that show one of their arguments, by its index. */
const SHOWN_ARGUMENTS: Readonly<Record<string, number>> = { AppError: 1, announce: 0, done: 0, failureWords: 1, refuse: 0, toast: 0 }
/** Expressions whose text is their operand's. */
const TRANSPARENT =
  /^(?:ArrowFunction|Conditional|Logical|Parenthesized|TSAs|TSSatisfies)Expression$|^TemplateLiteral$|^JSXExpressionContainer$/

/** Whether the string at `node` is shown to people: in JSX, under a property, or in a call that shows its argument. */
function isShown(node: Node, above: readonly Node[]): boolean {
  const at = above.findLastIndex(({ type }) => !TRANSPARENT.test(type))
  const [user, inner] = [above[at], above[at + 1] ?? node]
  if (above.some((one, index) => index > at && one['test'] === (above[index + 1] ?? node))) return false
  switch (user?.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'JSXAttribute':
      return SHOWN.test(nameOf(user['name']) ?? '')
    case 'Property':
      return user['value'] === inner && SHOWN.test(nameOf(user['key']) ?? '')
    case 'CallExpression':
    case 'NewExpression': {
      const callee = nameOf(user['callee']) ?? ''
      return (user['arguments'] as Node[]).indexOf(inner) === SHOWN_ARGUMENTS[callee]
    }
    default:
      return false
  }
}

/** Whether the string is in a table of translations, under the name of a language. */
function isTranslation(above: readonly Node[]): boolean {
  return above.some(({ key, id }) => /^(?:en|es|fr|English|Spanish|French)$/i.test(nameOf(key) ?? nameOf(id) ?? ''))
}

/** Untranslated text: words in JSX, and other shown strings that begin like a sentence or contain two words. */
export function untranslatedIn(program: Node, code: string): Message[] {
  const found: Message[] = []
  for (const { node, above } of withAbove(program)) {
    const isText = node.type === 'JSXText'
    const value = node.type === 'TemplateElement' ? (node as Quasi).value.cooked : isText || node.type === 'Literal' ? node['value'] : ''
    if (typeof value !== 'string' || !(isText ? /\p{L}{2}/u : /\p{Lu}\p{Ll}|\p{L} \p{L}/u).test(value)) continue
    if (isShown(node, above) && !isTranslation(above))
      found.push({ message: value.trim().replaceAll(/\s+/g, ' '), line: lineOf(code, node.start) })
  }
  return found
}
