/** Which Vitest files `npm run test:changed` runs (decision 0057). */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Files changed since the last commit and files not under version control, relative to `root`. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter((file) => file !== '')
}

/**
 * The features that import a file of `feature` (of one side if `side` is `server` or `web`), without itself. An API
 * test depends on all features, since it starts the whole server; only these can be expected to notice the change.
 */
function importersOf(feature: string, side: string, root: string): string[] {
  const imports = new RegExp(`from '(?:\\.\\./)+${feature}/${side === 'server' || side === 'web' ? `${side}/` : ''}`)
  const files = globSync('src/features/*/**/*.{ts,tsx}', { cwd: root })
  const importers = files.filter(
    (file) => !file.startsWith(`src/features/${feature}/`) && imports.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
  return [...new Set(importers.map((file) => file.split('/')[2] ?? ''))]
}

/**
 * Path filters for Vitest: the features of the changed files and those that import them, for a file of the kit also all
 * rules, otherwise the folder of the file. The walks of the whole app run only if they changed themselves.
 */
export function testFilters(changed: readonly string[], root: string): string[] {
  const filters = changed.flatMap((file) => {
    const [, kind, feature = '', side = ''] = /^src\/(features|kit)\/(?:([\w-]+)\/)?(?:([\w-]+)\/)?/.exec(file) ?? []
    if (kind === 'features') return [feature, ...importersOf(feature, side, root)].map((name) => `src/features/${name}/`)
    if (kind === 'kit') return ['src/kit/', '/rules/']
    if (/\.test\.tsx?$/.test(file)) return [file]
    const folder = dirname(file)
    return file.startsWith('src/') && folder !== 'src/app' ? [`${folder}/`] : []
  })
  return [...new Set(filters)].toSorted()
}
