/** YAML read with its line numbers and checked with Zod. */
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import type * as z from 'zod'

/** One thing that is wrong in a content file. `line` counts from 1. */
export type ContentProblem = { readonly file: string; readonly line: number; readonly text: string }

/** A YAML text, with the file it is from and the line of that file on which it begins. */
export type YamlSource = { readonly file: string; readonly text: string; readonly firstLine?: number }

/** Parses and checks a YAML text. When it is invalid, adds to `problems` and returns `undefined`. */
export function checkedYaml<Value>(
  { file, text, firstLine = 1 }: YamlSource,
  schema: z.ZodType<Value>,
  problems: ContentProblem[],
): Value | undefined {
  const lineCounter = new LineCounter()
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  if (document.errors.length > 0) {
    problems.push(...document.errors.map(({ message, pos }) => ({ file, line: lineAt(pos[0]), text: message })))
    return undefined
  }
  const value: unknown = document.toJS()
  const result = schema.safeParse(value)
  if (result.success) return result.data
  for (const { path, message } of result.error.issues) {
    const place = [nearestId(value, path), path.join('.')].filter(Boolean).join(', ')
    problems.push({ file, line: lineAt(offsetOf(document, path)), text: place ? `${place}: ${message}` : message })
  }
  return undefined
}

/** Where the value at a path begins, or the nearest value around it that exists. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

/** The `id` of the innermost object on a path that has one; `undefined` when none has. */
function nearestId(value: unknown, path: readonly PropertyKey[]): string | undefined {
  let found: string | undefined
  let current = value
  for (const key of [...path, undefined]) {
    if (typeof current !== 'object' || current === null) break
    if ('id' in current && typeof current.id === 'string') found = current.id
    if (key === undefined) break
    current = (current as Record<PropertyKey, unknown>)[key]
  }
  return found
}
