/**
 * Tries by hand what deploy/ describes, on this machine: `node scripts/try-deploy.ts` as root, after
 * `node scripts/prepare.mjs`. PostgreSQL is that of TEST_DATABASE_URL. Prints what was tried, and what is missing here;
 * exit code 1 when something fails.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { assembleImage, imageEnvironment, makeData, runConfined, startConfined } from './deploy/image.ts'
import { tryProxies } from './deploy/proxies.ts'
import { check, endAll, failed, has, psql, REPO, skip } from './deploy/trial.ts'
import { tryUnits } from './deploy/units.ts'

const POSTGRES = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const NAME = `emberwell_try_${process.pid}`
const METRICS_TOKEN = 'the-token-for-this-trial'

async function tryAlerts(port: number): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const metrics = await reply.text()
  const text = readFileSync(join(REPO, 'deploy/alerts.yaml'), 'utf8')
  const { groups } = parse(text) as { groups: { rules: { alert: string; expr: string }[] }[] }
  for (const { alert, expr } of groups.flatMap(({ rules }) => rules)) {
    const names = [...expr.matchAll(/\b(?:http|process|nodejs|language)_\w+/g)].map(([name]) => name)
    const missing = names.filter((name) => !metrics.includes(`\n${name}`))
    check(`alerts.yaml: ${alert} uses metrics that exist`, missing.length === 0, missing.join())
  }
  if (has('promtool', '--version'))
    check('alerts.yaml: promtool accepts it', has('promtool', 'check', 'rules', join(REPO, 'deploy/alerts.yaml')))
  else skip('alerts.yaml', 'promtool is not installed; only its metrics were compared')
}

/** Server, backup, change of the master key and restore with the rights that postgres.sql gives. */
async function tryPostgres(folder: string, env: Record<string, string>): Promise<void> {
  if (!has('psql', '-X', '-c', 'select 1', POSTGRES)) return skip('PostgreSQL', 'none answers at TEST_DATABASE_URL')
  const script = join(folder, 'postgres.sql')
  writeFileSync(script, readFileSync(join(REPO, 'deploy/postgres.sql'), 'utf8').replaceAll('emberwell', NAME))
  const url = new URL(POSTGRES)
  Object.assign(url, { username: `${NAME}_owner`, password: 'secret', pathname: `/${NAME}` })
  try {
    psql(POSTGRES, '-v', 'password=secret', '-f', script)
    const { data, key } = { data: join(folder, 'data'), key: env['MASTER_KEY_FILE'] ?? '' }
    const settings = { ...env, DATABASE_URL: url.href }
    await startConfined('PostgreSQL, with the rights of postgres.sql', folder, data, settings)
    const backup = join(data, 'backup-of-postgres')
    check(
      'PostgreSQL: a backup succeeds beside it',
      runConfined(folder, data, ['scripts/backup.ts', '--to', backup], settings).includes(' MB is in '),
    )
    await endAll()
    const NEW_MASTER_KEY = execFileSync('openssl', ['rand', '-base64', '32']).toString().trim()
    const rotated = runConfined(folder, data, ['scripts/rotate-keys.ts'], { ...settings, NEW_MASTER_KEY })
    check('PostgreSQL: the master key can be changed', rotated.includes('under the new key'), rotated)
    psql(url.href, '-c', 'drop schema accounts, hers, couple cascade')
    const restored = runConfined(folder, data, ['scripts/restore.ts', '--from', backup], { ...settings, MASTER_KEY_FILE: key })
    check('PostgreSQL: the backup is restored', restored.includes('is restored'), restored)
    await startConfined('PostgreSQL, restored', folder, data, settings)
  } finally {
    await endAll()
    psql(POSTGRES, '-c', `drop database if exists ${NAME} with (force)`)
    for (const role of ['accounts', 'hers', 'couple', 'owner']) psql(POSTGRES, '-c', `drop role if exists ${NAME}_${role}`)
  }
}

async function tryAll(folder: string): Promise<void> {
  await tryUnits(folder)
  if (has('docker', 'info')) check('Dockerfile: builds', has('docker', 'build', '-f', join(REPO, 'deploy/Dockerfile'), REPO))
  else skip('docker build and compose', 'no Docker daemon answers; the files of the image are tried without it')
  if (process.getuid?.() !== 0 || !has('unshare', '--mount', 'true'))
    return skip('read-only file system, proxies and PostgreSQL', 'this needs root and unshare')
  assembleImage(folder)
  const { data, key } = makeData(folder)
  const { DATABASE_URL: _, ...image } = imageEnvironment()
  const env = {
    ...image,
    HOST: '127.0.0.1',
    DATA_DIR: data,
    MASTER_KEY_FILE: key,
    PUBLIC_URL: 'https://emberwell.example.org',
    METRICS_TOKEN,
  }
  const port = await startConfined('embedded database', folder, data, env)
  await tryProxies(folder, port)
  await tryAlerts(port)
  const backup = join(data, 'backup')
  check(
    'embedded database: a backup succeeds beside it',
    runConfined(folder, data, ['scripts/backup.ts', '--to', backup], env).includes(' MB is in '),
  )
  await endAll()
  await tryPostgres(folder, env)
}

const folder = mkdtempSync('/var/tmp/emberwell-deploy-')
chmodSync(folder, 0o755)
try {
  await tryAll(folder)
} finally {
  await endAll()
  rmSync(folder, { recursive: true, force: true })
}
process.stdout.write(failed() ? `${failed()} checks failed\n` : 'Everything that was tried works\n')
process.exitCode = failed() ? 1 : 0
