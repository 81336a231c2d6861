/**
 * Removes from the web client what only the server needs of contracts: the schemas of bodies, queries and replies.
 * What remains of an endpoint is its method, path, access and whether it clears the browser's storage; public forms
 * keep the body schema, with which they validate. Zod (7 kB) is then not part of the first load.
 */
import { parseAst, type Plugin } from 'vite'
import { isNode, nameOf, type Node, nodesOf, type Span } from './syntax.ts'

const CONTRACT =
  /\/src\/features\/(?:[^/]+\/contract|auth\/rules\/refresh|logs\/rules\/(?:search-logs|tracking)|calendar\/rules\/stage\/endpoints)\.ts$/
const SOURCE = /\/src\/(?:kit|features)\/.*\.ts$/
type Change = Span & { text: string }

function isEndpoint(node: Node): boolean {
  return node.type === 'CallExpression' && nameOf(node['callee']) === 'endpoint'
}

/** Replacement code for one `endpoint('GET /…', access, {…})`. */
function slimEndpoint(call: Node, code: string): string {
  const [route, access, declared] = call['arguments'] as Node[]
  const [method, path] = String(route?.['value']).split(' ')
  const properties = (declared?.['properties'] ?? []) as (Span & { key: Node; value: Node })[]
  const isForm = properties.some(({ key, value }) => nameOf(key) === 'limit' && value['value'] === 'public-form')
  const kept = properties.filter(({ key }) => nameOf(key) === 'emptiesBrowser' || (isForm && nameOf(key) === 'body'))
  const head = `method: '${method}', path: '${path}', access: '${String(access?.['value'])}'`
  return `({ ${[head, ...kept.map(({ start, end }) => code.slice(start, end))].join(', ')} })`
}

/**
 * Top-level constants created by calls, which are schemas. They are marked as pure, so that unused ones are removed.
 */
function* shapesOf(program: Node): Generator<Node> {
  for (const statement of program['body'] as Node[]) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration' || declaration['kind'] !== 'const') continue
    for (const { init } of declaration['declarations'] as { init: unknown }[]) {
      if (isNode(init) && (init.type === 'CallExpression' || init.type === 'ObjectExpression')) yield init
    }
  }
}

/** The code of one module without server-only parts. */
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

/** The Vite plugin. Also active in development, so that no code relies on a removed schema. */
export function slimContracts(): Plugin {
  return {
    name: 'emberwell:slim-contracts',
    enforce: 'post',
    transform(code, id) {
      const path = id.split('?')[0] ?? id
      if (!SOURCE.test(path) || !code.includes('zod/mini')) return undefined
      // Lines do not change, so the previous source map remains accurate enough for stack traces.
      return { code: slim(code, CONTRACT.test(path)), map: null }
    },
  }
}
