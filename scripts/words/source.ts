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

function isTranslated(node: Node): boolean {
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
  return [...nodesOf(program)].filter(isTranslated).map((node) => ({ message: messageOf(node['quasi']), line: lineOf(code, node.start) }))
}

/**
 * Edits that turn each t`…` into a call of `name` with area, message and values; `asText` gives the replacement for
 * messages without values.
 */
export function wordEdits(program: Node, area: string, name: string, asText?: (message: string) => string): Edit[] {
  return [...nodesOf(program)].filter(isTranslated).flatMap((node) => {
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

/** JSX attributes without text for people. */
const TECHNICAL =
  /^(?:className|id|htmlFor|href|to|from|path|key|name|type|role|value|form|target|rel|lang|kind|mode|size|tone|variant|d|viewBox|preserveAspectRatio|transform|points|fill|stroke.*|stopColor|autoComplete|inputMode|enterKeyHint|acceptCharset|accept|method|data-.*|aria-(?:controls|labelledby|describedby|errormessage|owns|activedescendant|live|current|haspopup|details))$/
/** Properties and functions whose string argument is shown to people. */
const DISPLAYED_PROPERTIES = /^(?:error|label|title|hint|lead|legend|placeholder|subject|heading|busyLabel)$/
const DISPLAYED_ARGUMENTS: Record<string, number> = { AppError: 1, done: 0, refuse: 0, announce: 0, toast: 0 }

function calledName(callee: unknown): string {
  return nameOf(callee) ?? (isNode(callee) ? nameOf(callee['property']) : undefined) ?? ''
}

/** Whether the string is a value in a translation table, under a language key. */
function isTranslation(above: readonly Node[]): boolean {
  return above.some((one) => one.type === 'Property' && /^(?:en|es|fr|English|Spanish|French)$/.test(nameOf(one['key']) ?? ''))
}

/** Whether the string at `node` is shown to people: in JSX, under a property, or in a call that shows its argument. */
function isDisplayed(node: Node, above: readonly Node[]): boolean {
  let [inner, at] = [node, above.length - 1]
  while (/^(?:Conditional|Logical|TSAs|TSSatisfies|Parenthesized)Expression$|^TemplateLiteral$/.test(above[at]?.type ?? '')) {
    const outer = above[at] as Node
    if (outer['test'] === inner) return false
    inner = outer
    at -= 1
  }
  const [user, around] = [above[at], above[at - 1]]
  const attribute = user?.type === 'JSXAttribute' ? user : around?.type === 'JSXAttribute' ? around : undefined
  if (attribute) return isNode(attribute['name']) && !TECHNICAL.test(String(attribute['name']['name']))
  if (user?.type === 'JSXExpressionContainer') return true
  if (user?.type === 'Property') return user['value'] === inner && DISPLAYED_PROPERTIES.test(nameOf(user['key']) ?? '')
  if (user?.type !== 'CallExpression' && user?.type !== 'NewExpression') return false
  const place = DISPLAYED_ARGUMENTS[calledName(user['callee'])]
  return place !== undefined && Array.isArray(user['arguments']) && user['arguments'][place] === inner
}

/** Untranslated text: JSX text, and strings shown to people, that start like a sentence or contain two words. */
export function untranslatedIn(program: Node, code: string): Message[] {
  const found: Message[] = []
  for (const { node, above } of withAbove(program)) {
    const isText = node.type === 'JSXText'
    const text =
      isText || (node.type === 'Literal' && typeof node['value'] === 'string')
        ? String(node['value'])
        : node.type === 'TemplateElement'
          ? (node as Quasi).value.cooked
          : undefined
    if (text === undefined) continue
    const isWords = isText
      ? /\p{L}{2,}/u.test(text)
      : /\p{Ll}/u.test(text) && /^\p{Lu}\p{Ll}|\p{L}{2,}[,.:;!?]?\s+\p{L}{2,}/u.test(text.trim())
    if (isWords && (isText || isDisplayed(node, above)) && !isTranslation(above))
      found.push({ message: text.trim().replaceAll(/\s+/g, ' '), line: lineOf(code, node.start) })
  }
  return found
}
