/**
 * Keeps comments, docstrings and test names in plain, standard English: each idiom that used to be common here is
 * refused, with what to write instead. An exception is a file or a folder, a pattern and a reason.
 */
import { isTest } from './place.ts'
import type { Codebase, Problem, Source } from './codebase.ts'

/** `name` identifies the idiom in an exception. */
type Idiom = { readonly name: string; readonly pattern: RegExp; readonly write: string }

const IDIOMS: readonly Idiom[] = [
  { name: 'answers', pattern: /\/\*\*\s+Answers\b(?! (?:of|to|in|and|as|given|for)\b)/g, write: 'Returns …, or what the function does' },
  { name: 'kept', pattern: /\b(?:is|are) kept (?:when|once|until|as soon as)\b|\/\*\*\s+Is kept\b/gi, write: 'resolves' },
  { name: 'whoever', pattern: /\bwho(?:so)?ever\b/gi, write: 'the caller, anyone who' },
  { name: 'nobody', pattern: /\bnobody\b/gi, write: 'no one, or the role' },
  { name: 'door', pattern: /\bdoors?\b/gi, write: 'endpoint' },
  { name: 'room', pattern: /\brooms?\b(?! (?:for|to|left|enough)\b)(?<!hot room)/gi, write: 'feature' },
  { name: 'wing', pattern: /\bwings?\b/gi, write: 'server side, web side' },
  { name: 'house', pattern: /\bhouses?\b/gi, write: 'codebase, server' },
  { name: 'floor', pattern: /\bfloors?\b(?!\()/gi, write: 'layer' },
  { name: 'wall', pattern: /\bthe wall\b/gi, write: 'the privacy boundary' },
  { name: 'knock', pattern: /\bknock(?:s|ed|ing)?\b/gi, write: 'call' },
  {
    name: 'letter',
    pattern: /\bletter ?box\b|\bpostm[ae]n\b|\bcouriers?\b|\bby letter\b/gi,
    write: 'email, email worker, reminder worker',
  },
  { name: 'shelf', pattern: /\bshel(?:f|ves)\b/gi, write: 'store' },
  { name: 'breath', pattern: /\bin (?:the same|one) breath\b|\bat a stretch\b/gi, write: 'in the same task, without a pause' },
]

/** Comment lines end here; longer ones are wrapped. */
const COLUMNS_MOST = 120

type Exception = { readonly path: RegExp; readonly idiom: string; readonly why: string }

const EXCEPTIONS: readonly Exception[] = [
  { path: /^scripts\/check-architecture\/plain-words\.ts$/, idiom: 'any', why: 'it lists the idioms' },
]

/** A line of a comment or the name of a test, with its line number. `columns` is the length of a comment line. */
type Passage = { readonly line: number; readonly text: string; readonly columns?: number }

function commentsOf({ text, code }: Source): Passage[] {
  const codeLines = code.split('\n')
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const rest = codeLines[index] ?? ''
    if (/^\s*(?:\/\/|\/\*|\*)/.test(line) && rest.trim() === '') {
      // The first sentence of a docstring may begin on the line below its opening.
      const isFirst = lines[index - 1]?.trim() === '/**'
      return [{ line: index + 1, text: isFirst ? line.replace(/^(\s*)\* /, '$1/** ') : line, columns: line.length }]
    }
    const start = line.search(/\s\/\/\s|\s\/\*\s/)
    const isComment = start >= 0 && rest.slice(start).trim() === '' && (rest.slice(0, start).match(/['"`]/g) ?? []).length % 2 === 0
    return isComment ? [{ line: index + 1, text: line.slice(start), columns: line.length - start }] : []
  })
}

function testNamesOf({ text }: Source): Passage[] {
  const names = text.matchAll(/\b(?:test|describe)(?:\.\w+)*(?:\([^'"`()]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)
  return [...names].map((match) => ({ line: text.slice(0, match.index).split('\n').length, text: match[2] ?? '' }))
}

function isExcepted(path: string, idiom: string): boolean {
  return EXCEPTIONS.some((one) => one.path.test(path) && (one.idiom === idiom || one.idiom === 'any'))
}

/** Idioms and overlong lines in the comments and test names of every file. */
export function plainWordProblems({ sources }: Codebase): Problem[] {
  return [...sources.values()].flatMap((source) => {
    const { path } = source
    const comments = commentsOf(source)
    const names = isTest(path) || path.endsWith('.story.ts') ? testNamesOf(source) : []
    const idioms = [...comments, ...names].flatMap(({ line, text }) =>
      IDIOMS.filter(({ name }) => !isExcepted(path, name)).flatMap(({ pattern, write }) =>
        [...text.matchAll(pattern)].map(([found]): Problem => ({
          path,
          line,
          rule: 'plain-words',
          words: `“${found.replace(/^\/\*\*\s+/, '')}” is private language; write: ${write}`,
        })),
      ),
    )
    const long = comments
      .filter(({ text, columns = 0 }) => columns > COLUMNS_MOST && !isExcepted(path, 'columns') && !/https?:\/\/|oxlint-disable/.test(text))
      .map(({ line }): Problem => ({
        path,
        line,
        rule: 'plain-words',
        words: `a comment line of more than ${COLUMNS_MOST} columns; wrap it`,
      }))
    return [...idioms, ...long]
  })
}
