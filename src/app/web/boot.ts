/**
 * Runs before the first paint, as a separate script: sets the theme and the language, handles the quick exit, and hides
 * a prerendered page that is not meant for this visitor (decisions 0032 and 0034). Built by `scripts/build/pages.ts`.
 */
import { THEME_KEY } from '../../features/settings/web/theme-key.ts'
import { afterFirstPaint } from '../../kit/web/scheduling.ts'
import { wantedEdition } from '../../kit/web/language.ts'
import { hasStoredSession } from '../../kit/web/session-keys.ts'
import { applyTheme, readTheme } from '../../kit/web/theme.ts'
import { hasLeft } from './quick-exit-mark.ts'
import { redirectAfterExit, watchQuickExit } from './quick-exit.ts'

const root = document.documentElement
const { dataset } = root

function fetchScripts([first = '', ...others]: readonly string[]): Promise<unknown> {
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  return import(/* @vite-ignore */ first)
}

/** URLs of the page's scripts in an edition: `assets` for English, a separate folder for each other one. */
function scriptsIn(edition: string, names: readonly string[]): string[] {
  const folder = dataset['languages']?.split(' ').find((one) => one.startsWith(edition))
  return names.map((name) => `/assets/${folder ? `${folder}/` : ''}${name.slice(-10)}`)
}

/** Fetches the page's scripts in an edition; if that fails, for example offline, in the language of the served page. */
function fetchIn(edition: string, names: readonly string[]): void {
  const served = root.lang
  root.lang = tagOf(edition)
  void fetchScripts(scriptsIn(edition, names)).catch(() => {
    root.lang = served
    return fetchScripts(names)
  })
}

/** The `lang` of an edition's pages. */
function tagOf(edition: string): string {
  return edition === 'gb' ? 'en-GB' : edition
}

applyTheme(readTheme(THEME_KEY))
redirectAfterExit()
watchQuickExit()

const scripts = dataset['scripts']?.split(' ')
const edition = wantedEdition()
// Prerendered markup shows what a guest sees at this URL, in the language of the served page.
const isMeant =
  dataset['prerendered'] === location.pathname &&
  !hasStoredSession() &&
  !hasLeft() &&
  (scripts === undefined || tagOf(edition) === root.lang)
if ('prerendered' in dataset && !isMeant) dataset['waiting'] = ''

if (scripts && isMeant) void afterFirstPaint().then(() => fetchIn(edition, scripts))
else if (scripts) fetchIn(edition, scripts)
