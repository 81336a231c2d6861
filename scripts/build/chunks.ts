/**
 * Which modules travel together. Left to itself the build makes a chunk of every set of pages that share something: 190 of them, half with
 * less in them than their headers weigh. Found by counting, for each pair, the requests it saves and the bytes it brings to pages that do
 * not need them (decision 0032).
 */
import type { Plugin, Rolldown } from 'vite'

/** Modules by the end of their path, without the ending; a component brings its sheet. */
const TOGETHER = {
  /** The public forms; what checks them is fetched with the first touch. */
  forms: ['public-form', 'Thanks', 'Honeypot', 'StackedForm'].map((name) => `/landing/web/${name}`),
  lines: ['/lara/content/help-lines', '/lara/rules/help-lines', '/lara/rules/region'],
  /** How a page asks the server. */
  query: ['/react-query/build/modern/useQuery', '/react-query/build/modern/queryOptions', '/kit/web/early'],
  /** What nearly every page of hers asks for and shows. */
  hers: [
    '/logs/contract',
    '/insights/contract',
    '/settings/contract',
    '/moments/contract',
    '/logs/web/queries',
    '/insights/web/queries',
    '/logs/web/places',
    '/insights/web/places',
    '/logs/rules/mood-scale',
  ],
  /** What the chat and the pages with help lines ask the server for. */
  asked: ['/lara/contract', '/lara/web/queries'],
  /** The look of a talk, for both chats. */
  talk: [
    '/kit/web/use-follow',
    '/kit/web/use-wide',
    ...['EmberMark', 'MessageField', 'Said', 'Talk', 'TalkFrame'].map((name) => `/kit/web/ui/${name}`),
    '/icons/life-buoy',
  ],
  sheet: [
    '/kit/day-words',
    ...['Alert', 'Card', 'EmptyState', 'FieldFrame', 'Input', 'LoadFailed', 'PageFrame', 'Progress'].map((name) => `/kit/web/ui/${name}`),
  ],
  /** A form that writes. */
  form: ['/kit/web/ui/Field', '/query-core/build/modern/mutationObserver', '/react-query/build/modern/useMutation'],
  /** What is kept on the device until it is sent. */
  shelf: ['/kit/delivery', '/kit/web/drafts', '/kit/web/outbox', '/kit/web/sealed-shelf'],
  /** A form at the door. */
  door: [
    '/auth/rules/signup',
    '/auth/web/AuthForm',
    '/kit/web/opened-link',
    '/kit/web/ui/DoorFrame',
    '/kit/web/ui/PasswordField',
    '/kit/web/ui/password-strength',
  ],
  eye: ['/icons/eye', '/icons/eye-off'],
  fields: ['/kit/web/ui/SelectField', '/kit/web/ui/TextArea', '/icons/chevron-down'],
  day: [
    '/logs/web/DeviceNotices',
    '/kit/web/painted',
    '/kit/web/ui/MoodFaces',
    '/kit/web/ui/StatCard',
    ...['face-slightly-smiling', 'flame', 'moon', 'notebook-pen', 'zap'].map((name) => `/icons/${name}`),
  ],
  days: ['/kit/web/ui/Group', '/kit/web/ui/Segments'],
  entries: [
    '/icons/arrow-left',
    '/logs/web/log-kinds',
    '/logs/web/TrackerLink',
    '/logs/web/removed-logs',
    '/react-router/dist/esm/useLocation',
  ],
  emptiness: ['/kit/web/ui/Illustration'],
  removal: ['/kit/web/use-removal', ...['check', 'pencil', 'plus'].map((name) => `/icons/${name}`)],
  tools: ['/kit/web/hand-over', '/icons/square'],
  stream: ['/kit/web/signed', '/kit/web/event-stream'],
  moments: ['/moments/rules/day-moments', '/settings/web/queries'],
  reminders: ['/reminders/contract', '/reminders/rules/reminder-words', '/reminders/web/queries'],
  trends: ['/insights/web/trend-queries', '/icons/chevron-left', '/icons/chevron-right'],
  answers: ['deep', 'deep-words', 'quick', 'quick-words'].map((name) => `/logs/rules/${name}`),
  signs: ['/icons/brain', '/icons/wind'],
  voice: ['/kit/web/read-aloud', '/icons/volume-2'],
  help: ['/icons/message-square-text', '/kit/web/ui/HelpLineList'],
  preferences: ['LoadProblem', 'PreferencesCard', 'Section', 'use-preferences'].map((name) => `/settings/web/${name}`),
  partner: ['/partner/web/use-kept', '/partner/web/use-link', '/partner/web/use-repeat-key'],
  compass: ['/compass/contract', '/compass/web/Compass', '/compass/web/queries', '/icons/send'],
} as const satisfies Record<string, readonly string[]>

/** The groups that also take what their modules stand on. */
const WITH_ALL = new Set(['query', 'hers', 'asked', 'talk', 'sheet'])

const ENDING = /(?:\.module\.css|\.\w+)(?:\?.*)?$/

function isIn(paths: readonly string[], id: string): boolean {
  const path = id.replace(ENDING, '')
  return paths.some((one) => path.endsWith(one))
}

/** The groups for rolldown. What the first load needs stays with it: one chunk and one sheet, since many small ones compress worse. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const groups = Object.entries(TOGETHER).map(([name, paths]) => ({
    name,
    priority: 0,
    test: (id: string) => isIn(paths, id),
    // Else only what is named: what a module stands on may be wanted elsewhere without it.
    includeDependenciesRecursively: WITH_ALL.has(name),
  }))
  return [
    // Else it would come along with what stands on one word of it.
    { name: 'accounts', test: /\/auth\/contract\.ts$/, priority: 1, includeDependenciesRecursively: false },
    // Alone, since what they stand on is wanted by the first load.
    { name: 'shapes', test: /\/node_modules\/zod\/|\/src\/kit\/schemas\.ts$/, priority: 2, includeDependenciesRecursively: false },
    ...groups,
    { name: 'first', tags: ['$initial'], priority: 1 },
  ]
}

/** The first circle of chunks that fetch each other, by their names; undefined when there is none. In a circle one of them runs too early. */
export function chunkCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  const search = (name: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const next of imports.get(name) ?? []) {
      const circle = search(next, [...path, name])
      if (circle) return circle
    }
    done.add(name)
    return undefined
  }
  for (const name of imports.keys()) {
    const circle = search(name, [])
    if (circle) return circle
  }
  return undefined
}

/** The plugin that fails a build whose chunks make a circle. */
export function noChunkCircles(): Plugin {
  return {
    name: 'emberwell:no-chunk-circles',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const circle = chunkCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      const names = circle?.map((fileName) => chunks.find((chunk) => chunk.fileName === fileName)?.name ?? fileName)
      if (names) throw new Error(`Chunks make a circle: ${names.join(' → ')}`)
    },
  }
}
