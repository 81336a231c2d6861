/** Helpers to read a module's syntax tree. */

/** A range in the source text. */
export type Span = { start: number; end: number }

/** A node of the syntax tree, loosely typed as by the parser. */
export type Node = Span & { type: string; [name: string]: unknown }

/** Whether a value is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Every node of the subtree, `node` first. */
export function* nodesOf(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf(one)
  else if (isNode(node)) {
    yield node
    for (const [name, value] of Object.entries(node)) if (name !== 'type') yield* nodesOf(value)
  }
}

/** The name of an identifier; undefined for other nodes. */
export function nameOf(node: unknown): string | undefined {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : undefined
}
