import { lineAt } from './codebase.ts'
import type { Codebase, Problem, Source } from './codebase.ts'
import { isTest, NEUTRAL_FEATURES, PARTNER_FEATURES, toPlace } from './place.ts'

/**
 * What the composition root may pass to the partner's side besides `serve`: for each function that takes an object,
 * its keys. A new key needs a review: its value must not depend on her data.
 */
const KEYS: Record<string, readonly string[]> = {
  compassRoutes: ['endSessions', 'left', 'links'],
  partnerChatRoutes: ['libraryOf', 'recognise', 'report', 'visited'],
}

/** Allowed imports from her features, by name and file. The library is reviewed content, equal for everyone. */
const IMPORTS: Record<string, string> = {
  libraryOf: 'src/features/lara/server/library.ts',
  openLibrary: 'src/features/lara/server/library.ts',
  makeRecogniser: 'src/features/lara/server/recogniser.ts',
  forgetPartner: 'src/features/partner/server/unlinking-store.ts',
}

/**
 * Allowed expressions with a handle to her vault: `serve` passes it to her endpoints only, and the clean-up returns
 * nothing.
 */
const WHOLE = [
  'makeServe({ app, vaults, limits, clock, isTls, identify, security })',
  'left: (herId) => backgroundTasks.run(() => forgetPartner(vaults.hers, herId))',
]

/** Parameters of the composition root, and the vaults the partner's side may use. */
const GIVEN = ['config', 'keys', 'clock', 'vaults.accounts', 'vaults.couple', 'vaults.limitsPool', 'vaults.check', 'accounts', 'couple']
const GLOBALS = ['Error', 'process', 'undefined', 'String', 'Number', 'Promise']

/**
 * Reviewed module-level state within reach of the partner's side: none of it is keyed by a person or changes with
 * her writes.
 */
const STATE: Record<string, readonly string[]> = {
  'src/features/auth/server/passwords.ts': ['waiting', 'working', 'last'],
  'src/features/answers/rules/follow-ups.ts': ['told', 'tellings'],
  'src/features/answers/rules/knowledge-answer.ts': ['titles'],
  'src/features/answers/rules/speech-act.ts': ['tables'],
  'src/features/partner-chat/server/rankings.ts': ['kinds', 'after'],
  'src/features/safety/rules/patterns.ts': ['groups', 'exact', 'beginnings', 'longestBeginning', 'stepsMade'],
  'src/features/safety/rules/phrases.ts': ['texts', 'groupOrders', 'vocabularies'],
  'src/features/text/rules/spelling.ts': ['powers', 'shortened'],
  'src/kit/day-words.ts': ['formats', 'hourFormats'],
  'src/kit/files.ts': ['replies', 'uploads'],
  'src/kit/local-date.ts': ['formats'],
  'src/kit/server/languages.ts': ['catalogues', 'editionStore'],
  'src/kit/server/owned-rows.ts': ['owned'],
  'src/kit/server/seal.ts': ['pool', 'used'],
  'src/kit/server/vaults.ts': ['groups', 'prepared', 'repeats'],
  'src/kit/words.ts': ['source', 'made'],
}

const WORDS = new Set(
  'async await const let new return if else typeof instanceof true false null void of in for while throw this type'.split(' '),
)
const CHANGES = String.raw`(?:\s*(?:[-+*/|&?]{0,2}=(?![=>])|\+\+|--)|(?:\.[\w$]+|\[[^\]\n]+\])+\s*(?:[-+*/|&?]{0,2}=(?![=>])|\+\+|--)|\.(?:set|add|push|delete|clear|splice|unshift|shift|pop)\s*\()`

const isPartnerSide = (path: string | undefined) => {
  const place = toPlace(path ?? '')
  return place?.side === 'server' && PARTNER_FEATURES.includes(place.feature ?? '')
}

/** Position of the bracket that closes the one at `start`. */
function closing(code: string, start: number): number {
  let depth = 0
  for (let at = start; at < code.length; at += 1) {
    if ('([{'.includes(code[at] ?? '')) depth += 1
    if (')]}'.includes(code[at] ?? '')) depth -= 1
    if (depth === 0) return at
  }
  return code.length
}

/** End of the expression at `start`: the first line break outside brackets that no operator continues. */
function endOf(code: string, start: number): number {
  let depth = 0
  for (let at = start; at < code.length; at += 1) {
    if ('([{'.includes(code[at] ?? '')) depth += 1
    if (')]}'.includes(code[at] ?? '')) depth -= 1
    if (depth < 0) return at
    const isBreak = depth === 0 && code[at] === '\n' && code.slice(start, at).trim() !== ''
    if (isBreak && !/[=?:|&+,(]\s*$|=>\s*$/.test(code.slice(start, at)) && !/^\s*[.?:|&+]/.test(code.slice(at + 1))) return at
  }
  return code.length
}

const flat = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/,(?= [}\])])/g, '')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')

type Local = { words: string; text: string; isMutable: boolean }

/** Declarations of a file by name; a destructured name maps to its property path. */
function localsOf({ code, text }: Source): Map<string, Local> {
  const locals = new Map<string, Local>()
  for (const match of code.matchAll(/\b(const|let|var)\s+(?:(\w+)|(\{[^}=]*\}))\s*(?::[^=\n]+)?=(?!=)/g)) {
    const start = match.index + match[0].length
    const [words, whole] = [code.slice(start, endOf(code, start)), text.slice(start, endOf(code, start))]
    const local = { words, text: whole, isMutable: match[1] !== 'const' || /^\s*(?:[[{]|new\b)/.test(words) }
    if (match[2]) locals.set(match[2], local)
    for (const part of match[3]?.slice(1, -1).split(',') ?? []) {
      const [key = '', name = key] = part.split(':').map((one) => one.trim())
      const isPlain = /^\s*[\w.]+\s*$/.test(words)
      if (name) locals.set(name, isPlain ? { words: `${words.trim()}.${key}`, text: whole, isMutable: false } : local)
    }
  }
  for (const match of code.matchAll(/\bfunction\s+(\w+)\s*\(/g)) {
    const body = code.indexOf('{', closing(code, match.index + match[0].length - 1))
    const end = closing(code, body)
    locals.set(match[1] ?? '', {
      words: code.slice(match.index + match[0].length - 1, end),
      text: text.slice(match.index, end),
      isMutable: false,
    })
  }
  return locals
}

/** Names an expression depends on, as paths of at most two parts, without its own parameters and object keys. */
function namesIn(words: string): string[] {
  const own = new Set<string>()
  for (const [, list = ''] of words.matchAll(/\(([^()]*)\)\s*(?::[^=(){}]*)?=>/g))
    for (const [name] of list.matchAll(/\b[A-Za-z_$][\w$]*/g)) own.add(name)
  for (const [, name = ''] of words.matchAll(/(\w+)\s*=>/g)) own.add(name)
  for (const [, name = ''] of words.matchAll(/\b(?:const|let)\s+(\w+)/g)) own.add(name)
  const names = [...words.matchAll(/(?<![.\w$])[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)?/g)]
  return names.flatMap(({ 0: name, index }) => {
    const isKey = /[{,]\s*$/.test(words.slice(0, index)) && /^\s*:/.test(words.slice(index + name.length))
    const root = name.split(/\??\./)[0] ?? ''
    return isKey || WORDS.has(root) || own.has(root) ? [] : [name.replace('?.', '.')]
  })
}

/**
 * Everything the composition root passes to the partner's side, directly or in closures, must be on the lists above.
 */
export function compositionProblems(codebase: Codebase): Problem[] {
  const roots = [...codebase.sources.values()].filter(({ path }) => path.startsWith('src/app/server/') && !isTest(path))
  return [...roots.flatMap((root) => rootProblems(root)), ...stateProblems(codebase)]
}

function rootProblems(root: Source): Problem[] {
  const imported = new Map<string, string>()
  for (const { clause, target, name } of root.imports)
    for (const [one] of clause.replace(/\b(?:type|as)\b/g, '').matchAll(/[\w$]+/g)) imported.set(one, target ?? `package ${name}`)
  const locals = localsOf(root)
  const problems: Problem[] = []
  const refuse = (at: number, words: string) => problems.push({ path: root.path, line: lineAt(root.code, at), rule: 'composition', words })

  for (const { index } of root.code.matchAll(/\.(?:addHook|decorate(?:Request|Reply)?)\s*\(/g))
    refuse(index, `hooks and decorations of the app affect every request, including the partner's; move this into the feature`)
  for (const [name, target] of imported) {
    if (!isPartnerSide(target)) continue
    for (const match of root.code.matchAll(new RegExp(String.raw`(?<![.\w$])${name}\s*\(`, 'g'))) {
      const start = match.index + match[0].length
      const end = closing(root.code, start - 1)
      const keys = [...root.code.slice(start, end).matchAll(/^serve,\s*\{([^]*)\}\s*,?\s*$/g)][0]?.[1]
      for (const key of keys === undefined ? [] : keysOf(keys))
        if (!KEYS[name]?.includes(key))
          refuse(start, `“${key}” is passed to ${name}; the partner's side may get ${KEYS[name]?.join(', ') ?? 'nothing'}`)
      if (!isOnlyForHer(root, match.index)) walk(root.code.slice(start, end), root.text.slice(start, end), start, new Set())
    }
  }
  return problems

  function walk(code: string, text: string, at: number, seen: Set<string>): void {
    let words = code
    for (const whole of WHOLE) {
      // Masked code has the length of the text, so allowed expressions can be blanked by position.
      const pattern = whole
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/ /g, String.raw`\s+`)
        .replace(/\\\(\\\{/g, String.raw`\(\s*\{`)
        .replace(/\\\}\\\)/g, String.raw`,?\s*\}\s*\)`)
      words = words.replace(new RegExp(pattern, 'g'), (found) => ' '.repeat(found.length))
      if (words !== code && whole.startsWith('left')) for (const name of ['backgroundTasks', 'forgetPartner']) words += ` ${name}`
      if (words !== code && whole.startsWith('makeServe'))
        for (const name of ['makeServe', 'app', 'limits', 'isTls', 'identify', 'security']) words += ` ${name}`
    }
    for (const name of namesIn(words)) {
      const [base = ''] = name.split('.')
      if (seen.has(name)) continue
      seen.add(name)
      const local = locals.get(base)
      if (new RegExp(String.raw`(?<![.\w$])(?<!const |let |type |: )${base}${CHANGES}|Object\.assign\(\s*${base}\b`).test(root.code))
        refuse(at, `“${base}” is changed after its declaration and passed to the partner's side`)
      if (local) {
        if (GIVEN.includes(local.words.trim())) continue
        if (local.isMutable) refuse(at, `“${base}” is mutable state of the composition root and passed to the partner's side`)
        walk(local.words, local.text, at, seen)
      } else if (!isAllowed(name, base))
        refuse(at, `“${name}” is passed to the partner's side, ${flat(text).slice(0, 60)}; it is not on a list of allowed values`)
    }
  }

  function isAllowed(name: string, base: string): boolean {
    const target = imported.get(base)
    if (target === undefined) {
      if (GIVEN.includes(name) || GIVEN.includes(base) || GLOBALS.includes(base)) return true
      // Neither declared nor imported here: a parameter or a global.
      return base !== 'vaults' && !(base in globalThis)
    }
    if (target.startsWith('package ')) return true
    const place = toPlace(target)
    if (place?.layer === 'kit') return true
    if (place?.layer === 'features' && [...PARTNER_FEATURES, ...NEUTRAL_FEATURES].includes(place.feature ?? '')) return true
    return IMPORTS[base] === target
  }
}

/**
 * Clean-up of the couple vault, in the hourly sweep and on account deletion, reads his stores on behalf of the
 * server and returns nothing to an endpoint.
 */
function isOnlyForHer({ code }: Source, at: number): boolean {
  const before = code.slice(0, at)
  return /\bawait\s+$/.test(before) || /\bawait\s*\(?\(?\s*await\s+$/.test(before) || /\(await\s+$/.test(before)
}

function keysOf(object: string): string[] {
  const keys: string[] = []
  let depth = 0
  let part = ''
  for (const sign of `${object},`) {
    if ('([{'.includes(sign)) depth += 1
    if (')]}'.includes(sign)) depth -= 1
    if (sign === ',' && depth === 0) {
      const key = part.trim().split(/\s*[:(]/)[0] ?? ''
      if (key) keys.push(key)
      part = ''
    } else part += sign
  }
  return keys
}

/**
 * Modules within reach of the partner's side have no module-level state that a module of hers could change, except
 * the reviewed ones.
 */
function stateProblems(codebase: Codebase): Problem[] {
  const reached = new Set<string>()
  const queue = [...codebase.sources.keys()].filter((path) => isPartnerSide(path) && !isTest(path))
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    for (const { target, clause } of codebase.sources.get(path)?.imports ?? [])
      if (target && codebase.sources.has(target) && !/^type\b/.test(clause)) queue.push(target)
  }
  const users = [...codebase.sources.values()].filter(({ path }) => path.startsWith('src/') && !isTest(path))
  return [...reached].flatMap((path) => {
    const source = codebase.sources.get(path)
    if (!source) return []
    return [...source.code.matchAll(/^(?:export )?(const|let|var) (\w+)(?::[^=\n]+)?\s*=\s*(.*)/gm)].flatMap((match): Problem[] => {
      const [, kind, name = '', value = ''] = match
      const isEmpty = /^(?:new (?:Map|Set|WeakMap|WeakSet)\b[^(]*\(\s*\)|\[\]|\{\})/.test(value)
      const isMade = /^(?:make|create)\w*\(|^new (?!Map|Set|RegExp|URL|Intl|TextEncoder|TextDecoder|WeakMap|WeakSet)\w/.test(value)
      const isChanged = () =>
        users.some(
          (user) =>
            (user === source ||
              user.imports.some(({ target, clause }) => target === path && new RegExp(String.raw`\b${name}\b`).test(clause))) &&
            new RegExp(String.raw`(?<![.\w$])(?<!const |let |type |: )${name}${CHANGES}`).test(user.code),
        )
      if (STATE[path]?.includes(name) || !(kind !== 'const' || isEmpty || isMade || isChanged())) return []
      const words = `“${name}” is state that both sides of the boundary could share; keep it in a vault or make it per request`
      return [{ path, line: lineAt(source.code, match.index), rule: 'shared-state', words }]
    })
  })
}
