import { posix } from 'node:path'
import type { House, Law, Problem } from './house.ts'

const EMPTY_NAMES = ['util', 'utils', 'utility', 'utilities', 'helper', 'helpers', 'lib', 'libs', 'misc']
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const PASCAL = /^[A-Z][A-Za-z0-9]*$/
/** The two files of the web wing that start it; they hold no component. */
const STARTS = ['src/app/web/main.tsx', 'src/app/web/router.tsx']

/** What stands where it may not, or is called what it may not. Looks at paths and, for screens, at exports and the router. */
export function shapeProblems(house: House): Problem[] {
  const folders = new Set(house.paths.map((path) => posix.dirname(path)))
  return [
    ...[...folders].flatMap(folderProblems),
    ...house.paths.flatMap((path) => [...shapeProblem(path), ...fileProblems(path)]),
    ...screenProblems(house),
  ]
}

const at = (path: string, law: Law, words: string): Problem => ({ path, line: 1, law, words })

/** Whether a name says nothing: one of its words is utils, helpers, lib, misc or their like, or all of it is common. */
function isEmptyName(name: string): boolean {
  const words = name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())
  return words.some((word) => EMPTY_NAMES.includes(word)) || ['common', 'commons'].includes(words.join(''))
}

function folderProblems(folder: string): Problem[] {
  const name = posix.basename(folder)
  if (isEmptyName(name)) return [at(folder, 'names', `a folder called ${name} says nothing; call it what it is about`)]
  return KEBAB.test(name) ? [] : [at(folder, 'file-names', `the folder ${name} is not kebab-case`)]
}

/** The closed set of things in src, on each floor and in each room. */
function shapeProblem(path: string): Problem[] {
  const [source, floor, ...rest] = path.split('/')
  if (source !== 'src') return []
  const law = 'room-shape'
  if (floor !== 'app' && floor !== 'features' && floor !== 'kit') return [at(path, law, 'src holds app, features and kit; nothing else')]
  const inside = floor === 'features' ? rest.slice(1) : rest
  const [first = '', deeper] = inside
  if (floor === 'features' && inside.length === 0) return [at(path, law, 'lies between the rooms; put it into one')]
  const isBesideTest = deeper === undefined && /\.test\.tsx?$/.test(first)
  if (isBesideTest || (deeper !== undefined && (first === 'server' || first === 'web'))) return []
  if (floor === 'app') return [at(path, law, 'app holds server/, web/ and tests; nothing else')]
  if (floor === 'kit')
    return deeper === undefined && first.endsWith('.ts') ? [] : [at(path, law, 'kit holds *.ts, server/ and web/; nothing else')]
  const stands = deeper === undefined ? ['contract.ts', 'rules.ts'].includes(first) : ['rules', 'content'].includes(first)
  return stands ? [] : [at(path, law, 'a room holds contract.ts, rules.ts or rules/, content/, server/, web/; nothing else')]
}

/** Runs on any Node before anything is installed, so it is plain JavaScript (decision 0003). */
const BEFORE_INSTALL = 'scripts/prepare.mjs'

function fileProblems(path: string): Problem[] {
  const file = posix.basename(path)
  const [stem = '', ...endings] = file.split('.')
  const problems = isEmptyName(stem) ? [at(path, 'names', `a file called ${file} says nothing; call it what it is about`)] : []
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

/** A screen is what the router shows, or stands in app/web/pages; its file ends in Page and exports a component of that name. */
function screenProblems(house: House): Problem[] {
  return [...house.sources.values()].flatMap(({ path, code, imports }) => {
    const stem = posix.basename(path, '.tsx')
    const problems: Problem[] = []
    if (/^src\/app\/web\/pages\/[^/]+\.tsx$/.test(path) && !/Page(?:\.test)?$/.test(stem)) {
      problems.push(at(path, 'screens', 'stands among the pages; end its name in Page, or move it to the room or kit it belongs to'))
    }
    if (/^src\/.+Page\.tsx$/.test(path) && !new RegExp(`\\bexport\\s+(?:async\\s+)?(?:function|const)\\s+${stem}\\b`).test(code)) {
      problems.push(at(path, 'screens', `exports no ${stem}; name the component as its file`))
    }
    if (/^src\/app\/web\/rout[a-z-]*\.tsx?$/.test(path)) {
      for (const { target, line, name } of imports) {
        if (target && /^src\/features\/.+\.tsx$/.test(target) && !/(?:Page|Layout|Shell)\.tsx$/.test(target)) {
          problems.push({ path, line, law: 'screens', words: `shows “${name}”, which does not end in Page; rename it` })
        }
      }
    }
    return problems
  })
}
