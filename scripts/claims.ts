/**
 * The register of Lara's claims against her texts: which claims changed their wording since they were last reviewed. `--accept` writes the
 * new fingerprints into the register, once somebody has read the changed sentences beside their source.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Claim } from '../src/features/lara/content/knowledge.ts'
import { sentencesOf, wordingOf } from '../src/features/lara/rules/claim-wording.ts'

const ROOT = resolve(import.meta.dirname, '..')
const CONTENT = 'src/features/lara/content'

/** One marked text of the content, with the file that holds it. */
export type MarkedText = { readonly file: string; readonly text: string }

/** Every text below `content/` that may carry a claim, in a fixed order; the register itself is left out. */
export async function markedTexts(): Promise<MarkedText[]> {
  const files = globSync(`${CONTENT}/**/*.ts`, { cwd: ROOT })
    .filter((file) => !file.startsWith(`${CONTENT}/claims/`) && !/\/all-[a-z]+\.ts$|\.test\.ts$/.test(file))
    .toSorted()
  const texts: MarkedText[] = []
  for (const file of files) {
    const content = (await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, unknown>
    for (const name of Object.keys(content).toSorted()) texts.push(...stringsOf(content[name]).map((text) => ({ file, text })))
  }
  return texts
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}

/** The fingerprint of every claim that a text carries. */
export async function wordings(): Promise<Map<string, string>> {
  const sentences = new Map<string, string[]>()
  for (const { text } of await markedTexts()) {
    for (const sentence of sentencesOf(text)) {
      for (const claim of sentence.claims) sentences.set(claim, [...(sentences.get(claim) ?? []), sentence.text])
    }
  }
  return new Map([...sentences].map(([claim, texts]) => [claim, wordingOf(texts)]))
}

/** The register: every claim with the file that holds it. */
export async function registeredClaims(): Promise<{ file: string; claim: Claim }[]> {
  const found: { file: string; claim: Claim }[] = []
  for (const file of globSync(`${CONTENT}/claims/*.ts`, { cwd: ROOT }).toSorted()) {
    const content = (await import(pathToFileURL(join(ROOT, file)).href)) as Record<string, readonly Claim[]>
    for (const claims of Object.values(content)) found.push(...claims.map((claim) => ({ file, claim })))
  }
  return found
}

async function main(isAccepted: boolean): Promise<void> {
  const now = await wordings()
  const changed = (await registeredClaims()).filter(({ claim }) => now.has(claim.id) && now.get(claim.id) !== claim.wording)
  for (const { file, claim } of changed) {
    console.log(`${claim.id}: ${claim.wording} is now ${now.get(claim.id)} — ${claim.text} (${claim.citation})`)
    if (!isAccepted) continue
    const path = join(ROOT, file)
    const entry = new RegExp(`(id: '${claim.id}',[\\s\\S]*?wording: )'[0-9a-f]{8}'`)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(entry, (_all, before: string) => `${before}'${now.get(claim.id)}'`),
    )
  }
  console.log(`${changed.length} claims changed their wording${isAccepted && changed.length > 0 ? ', and are accepted' : ''}`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.includes('--accept'))
