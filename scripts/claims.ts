/**
 * Compares the register of claims with the texts: lists the claims whose sentences changed since the last review.
 * `--accept` writes the new fingerprints into `content/claims.yaml`, once someone has read the changed sentences beside
 * their source.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sentencesOf, wordingOf } from '../src/features/knowledge/rules/claim-wording.ts'
import { buildContent } from './build-content.ts'
import { readContent } from './content/read-content.ts'

const ROOT = resolve(import.meta.dirname, '..')
const CONTENT = 'src/features/{answers,knowledge,lara,safety,text}/content'
const REGISTER = join(ROOT, 'content/claims.yaml')

/** A text that may carry claim marks, and the file that exports it. */
export type MarkedText = { readonly file: string; readonly text: string }

/** Every text that may carry a claim, in a fixed order, without the register itself and the copy of one entry. */
export async function markedTexts(): Promise<MarkedText[]> {
  const files = globSync(`${CONTENT}/**/*.ts`, { cwd: ROOT })
    .filter((file) => !/claims\.ts$|sample-entry\.ts$|\.test\.ts$/.test(file))
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

/** Fingerprint of the wording of each claim in the texts. */
export async function wordings(): Promise<Map<string, string>> {
  const sentences = new Map<string, string[]>()
  for (const { text } of await markedTexts()) {
    for (const sentence of sentencesOf(text)) {
      for (const claim of sentence.claims) sentences.set(claim, [...(sentences.get(claim) ?? []), sentence.text])
    }
  }
  return new Map([...sentences].map(([claim, texts]) => [claim, wordingOf(texts)]))
}

async function main(isAccepted: boolean): Promise<void> {
  buildContent()
  const now = await wordings()
  const changed = readContent().claims.filter(({ id, wording }) => now.has(id) && now.get(id) !== wording)
  for (const { id, wording, text, citation } of changed) console.log(`${id}: ${wording} is now ${now.get(id)} — ${text} (${citation})`)
  if (isAccepted) {
    const register = changed.reduce(
      (yaml, { id }) => yaml.replace(new RegExp(`(- id: ${id}\n(?:    .*\n)*?    wording: )'[0-9a-f]{8}'`), `$1'${now.get(id)}'`),
      readFileSync(REGISTER, 'utf8'),
    )
    writeFileSync(REGISTER, register)
    buildContent()
  }
  console.log(`${changed.length} claims with a changed wording${isAccepted && changed.length > 0 ? ', accepted' : ''}`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.includes('--accept'))
