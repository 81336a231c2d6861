/** Helpers of build steps: dependencies in a build's output, names of files by content, and building a single file. */
import { createHash } from 'node:crypto'
import { build, type InlineConfig, type Rollup } from 'vite'

/** The file names of a chunk and its imports, imports first; `withLater` adds dynamic imports. Leaves out `known`. */
export function reach(
  bundle: Rollup.OutputBundle,
  fileName: string,
  { withLater = false, known = [] }: { withLater?: boolean; known?: Iterable<string> } = {},
): Set<string> {
  const found = new Set<string>()
  const seen = new Set(known)
  const visit = (name: string): void => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || seen.has(name)) return
    seen.add(name)
    for (const next of [...chunk.imports, ...(withLater ? chunk.dynamicImports : [])]) visit(next)
    found.add(name)
  }
  visit(fileName)
  return found
}

/** Hash of a file's content for its name: the first eight characters of SHA-256 in base64url. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}

/** The file names of the style sheets that chunks import. */
export function sheetsOf(bundle: Rollup.OutputBundle, chunks: Iterable<string>): Set<string> {
  return new Set(
    [...chunks].flatMap((name) => {
      const chunk = bundle[name]
      return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
    }),
  )
}

/**
 * Bundles one module into one file and returns its code. Throws if the bundle has more files, unless `leaveAssets`
 * permits assets.
 */
export async function builtAlone(config: InlineConfig, { leaveAssets = false } = {}): Promise<string> {
  const output = await build({
    ...config,
    logLevel: 'warn',
    build: { ...config.build, write: false, rolldownOptions: { checks: { bundlerTimings: false }, ...config.build?.rolldownOptions } },
  })
  const files = (Array.isArray(output) ? output : [output]).flatMap((one) => ('output' in one ? one.output : []))
  const [chunk, ...more] = leaveAssets ? files.filter(({ type }) => type === 'chunk') : files
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('The build must produce a single file')
  return (chunk satisfies Rollup.OutputChunk).code
}
