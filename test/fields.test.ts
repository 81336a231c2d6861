import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/**
 * Input may be about health, so browsers must neither store it for autofill nor send it to a spelling service
 * (docs/safety.md, section 3). The kit's fields ensure this by default; this test checks every field in the source,
 * `e2e/leaving-pages.story.ts` in the browser.
 */

const SRC = join(import.meta.dirname, '../src')

/** Input types without typed text. */
const NOT_TYPED = ['radio', 'checkbox', 'range', 'file', 'hidden']

/** Autofill values allowed because they are needed to sign up or sign in. */
const MAY_BE_FILLED = ['name', 'email', 'username', 'current-password', 'new-password', 'one-time-code']

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, code: readFileSync(join(SRC, name), 'utf8') }))

/** The tags with these names in a source, with their attributes. */
function tagsOf(code: string, names: readonly string[]): string[] {
  const found: string[] = []
  for (const { index } of code.matchAll(new RegExp(`<(?:${names.join('|')})(?=[\\s/>])`, 'g'))) {
    let depth = 0
    let end = index
    // To the end of the tag, ignoring arrows inside braces.
    for (; end < code.length; end += 1) {
      const sign = code[end]
      if (sign === '{') depth += 1
      else if (sign === '}') depth -= 1
      else if (sign === '>' && depth === 0) break
    }
    found.push(code.slice(index, end))
  }
  return found
}

/** What is wrong with a native field, or undefined. */
function nativeProblem(tag: string): string | undefined {
  const type = /type="([a-z-]+)"/.exec(tag)?.[1] ?? (tag.includes('type={isShown') ? 'password' : 'text')
  if (NOT_TYPED.includes(type)) return undefined
  const isPrivate = tag.includes('...(privateText && PRIVATE)') || tag.includes('{...PRIVATE}')
  const isKept = !isPrivate && !/autoComplete=/.test(tag) && type !== 'password'
  const isChecked =
    !isPrivate && !/spellCheck=\{false\}/.test(tag) && !['number', 'date', 'time'].includes(type) && !tag.includes('readOnly hidden')
  return isKept || isChecked ? `${isKept ? 'kept' : 'checked'}: ${tag.replace(/\s+/g, ' ').slice(0, 120)}` : undefined
}

/** What is wrong with a field of the kit, or undefined. */
function fieldProblem(tag: string): string | undefined {
  const filled = /autoComplete="([a-z-]+)"/.exec(tag)?.[1] ?? 'off'
  const isPrivate =
    (filled === 'off' || MAY_BE_FILLED.includes(filled)) && !/spellCheck(?!=\{false\})/.test(tag) && !/privateText=\{false\}/.test(tag)
  return isPrivate ? undefined : tag.replace(/\s+/g, ' ').slice(0, 120)
}

describe('no field lets the browser store or send private input', () => {
  test('the source has fields to check', () => {
    expect(sources.flatMap(({ code }) => tagsOf(code, ['input', 'textarea'])).length).toBeGreaterThan(12)
    expect(sources.flatMap(({ code }) => tagsOf(code, ['Field', 'TextArea'])).length).toBeGreaterThan(25)
  })

  test('native fields are private', () => {
    const problems = sources.flatMap(({ name, code }) =>
      tagsOf(code, ['input', 'textarea']).flatMap((tag) => nativeProblem(tag)?.replace(/^/, `${name}: `) ?? []),
    )
    expect(problems).toEqual([])
  })

  test('fields of the kit are private', () => {
    const problems = sources.flatMap(({ name, code }) =>
      tagsOf(code, ['Field', 'TextArea', 'PasswordField']).flatMap((tag) => fieldProblem(tag)?.replace(/^/, `${name}: `) ?? []),
    )
    expect(problems).toEqual([])
  })

  test.each([
    ['<textarea value={text} onChange={(event) => change(event.target.value)} ', 'kept'],
    ['<input type="search" autoComplete="off" ', 'checked'],
    ['<input type="number" min={0} ', 'kept'],
  ])('%s would be found', (tag, problem) => expect(nativeProblem(tag)).toContain(problem))

  test.each(['<Field label="Note" autoComplete="on" ', '<TextArea label="Note" privateText={false} ', '<Field label="Note" spellCheck '])(
    '%s is detected',
    (tag) => expect(fieldProblem(tag)).toBeDefined(),
  )
})
