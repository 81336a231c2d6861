/** Keywords after which a quote or a slash starts a string or regular expression. */
const BEFORE_A_VALUE = new Set(
  [
    'as',
    'await',
    'case',
    'default',
    'delete',
    'else',
    'export',
    'extends',
    'from',
    'import',
    'in',
    'instanceof',
    'new',
    'of',
    'return',
  ].concat(['satisfies', 'throw', 'typeof', 'void', 'yield']),
)

const WORD = /[\w$]/

/**
 * The code of a TypeScript file with comments, string and regular expression contents and template text replaced by
 * spaces; quotes, line breaks and positions are preserved, as is code inside `${}`. An apostrophe in JSX text is
 * recognised by following a letter or having no closing quote on its line.
 */
export function maskCode(text: string): string {
  const out = text.split('')
  /** For each enclosing template, the number of open braces inside `${`. */
  const templates: number[] = []
  let at = 0

  const blank = (from: number, to: number): void => {
    for (let index = from; index < to && index < out.length; index += 1) if (out[index] !== '\n') out[index] = ' '
  }
  const lineEnd = (from: number): number => {
    const end = text.indexOf('\n', from)
    return end < 0 ? text.length : end
  }

  /** Blanks template text from `from` on; stops after the closing backtick or `${`. */
  const passTemplate = (from: number): void => {
    let index = from
    while (index < text.length && text[index] !== '`' && !text.startsWith('${', index)) index += text[index] === '\\' ? 2 : 1
    blank(from, index)
    if (text[index] === '`') at = index + 1
    else {
      templates.push(0)
      at = index + 2
    }
  }

  while (at < text.length) {
    const character = text[at] ?? ''
    const depth = templates.at(-1)
    if (text.startsWith('//', at)) {
      const end = lineEnd(at)
      blank(at, end)
      at = end
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2)
      const stop = end < 0 ? text.length : end + 2
      blank(at, stop)
      at = stop
    } else if (character === '"' || character === "'") {
      const end = isValueNext(out, at) || !WORD.test(text[at - 1] ?? '') ? closingQuote(text, at) : -1
      if (end >= 0) blank(at + 1, end)
      at = end >= 0 ? end + 1 : at + 1
    } else if (character === '`') passTemplate(at + 1)
    else if (character === '/' && isValueNext(out, at)) {
      const end = closingSlash(text, at)
      if (end >= 0) blank(at + 1, end)
      at = end >= 0 ? end + 1 : at + 1
    } else if (character === '{' && depth !== undefined) {
      templates[templates.length - 1] = depth + 1
      at += 1
    } else if (character === '}' && depth !== undefined) {
      if (depth > 0) {
        templates[templates.length - 1] = depth - 1
        at += 1
      } else {
        templates.pop()
        passTemplate(at + 1)
      }
    } else at += 1
  }
  return out.join('')
}

/** Whether a value, not an operator, may start at `at`, judged by the last code character before it. */
function isValueNext(out: readonly string[], at: number): boolean {
  let index = at - 1
  while (index >= 0 && /\s/.test(out[index] ?? '')) index -= 1
  if (index < 0) return true
  const before = out[index] ?? ''
  if (before === '>') return out[index - 1] === '='
  if ('(,=:[!&|?{;~^+-*%'.includes(before)) return true
  if (!WORD.test(before)) return false
  let start = index
  while (start > 0 && WORD.test(out[start - 1] ?? '')) start -= 1
  return BEFORE_A_VALUE.has(out.slice(start, index + 1).join(''))
}

/** Position where the string opened at `open` closes, or -1 if its line ends first. */
function closingQuote(text: string, open: number): number {
  for (let index = open + 1; index < text.length && text[index] !== '\n'; index += 1) {
    if (text[index] === '\\') index += 1
    else if (text[index] === text[open]) return index
  }
  return -1
}

/** Position where the regular expression opened at `open` closes, or -1 if its line ends first. */
function closingSlash(text: string, open: number): number {
  let inClass = false
  for (let index = open + 1; index < text.length && text[index] !== '\n'; index += 1) {
    if (text[index] === '\\') index += 1
    else if (text[index] === '[') inClass = true
    else if (text[index] === ']') inClass = false
    else if (text[index] === '/' && !inClass) return index
  }
  return -1
}
