import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { fill } from './fill.ts'
import { launch } from './servers.ts'
import { type Engine, makeStore, type Store } from './stores.ts'
import { median, type Row } from './table.ts'

const STARTS = 3
const IDLE_MS = 5_000
const YEAR_DAYS = 365
/** Years of logs; enough that the initial pages of a store are negligible. */
const YEARS = 40

/** A process and its descendants; empty on systems without /proc. */
function treeOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
    return [pid, ...children.flatMap(treeOf)]
  } catch {
    return []
  }
}

/** Resident memory of a process in MB. Needs /proc. */
export function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return (Number(kilobytes) * 1_024) / 1e6
}

function isServer(pid: number): boolean {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[1]?.endsWith('src/app/server/main.ts') ?? false
}

/** Start time of `npm start` in an installed checkout with an empty data folder, and its memory when idle. */
export async function start(): Promise<Row[]> {
  const times: number[] = []
  let server = Number.NaN
  let tree = Number.NaN
  for (let run = 0; run <= STARTS; run += 1) {
    const store = await makeStore('embedded')
    rmSync(store.dataDir, { recursive: true })
    const started = await launch(['npm', 'start'], { DATA_DIR: store.dataDir })
    // The first run is not counted: it may build the web app and fill the file cache.
    if (run) times.push(started.startMs)
    if (run === STARTS) {
      await sleep(IDLE_MS)
      const processes = treeOf(started.pid)
      server = median(processes.filter(isServer).map(residentMb))
      tree = processes.reduce((sum, pid) => sum + residentMb(pid), 0)
    }
    await started.stop()
    await store.remove()
  }
  const all = times.map((time) => Math.round(time).toLocaleString('en')).join(', ')
  return [
    {
      name: '`npm start` to ready, first start',
      engine: 'embedded',
      measured: median(times),
      unit: 'ms',
      budget: { at: 'most', value: 3_000 },
      note: `installed and built, empty data folder: ${all} ms`,
    },
    {
      name: 'Resident memory, idle: the server',
      engine: 'embedded',
      measured: server,
      unit: 'MB',
      budget: { at: 'most', value: 200 },
      note: `${IDLE_MS / 1_000} s after start`,
    },
    {
      name: 'Resident memory, idle: including npm',
      engine: 'embedded',
      measured: tree,
      unit: 'MB',
      note: 'all processes of `npm start`, shared pages counted in each',
    },
  ]
}

async function bytesOf(store: Store): Promise<number> {
  if (!store.databaseUrl) {
    const files = readdirSync(store.dataDir).filter((name) => name.endsWith('.db'))
    return files.reduce((sum, name) => sum + statSync(join(store.dataDir, name)).size, 0)
  }
  const client = new pg.Client(store.databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ bytes: string }>(
    "select sum(pg_total_relation_size(c.oid)) as bytes from pg_class c where relnamespace = 'hers'::regnamespace and relkind = 'r'",
  )
  await client.end()
  return Number(rows[0]?.bytes)
}

/** Disk space of a year of daily quick logs, including indexes. */
export async function disk(engine: Engine): Promise<Row[]> {
  const store = await makeStore(engine)
  try {
    const before = await bytesOf(store)
    await fill(store, YEARS, YEAR_DAYS)
    const kilobytes = ((await bytesOf(store)) - before) / YEARS / 1_000
    const note = `${YEAR_DAYS} typical quick logs of one woman, with their indexes, the mean of ${YEARS}`
    return [{ name: 'Disk space of a year of logs', engine, measured: kilobytes, unit: 'kB', note }]
  } finally {
    await store.remove()
  }
}
