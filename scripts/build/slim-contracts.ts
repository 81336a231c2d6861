/**
 * Leaves out of the web client what only the server needs of a contract: the shapes that check bodies, queries and replies.
 * The client keeps method, path and access of an endpoint, whether it empties the browser, and the body's shape of the public forms, which check what was
 * typed before they send it. With that Zod (7 kB) is no longer part of the first load.
 */
import { parseAst, type Plugin } from 'vite'
import { isNode, nameOf, type Node, nodesOf, type Span } from './syntax.ts'

const CONTRACT = /\/src\/features\/(?:[^/]+\/contract|auth\/rules\/refresh)\.ts$/
const SOURCE = /\/src\/(?:kit|features)\/.*\.ts$/
const KEPT = new Set(['method', 'path', 'access', 'emptiesBrowser'])

type Change = Span & { text: string }

function isEndpoint(node: Node): boolean {
  return node.type === 'CallExpression' && nameOf(node['callee']) === 'endpoint'
}

/** The object that stands in place of one `endpoint({…})`. */
function slimEndpoint(call: Node, code: string): string {
  const [declared] = call['arguments'] as Node[]
  const properties = (declared?.['properties'] ?? []) as (Span & { key: Node; value: Node })[]
  const isForm = properties.some(({ key, value }) => nameOf(key) === 'limit' && value['value'] === 'public-form')
  const kept = properties.filter(({ key }) => KEPT.has(nameOf(key) ?? '') || (isForm && nameOf(key) === 'body'))
  return `({ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} })`
}

/** Constants at the top of a module that are made by calls: shapes. They are marked so that unused ones fall away. */
function* shapesOf(program: Node): Generator<Node> {
  for (const statement of program['body'] as Node[]) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration' || declaration['kind'] !== 'const') continue
    for (const { init } of declaration['declarations'] as { init: unknown }[]) {
      if (isNode(init) && (init.type === 'CallExpression' || init.type === 'ObjectExpression')) yield init
    }
  }
}

/** The code of one module without what only the server needs. */
export function slim(code: string, isContract: boolean): string {
  const program = parseAst(code) as unknown as Node
  const changes: Change[] = []
  for (const shape of shapesOf(program)) {
    const text = isContract && isEndpoint(shape) ? slimEndpoint(shape, code) : code.slice(shape.start, shape.end)
    const hasCall = [...nodesOf(parseAst(`(${text})`))].some(({ type }) => type === 'CallExpression')
    changes.push({ start: shape.start, end: shape.end, text: hasCall ? `/* @__PURE__ */ (() => (${text}))()` : text })
  }
  let slimmed = ''
  let at = 0
  for (const { start, end, text } of changes.toSorted((one, other) => one.start - other.start)) {
    slimmed += code.slice(at, start) + text
    at = end
  }
  return slimmed + code.slice(at)
}

/** The plugin. It works in development too, so that nobody relies on a shape that the build leaves out. */
export function slimContracts(): Plugin {
  return {
    name: 'emberwell:slim-contracts',
    enforce: 'post',
    transform(code, id) {
      const path = id.split('?')[0] ?? id
      if (!SOURCE.test(path) || !code.includes('zod/mini')) return undefined
      // Nothing moves between lines, so the map of the step before still holds closely enough to read a stack by.
      return { code: slim(code, CONTRACT.test(path)), map: null }
    },
  }
}
