import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { EXPORT_SOURCES } from '../src/app/server/export-sources.ts'
import { exported } from '../src/features/account/server/export.ts'
import { findPerson } from '../src/features/auth/server/account-store.ts'
import { readConfig } from '../src/kit/server/config.ts'
import { openStores } from '../src/kit/server/stores.ts'
import { fill, tokensOf, type Woman } from './fill.ts'
import { launchProduct } from './servers.ts'
import { type Engine, makeStore, settingsOf, type Store } from './stores.ts'
import { median, type Row } from './table.ts'

const YEAR_DAYS = 365
const ROUNDS = 3
/** Memory samples per export; few, because each forces a garbage collection. */
const LOOKS = 40

/** Median time and size of an export downloaded from a real server. */
async function time(store: Store, her: Woman): Promise<{ ms: number; kB: number }> {
  const server = await launchProduct(settingsOf(store))
  const [token = ''] = tokensOf(store, [her])
  const times: number[] = []
  let bytes = 0
  for (let index = 0; index <= ROUNDS; index += 1) {
    const from = performance.now()
    const response = await fetch(`${server.url}/api/account/export/`, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(`Export refused with ${response.status}: ${await response.text()}`)
    bytes = 0
    for await (const piece of response.body ?? []) bytes += piece.length
    // The first turn is warm-up.
    if (index) times.push(performance.now() - from)
  }
  await server.stop()
  return { ms: median(times), kB: bytes / 1_000 }
}

function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

/** Peak memory of an export in MB, measured after garbage collections. */
async function peakMemory(store: Store, her: Woman): Promise<number> {
  const collect = collector()
  const inUse = () => {
    // The second collection frees what the first one only marked.
    collect()
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return (heapUsed + external) / 1e6
  }
  const { vaults, keys } = await openStores(readConfig(settingsOf(store)))
  const user = await findPerson(vaults.accounts, keys, her.id)
  if (!user) throw new Error('Account not created')
  const run = async (look: (piece: number) => void) => {
    let piece = 0
    for await (const { length } of exported(vaults, user, EXPORT_SOURCES, Date.now())) if (length) look((piece += 1))
    return piece
  }
  const pieces = await run(() => undefined)
  const every = Math.ceil(pieces / LOOKS)
  const peakOf = async () => {
    const before = inUse()
    let peak = before
    await run((piece) => {
      if (piece % every === 0) peak = Math.max(peak, inUse())
    })
    return peak - before
  }
  // Compiled code and connection buffers are allocated once; retained rows would show in every run.
  const peaks = [await peakOf(), await peakOf(), await peakOf()]
  await vaults.close()
  return median(peaks)
}

async function measure(engine: Engine, years: number): Promise<{ ms: number; kB: number; mb: number }> {
  const store = await makeStore(engine)
  const [her] = await fill(store, 1, years * YEAR_DAYS, { isDeep: true })
  if (!her) throw new Error('Account not created')
  const timed = await time(store, her)
  const mb = await peakMemory(store, her)
  await store.remove()
  return { ...timed, mb }
}

/** Time of an export, and whether ten years need more memory than five. */
export async function exporting(engine: Engine): Promise<Row[]> {
  const five = await measure(engine, 5)
  const ten = await measure(engine, 10)
  return [
    {
      name: 'export of ten years (7,300 entries)',
      engine,
      measured: ten.ms,
      unit: 'ms',
      budget: { at: 'most', value: 3_000 },
      note: `${Math.round(ten.kB).toLocaleString('en')} kB; five years take ${Math.round(five.ms)} ms`,
    },
    {
      name: 'memory of an export, ten years to five',
      engine,
      // Both are read in many portions; holding all rows would double the memory.
      measured: ten.mb / five.mb,
      unit: 'ratio',
      budget: { at: 'most', value: 1.5 },
      note: `${ten.mb.toFixed(1)} MB and ${five.mb.toFixed(1)} MB at the peak, without garbage`,
    },
  ]
}
