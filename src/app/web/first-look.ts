/**
 * Runs before anything is drawn, as a script of its own: sets the look and the language she chose, watches over the quick exit from the first
 * moment, and takes care of what was drawn beforehand (decisions 0032 and 0034). Built by `scripts/build/pages.ts`.
 */
import { THEME_KEY } from '../../features/settings/web/theme-key.ts'
import { painted } from '../../kit/web/painted.ts'
import { wantedLanguage } from '../../kit/web/language.ts'
import { keptKind, keptTone } from '../../kit/web/session-keys.ts'
import { applyTheme, readTheme } from '../../kit/web/theme.ts'
import { LOCALES } from '../../kit/words.ts'
import { hasLeft } from './left.ts'
import { turnAwayAfterExit, watchQuickExit } from './quick-exit.ts'

const root = document.documentElement
const { dataset } = root

/** Whether what was drawn is meant for this address (a name after `$` stands for any one part) and for whoever is here. */
function isMeant(): boolean {
  const address = new RegExp(`^${dataset['drawn']?.replaceAll(/\$\w+/g, '[^/]+')}$`)
  return address.test(location.pathname) && keptKind() === dataset['for'] && !hasLeft()
}

/** Whether a page of hers that was drawn whole is the one she will see: nothing else stands in the address, and in the chat Lara has her first tone. */
function isWholeMeant(): boolean {
  return location.search === '' && (dataset['drawn'] !== '/chat' || keptTone() === 'nurturing')
}

function fetchScripts([first = '', ...others]: readonly string[]): Promise<unknown> {
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  return import(/* @vite-ignore */ first)
}

/** The scripts as they are named for another language: each has them in a folder of its own, English in none. */
function scriptsIn(language: string, names: readonly string[]): string[] {
  const folder = dataset['languages']?.split(' ').find((one) => one.startsWith(language))
  return names.map((name) => `/assets/${folder ? `${folder}/` : ''}${name.slice(-10)}`)
}

/** Fetches what draws the page in that language; where it cannot be had, as without a connection, in the one that the page came in. */
function fetchIn(language: string, names: readonly string[]): void {
  const came = root.lang
  root.lang = language
  void fetchScripts(scriptsIn(language, names)).catch(() => {
    root.lang = came
    return fetchScripts(names)
  })
}

applyTheme(readTheme(THEME_KEY))
turnAwayAfterExit()
watchQuickExit()

const scripts = dataset['scripts']?.split(' ')
const language = wantedLanguage()
const isOther = scripts !== undefined && language !== root.lang
if ('drawn' in dataset && (isOther || !isMeant())) dataset['waiting'] = ''
else if ('for' in dataset && 'late' in dataset && !isWholeMeant()) dataset['frame'] = ''

// What is read comes first; what wakes it up may come a moment later.
const mayWait = 'late' in dataset && !('waiting' in dataset) && !('frame' in dataset)
if (scripts && mayWait) void painted.then(() => fetchIn(language, scripts))
else if (scripts) fetchIn(language, scripts)

// Hardly a page of hers or his is without a date, and the first one takes the browser a while. Here it comes while that waits for the sheets.
if ('for' in dataset) new Date().toLocaleDateString(LOCALES[language])
