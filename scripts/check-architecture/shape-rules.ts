import { posix } from 'node:path'
import type { Codebase, Rule, Problem } from './codebase.ts'

const EMPTY_NAMES = ['util', 'utils', 'utility', 'utilities', 'helper', 'helpers', 'lib', 'libs', 'misc']
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const PASCAL = /^[A-Z][A-Za-z0-9]*$/
/** The two files that start the web client; they contain no component. */
const STARTS = ['src/app/web/main.tsx', 'src/app/web/router.tsx']

/** Files in the wrong place or with the wrong name. Checks paths and, for screens, exports and the router. */
export function shapeProblems(codebase: Codebase): Problem[] {
  const folders = new Set(codebase.paths.map((path) => posix.dirname(path)))
  return [
    ...[...folders].flatMap(folderProblems),
    ...codebase.paths.flatMap((path) => [...shapeProblem(path), ...fileProblems(path)]),
    ...screenProblems(codebase),
  ]
}

const at = (path: string, rule: Rule, words: string): Problem => ({ path, line: 1, rule, words })

/**
 * Whether a name is meaningless: one of its words is utils, helpers, lib, misc or the like, or the whole name is
 * "common".
 */
function isEmptyName(name: string): boolean {
  const words = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())
  return words.some((word) => EMPTY_NAMES.includes(word)) || ['common', 'commons'].includes(words.join(''))
}

function folderProblems(folder: string): Problem[] {
  const name = posix.basename(folder)
  if (isEmptyName(name)) return [at(folder, 'names', `a folder called ${name} says nothing; call it what it is about`)]
  return KEBAB.test(name) ? [] : [at(folder, 'file-names', `the folder ${name} is not kebab-case`)]
}

/** The allowed file structure of src, by layer and feature. */
function shapeProblem(path: string): Problem[] {
  const [source, layer, ...rest] = path.split('/')
  if (source !== 'src') return []
  const rule = 'file-structure'
  if (layer !== 'app' && layer !== 'features' && layer !== 'kit') return [at(path, rule, 'src holds app, features and kit; nothing else')]
  const inside = layer === 'features' ? rest.slice(1) : rest
  const [first = '', deeper] = inside
  if (layer === 'features' && inside.length === 0) return [at(path, rule, 'is outside the features; move it into one')]
  const isSiblingTest = deeper === undefined && /\.test\.tsx?$/.test(first)
  if (isSiblingTest || (deeper !== undefined && (first === 'server' || first === 'web'))) return []
  if (layer === 'app') return [at(path, rule, 'app holds server/, web/ and tests; nothing else')]
  if (layer === 'kit')
    return deeper === undefined && first.endsWith('.ts') ? [] : [at(path, rule, 'kit holds *.ts, server/ and web/; nothing else')]
  const isAllowed = deeper === undefined ? ['contract.ts', 'rules.ts'].includes(first) : ['rules', 'content'].includes(first)
  return isAllowed ? [] : [at(path, rule, 'a feature contains contract.ts, rules.ts or rules/, content/, server/, web/; nothing else')]
}

/** Runs on any Node before installation, so it is plain JavaScript (docs/decisions/0003). */
const BEFORE_INSTALL = 'scripts/prepare.mjs'

function fileProblems(path: string): Problem[] {
  const file = posix.basename(path)
  const [stem = '', ...endings] = file.split('.')
  const problems = isEmptyName(stem) ? [at(path, 'names', `the name ${file} is meaningless; name the file after its content`)] : []
  const ending = endings.at(-1) ?? ''
  if (/^[mc]?jsx?$|^[mc]ts$/.test(ending) && path !== BEFORE_INSTALL)
    problems.push(at(path, 'file-names', 'is not TypeScript; write .ts or .tsx'))
  if (ending === 'ts' && !KEBAB.test(stem) && !/^migrations\/[a-z]+\/\d{4}_[a-z0-9_]+\.ts$/.test(path)) {
    problems.push(at(path, 'file-names', 'is not kebab-case.ts; rename it'))
  }
  if (ending === 'tsx' && !PASCAL.test(stem) && !STARTS.includes(path))
    problems.push(at(path, 'file-names', 'is not PascalCase.tsx; rename it'))
  return problems
}

/**
 * A screen is shown by the router or is in app/web/pages; its file name ends in Page and it exports a component of
 * that name.
 */
function screenProblems(codebase: Codebase): Problem[] {
  return [...codebase.sources.values()].flatMap(({ path, code, imports }) => {
    const stem = posix.basename(path, '.tsx')
    const problems: Problem[] = []
    if (/^src\/app\/web\/pages\/[^/]+\.tsx$/.test(path) && !/Page(?:\.test)?$/.test(stem)) {
      problems.push(at(path, 'screens', 'is among the pages; end its name in Page, or move it to its feature or the kit'))
    }
    if (/^src\/.+Page\.tsx$/.test(path) && !new RegExp(`\\bexport\\s+(?:async\\s+)?(?:function|const)\\s+${stem}\\b`).test(code)) {
      problems.push(at(path, 'screens', `exports no ${stem}; name the component as its file`))
    }
    if (/^src\/app\/web\/rout[a-z-]*\.tsx?$/.test(path)) {
      for (const { target, line, name } of imports) {
        if (target && /^src\/features\/.+\.tsx$/.test(target) && !/(?:Page|Layout|Shell)\.tsx$/.test(target)) {
          problems.push({ path, line, rule: 'screens', words: `shows “${name}”, which does not end in Page; rename it` })
        }
      }
    }
    return problems
  })
}
