/** What several build steps read of a build's output, and the build of a single file. */
import { build, type InlineConfig, type Rollup } from 'vite'

/** The names of a chunk and of all that it stands on, and `withLater` of all that these fetch later; what one stands on comes before it. Leaves out `known`. */
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

/** The names of the sheets that chunks bring along. */
export function sheetsOf(bundle: Rollup.OutputBundle, chunks: Iterable<string>): Set<string> {
  return new Set(
    [...chunks].flatMap((name) => {
      const chunk = bundle[name]
      return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
    }),
  )
}

/** Builds one module, with all that it stands on, into one file and answers its code. Throws where it becomes more, but for `leaveAssets`. */
export async function builtAlone(config: InlineConfig, { leaveAssets = false } = {}): Promise<string> {
  const output = await build({ ...config, logLevel: 'warn', build: { ...config.build, write: false } })
  const files = (Array.isArray(output) ? output : [output]).flatMap((one) => ('output' in one ? one.output : []))
  const [chunk, ...more] = leaveAssets ? files.filter(({ type }) => type === 'chunk') : files
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('This must become one file')
  return (chunk satisfies Rollup.OutputChunk).code
}
