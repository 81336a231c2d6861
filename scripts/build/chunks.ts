/**
 * Manual chunk groups. By default the build creates a chunk for every set of pages that shares a module: 190 of
 * them, half smaller than their HTTP headers. The groups were chosen by the requests saved and the bytes added to
 * pages that do not need them (docs/decisions/0032).
 */
import type { Plugin, Rolldown } from 'vite'

/** Modules by the end of their path, without extension; a component includes its style sheet. */
const GROUPS = {
  /** Public forms; their validation is loaded on first interaction. */
  forms: ['public-form', 'Thanks', 'Honeypot', 'StackedForm'].map((name) => `/landing/web/${name}`),
  lines: ['/safety/content/generated/help-lines', '/safety/rules/help-lines', '/text/rules/region'],
  /** Only data: the same file in every language. */
  questionnaires: ['/checkins/content/generated/instruments'],
  /** How a page asks the server. */
  query: ['/react-query/build/modern/useQuery', '/react-query/build/modern/queryOptions', '/kit/web/data-query'],
  /** What nearly every page of hers asks for. */
  notes: ['/logs/contract', '/settings/contract', '/settings/web/queries', '/logs/web/queries', '/logs/web/places'],
  /** What Home and the pages with insights ask for and show besides. */
  insights: ['/insights/contract', '/moments/contract', '/insights/web/queries', '/insights/web/places', '/logs/rules/mood-scale'],
  /** What both chats share; before the contract of hers, which his page does not need. */
  chat: [
    '/chat/contract',
    ...['Answer', 'ChatField', 'Conversation', 'Greeting', 'Message', 'UnderWay'].map((name) => `/chat/web/${name}`),
    ...['conversation', 'device', 'failures', 'unsent', 'use-chat'].map((name) => `/chat/web/${name}`),
    '/kit/web/use-offline-parts',
  ],
  /** What the chat and the pages with help lines ask the server for. */
  companion: ['/lara/contract', '/lara/web/queries'],
  /** Conversation components of both chats. */
  messages: [
    '/kit/web/use-follow',
    '/kit/web/use-wide',
    ...['EmberMark', 'MessageField', 'MessageBubble', 'ChatLog', 'ChatFrame'].map((name) => `/kit/web/ui/${name}`),
    '/icons/life-buoy',
  ],
  sheet: [
    '/kit/day-words',
    ...['Alert', 'Card', 'EmptyState', 'FieldFrame', 'Input', 'LoadFailed', 'PageFrame', 'Progress', 'RetryAlert'].map(
      (name) => `/kit/web/ui/${name}`,
    ),
  ],
  /** Forms that write. */
  form: ['/kit/web/ui/Field', '/query-core/build/modern/mutationObserver', '/react-query/build/modern/useMutation'],
  /** Data stored on the device until sent. */
  storage: ['/kit/delivery', '/kit/web/drafts', '/kit/web/outbox', '/kit/web/encrypted-store'],
  /** Sign-up and sign-in forms. */
  authentication: [
    '/auth/rules/signup',
    '/auth/web/AuthForm',
    '/kit/web/opened-link',
    '/kit/web/ui/AuthFrame',
    '/kit/web/ui/HeadedCard',
    '/kit/web/ui/PasswordField',
    '/kit/web/ui/password-strength',
  ],
  eye: ['/icons/eye', '/icons/eye-off'],
  fields: ['/kit/web/ui/SelectField', '/kit/web/ui/TextArea', '/icons/chevron-down'],
  day: [
    '/logs/web/DeviceNotices',
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
  tools: ['/kit/web/page-handoff', '/icons/square'],
  stream: ['/kit/web/authorized-fetch', '/kit/web/event-stream'],
  moments: ['/moments/rules/day-moments', '/moments/web/queries'],
  reminders: ['/reminders/contract', '/reminders/rules/reminder-words', '/reminders/web/queries'],
  trends: ['/insights/web/trend-queries', '/icons/chevron-left', '/icons/chevron-right'],
  answers: ['deep', 'deep-words', 'quick', 'quick-words'].map((name) => `/logs/rules/${name}`),
  signs: ['/icons/brain', '/icons/wind'],
  voice: ['/kit/web/read-aloud', '/icons/volume-2'],
  help: ['/icons/message-square-text', '/kit/web/ui/HelpLineList'],
  preferences: ['PreferencesCard', 'Section'].map((name) => `/settings/web/${name}`),
  partner: ['/partner/web/use-kept', '/partner/web/use-link', '/partner/web/use-repeat-key'],
  compass: ['/compass/contract', '/couple/contract', '/compass/web/Compass', '/compass/web/queries', '/icons/send'],
} as const satisfies Record<string, readonly string[]>

/** Groups that include their modules' dependencies. */
const WITH_ALL = new Set(['query', 'notes', 'insights', 'companion', 'messages', 'sheet'])

const ENDING = /(?:\.module\.css|\.\w+)(?:\?.*)?$/

function isIn(paths: readonly string[], id: string): boolean {
  const path = id.replace(ENDING, '')
  return paths.some((one) => path.endsWith(one))
}

/**
 * Chunk groups for Rolldown. The first load stays in one chunk and one style sheet, because many small files
 * compress worse.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const groups = Object.entries(GROUPS).map(([name, paths]) => ({
    name,
    priority: 0,
    test: (id: string) => isIn(paths, id),
    // Otherwise only the named modules, because their dependencies may be needed elsewhere.
    includeDependenciesRecursively: WITH_ALL.has(name),
  }))
  return [
    // Otherwise it would be merged into a chunk that needs a single export of it.
    { name: 'accounts', test: /\/auth\/contract\.ts$/, priority: 1, includeDependenciesRecursively: false },
    // Separate, because their dependencies are needed by the first load.
    { name: 'shapes', test: /\/node_modules\/zod\/|\/src\/kit\/schemas\.ts$/, priority: 2, includeDependenciesRecursively: false },
    ...groups,
    { name: 'first', tags: ['$initial'], priority: 1 },
  ]
}

/**
 * The first import cycle between chunks, by name; undefined if there is none. In a cycle a chunk would run before
 * its dependency.
 */
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

/** Plugin that fails the build if chunks import each other in a cycle. */
export function noChunkCircles(): Plugin {
  return {
    name: 'emberwell:no-chunk-circles',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const circle = chunkCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      const names = circle?.map((fileName) => chunks.find((chunk) => chunk.fileName === fileName)?.name ?? fileName)
      if (names) throw new Error(`Chunks import each other in a cycle: ${names.join(' → ')}`)
    },
  }
}
