import { describe, expect, test } from 'vitest'
import { chunkPlan, firstLoad, type Module } from '../scripts/build/chunk-plan.ts'

const ROLES = { isPage: (id: string) => id.endsWith('Page'), isApart: (id: string) => id === 'demo' }

/** Modules by what they import; names in brackets are imported lazily, the number is the size of the script in B. */
function graphOf(modules: Record<string, [imports: string, script?: number]>): Map<string, Module> {
  return new Map(
    Object.entries(modules).map(([id, [imports, script = 1_000]]) => {
      const names = imports.split(' ').filter(Boolean)
      return [
        id,
        {
          imports: names.filter((name) => !name.startsWith('(')),
          lazyImports: names.filter((name) => name.startsWith('(')).map((name) => name.slice(1, -1)),
          script,
          style: 0,
        },
      ]
    }),
  )
}

function planOf(modules: ReadonlyMap<string, Module>): Map<string, string> {
  return chunkPlan(modules, firstLoad(modules, 'main'), ROLES)
}

/** Names of chunks that a chunk imports, directly or not. */
function importsOf(chunk: string, modules: ReadonlyMap<string, Module>, plan: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>()
  const visit = (name: string) => {
    for (const [id, { imports }] of modules)
      for (const next of plan.get(id) === name ? imports : []) {
        const other = plan.get(next)
        if (other === undefined || other === name || found.has(other)) continue
        found.add(other)
        visit(other)
      }
  }
  visit(chunk)
  return found
}

const APP = graphOf({
  main: ['router (HomePage) (ChatPage) (notices)'],
  router: [''],
  notices: ['outbox'],
  HomePage: ['router card (below)'],
  ChatPage: ['card message (help) (demo)'],
  below: ['figures card', 4_000],
  figures: ['outbox', 100],
  help: ['lines'],
  lines: ['', 3_000],
  message: ['outbox', 2_000],
  card: ['', 500],
  outbox: ['', 800],
  demo: ['weights'],
  weights: ['card', 90_000],
})

describe('plan of chunks', () => {
  test('leaves out the first load, and what stays apart with all that only it needs', () => {
    const plan = planOf(APP)
    for (const id of ['main', 'router', 'demo', 'weights']) expect(plan.has(id)).toBe(false)
    for (const id of ['HomePage', 'ChatPage', 'notices', 'below', 'figures', 'help', 'lines', 'message', 'card', 'outbox'])
      expect(plan.has(id)).toBe(true)
  })

  test('puts what the same pages need at the same time into one chunk', () => {
    const plan = planOf(APP)
    expect(plan.get('below')).toBe(plan.get('figures'))
    expect(plan.get('help')).toBe(plan.get('lines'))
  })

  test('keeps apart what is large and needed by one page only', () => {
    const pages = graphOf({
      main: ['(OnePage) (OtherPage)'],
      OnePage: ['shared', 5_000],
      OtherPage: ['shared', 5_000],
      shared: ['', 5_000],
    })
    const plan = planOf(pages)
    expect(new Set(plan.values()).size).toBe(3)
  })

  test('merges small chunks, because a request costs more than their bytes', () => {
    const pages = graphOf({ main: ['(OnePage) (OtherPage)'], OnePage: ['shared', 5_000], OtherPage: ['shared', 50], shared: ['', 60] })
    const plan = planOf(pages)
    expect(plan.get('shared')).toBe(plan.get('OtherPage'))
  })

  test('never makes chunks import each other in a cycle, whatever the modules import', () => {
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    for (let run = 0; run < 40; run++) {
      const names = Array.from({ length: 40 }, (_, index) => (index < 8 ? `n${index}Page` : `n${index}`))
      const modules = graphOf({
        main: [
          names
            .slice(0, 8)
            .map((name) => `(${name})`)
            .join(' ') + ' (n39)',
        ],
        ...Object.fromEntries(
          names.map((name, index): [string, [string, number]] => {
            const later = names.slice(Math.max(8, index + 1))
            const imports = later.filter(() => random(12) === 0).map((next) => (random(4) === 0 ? `(${next})` : next))
            return [name, [imports.join(' '), 20 + random(900)]]
          }),
        ),
      })
      const plan = planOf(modules)
      for (const chunk of new Set(plan.values())) expect(importsOf(chunk, modules, plan)).not.toContain(chunk)
    }
  })
})
