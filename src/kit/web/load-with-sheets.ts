/** Sheets that are being loaded or were, by URL. */
const sheets = new Map<string, Promise<void>>()

function loadSheet(url: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = url
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      sheets.delete(url)
      link.remove()
      reject(new Error(`The style sheet ${url} could not be loaded`))
    })
  })
  document.head.append(link)
  return loaded
}

/** The sheet to fetch for a sheet of the build; undefined if the page has it. */
function toFetch(name: string): string | undefined {
  const url = `/${name}`
  // The page names its sheets itself, single ones as disabled links (scripts/build/pages.ts).
  if (document.querySelector(`link[rel=stylesheet][href="${url}"]`)) return undefined
  // All others are one file (scripts/build/later-sheet.ts).
  return document.documentElement.dataset['sheet'] ?? url
}

/**
 * Loads the style sheets of a lazy module, by file name, and then the module. Rejects if one of them cannot be loaded;
 * the next call requests it again. The build uses it in place of Vite's own (scripts/build/slim-preload.ts).
 */
export async function loadWithSheets<Module>(load: () => Promise<Module>, names: readonly string[] = []): Promise<Module> {
  await Promise.all(
    names.flatMap((name) => {
      const url = toFetch(name)
      if (url === undefined) return []
      const loading = sheets.get(url) ?? loadSheet(url)
      sheets.set(url, loading)
      return [loading]
    }),
  )
  return load()
}
