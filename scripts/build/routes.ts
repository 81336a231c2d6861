/** Reads the routes of the web client from the source of its router. */
import { parseAst } from 'vite'
import { isNode, nameOf, type Node, nodesOf } from './syntax.ts'

function textOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined
}

function importIn(node: unknown): string | undefined {
  return [...nodesOf(node)].filter(({ type }) => type === 'ImportExpression').map(({ source }) => textOf(source))[0]
}

/** A page as declared in the router: its module, and its access if given as a literal. */
type Page = { module: string; access: string | undefined }

/** Pages by path, from `page('/x', …)`, `lazyPage('/x', …)` and `createRoute({ path: '/x', … })`. */
export function pagesIn(code: string): Map<string, Page> {
  const program = parseAst(code, { lang: 'tsx' }) as unknown as Node
  const named = new Map<string, string>()
  for (const { type, id, init } of nodesOf(program)) {
    const module = type === 'VariableDeclarator' ? importIn(init) : undefined
    if (module !== undefined && isNode(init) && nameOf(init['callee']) === 'lazyRouteComponent') named.set(nameOf(id) ?? '', module)
  }
  const pages = new Map<string, Page>()
  for (const { type, callee, arguments: args } of nodesOf(program)) {
    const isPage = ['page', 'lazyPage'].includes(nameOf(callee) ?? '')
    if (type !== 'CallExpression' || !Array.isArray(args) || !(isPage || nameOf(callee) === 'createRoute')) continue
    const properties = !isPage && isNode(args[0]) ? (args[0]['properties'] as Node[]) : []
    const property = (name: string) => properties.find(({ key }) => nameOf(key) === name)?.['value']
    const guards = [...nodesOf(property('beforeLoad'))].filter((node) => nameOf(node['callee']) === 'guard')
    const path = textOf(isPage ? args[0] : property('path'))
    const component: unknown = isPage ? args[3] : property('component')
    const module = importIn(component) ?? named.get(nameOf(component) ?? '')
    const access = textOf(isPage ? args[1] : (guards[0]?.['arguments'] as unknown[] | undefined)?.[0])
    if (path !== undefined && module !== undefined) pages.set(path, { module, access })
    // Otherwise a page declared differently would be skipped silently.
    else if (path !== undefined && component !== undefined) throw new Error(`The module of the page ${path} cannot be read`)
  }
  return pages
}
