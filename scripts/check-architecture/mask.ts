import { parseSync, Visitor } from 'vite'

/**
 * The code of a TypeScript file with comments, string and regular expression contents, template and JSX text replaced
 * by spaces; quotes, line breaks and positions are preserved, as is code inside `${}`.
 */
export function maskCode(path: string, text: string): string {
  const out = text.split('')
  const blank = (from: number, to: number): void => {
    for (let index = from; index < to; index += 1) if (out[index] !== '\n') out[index] = ' '
  }
  const { program, comments } = parseSync(path, text)
  for (const { start, end } of comments) blank(start, end)
  new Visitor({
    Literal({ value, start, end }) {
      if (typeof value === 'string') blank(start + 1, end - 1)
      if (value instanceof RegExp) blank(start + 1, end - 1 - value.flags.length)
    },
    TemplateElement: ({ tail, start, end }) => blank(start + 1, end - (tail ? 1 : 2)),
    JSXText: ({ start, end }) => blank(start, end),
  }).visit(program)
  return out.join('')
}
