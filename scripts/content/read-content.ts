/**
 * Reads and checks `content/`: knowledge entries, claims, help lines, suggestions and questionnaires. Format:
 * docs/content.md, sections 10 and 11.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import * as z from 'zod'
import type { Questionnaire } from '../../src/features/checkins/content/instruments.ts'
import type { Idea, SuggestionText } from '../../src/features/compass/content/suggestion.ts'
import { SuggestionCategory } from '../../src/features/compass/contract.ts'
import { ActionType } from '../../src/features/couple/contract.ts'
import { type Claim, type KnowledgeEntry, type KnowledgeText, type Topic, TOPICS } from '../../src/features/knowledge/content/knowledge.ts'
import { sentencesOf } from '../../src/features/knowledge/rules/claim-wording.ts'
import { HELP_KINDS, type KnownLine } from '../../src/features/safety/content/help-lines.ts'
import { LocalDate } from '../../src/kit/local-date.ts'
import { type Language, SPOKEN } from '../../src/features/text/rules/speech.ts'
import { checkedYaml, type ContentProblem } from './checked-yaml.ts'
import { readInstruments } from './read-instruments.ts'

/** Everything below `content/`. */
export type Content = {
  readonly knowledge: readonly KnowledgeEntry[]
  readonly claims: readonly Claim[]
  readonly helpLines: readonly KnownLine[]
  readonly suggestions: readonly SuggestionText[]
  readonly questionnaires: readonly Questionnaire[]
}

/** Content that cannot be used; the message has one line per problem: file, line, what is wrong. */
export class ContentError extends Error {
  override name = 'ContentError'
  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(({ file, line, text }) => `${file}:${line} ${text}`).join('\n'))
  }
}

const ROOT = resolve(import.meta.dirname, '../..')

const Id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens expected')
const Text = z.string().trim().min(1)
const ByLanguage = z.strictObject({ en: Text, es: Text, fr: Text })

/** Front matter of a translation. */
const TranslationMatter = z.strictObject({ id: Id, title: Text, needs: z.array(Text).min(1).optional() })
/** Front matter of the English file, which also holds what does not depend on the language. */
const EntryMatter = TranslationMatter.extend({
  reviewed: LocalDate,
  medicine: z.boolean().default(false),
  related: z.array(Id).max(3).default([]),
  claims: z.array(Id).default([]),
})
const Order = z.strictObject(Object.fromEntries(TOPICS.map((topic) => [topic, z.array(Id)])) as Record<Topic, z.ZodArray<typeof Id>>)

const ClaimEntry = z
  .strictObject({
    id: Id,
    text: Text,
    authority: Text,
    citation: Text,
    /** Addresses at which the source, or a copy of it, was read; for maintainers, not shown. */
    read_at: z.array(Text).optional(),
    verified: z.boolean(),
    on: LocalDate,
    wording: z.string().regex(/^[0-9a-f]{8}$/, 'eight hexadecimal digits expected; scripts/claims.ts --accept writes them'),
  })
  .transform(({ read_at: _addresses, ...claim }) => claim) satisfies z.ZodType<Claim>
const Claims = z.record(Id, z.array(ClaimEntry))

const HelpLines = z.strictObject({
  texts: z.record(Id, ByLanguage),
  lines: z.array(
    z.strictObject({
      id: Id,
      kind: z.enum(HELP_KINDS),
      region: z.enum(['US', 'CA', 'UK', 'AU', 'EU']).nullable(),
      audience: z.enum(['woman', 'partner']).nullable().default(null),
      name: Text,
      what: ByLanguage,
      phone: Text.nullable().default(null),
      sms: z.strictObject({ number: Text, body: z.string() }).nullable().default(null),
      url: z
        .url({ protocol: /^https$/ })
        .nullable()
        .default(null),
      source: Text,
      verified_on: z.nullable(LocalDate).default(null),
    }) satisfies z.ZodType<KnownLine>,
  ),
})

const Suggestions = z.strictObject({
  action_type: ActionType,
  ideas: z.array(z.strictObject({ id: Id, category: SuggestionCategory, en: Text, es: Text, fr: Text }) satisfies z.ZodType<Idea>),
})

/** Reads the folder `content` below `root`. Throws a `ContentError` that lists everything that is wrong. */
export function readContent(root: string = ROOT): Content {
  const problems: ContentProblem[] = []
  const read = <Value>(file: string, schema: z.ZodType<Value>) =>
    checkedYaml({ file, text: readFileSync(join(root, file), 'utf8') }, schema, problems)
  const claims = read('content/claims.yaml', Claims) ?? {}
  const helpLines = read('content/help-lines.yaml', HelpLines)?.lines ?? []
  const files = globSync('content/suggestions/*.yaml', { cwd: root }).toSorted()
  const suggestions = files.flatMap((file) => {
    const list = read(file, Suggestions)
    return list ? list.ideas.map((idea) => ({ ...idea, action_type: list.action_type })) : []
  })
  const knowledge = readKnowledge(root, problems)
  const questionnaires = readInstruments(root, problems)
  const allClaims = Object.values(claims).flat()
  refuseRepeated('content/claims.yaml', allClaims, problems)
  refuseRepeated('content/help-lines.yaml', helpLines, problems)
  refuseRepeated('content/suggestions', suggestions, problems)
  refuseRepeated('content/knowledge', knowledge, problems)
  // A file that could not be read would be reported again by every reference to it.
  if (problems.length === 0) checkReferences(knowledge, new Set(allClaims.map(({ id }) => id)), problems)
  if (problems.length > 0) throw new ContentError(problems)
  const rank = ({ action_type }: SuggestionText) => ActionType.options.indexOf(action_type)
  return {
    knowledge,
    claims: allClaims,
    helpLines,
    suggestions: suggestions.toSorted((one, other) => rank(one) - rank(other)),
    questionnaires,
  }
}

function refuseRepeated(file: string, list: readonly { readonly id: string }[], problems: ContentProblem[]): void {
  for (const [id, same] of Map.groupBy(list, (one) => one.id))
    if (same.length > 1) problems.push({ file, line: 1, text: `${id}: this id is used ${same.length} times` })
}

/** The entries, topic by topic, in the order of `content/knowledge/order.yaml`. */
function readKnowledge(root: string, problems: ContentProblem[]): KnowledgeEntry[] {
  const orderFile = 'content/knowledge/order.yaml'
  const order = checkedYaml({ file: orderFile, text: readFileSync(join(root, orderFile), 'utf8') }, Order, problems)
  if (!order) return []
  const files = new Set(globSync('content/knowledge/*/*.md', { cwd: root }))
  const entries: KnowledgeEntry[] = []
  for (const topic of TOPICS) {
    for (const id of order[topic]) {
      const named = SPOKEN.map((language) => [language, `content/knowledge/${topic}/${id}.${language}.md`] as const)
      const missing = named.filter(([, file]) => !files.delete(file))
      for (const [, file] of missing) problems.push({ file: orderFile, line: 1, text: `${id}: there is no ${file}` })
      if (missing.length > 0) continue
      const entry = readEntry(root, topic, Object.fromEntries(named) as Record<Language, string>, problems)
      if (entry) entries.push(entry)
    }
  }
  for (const file of files) problems.push({ file, line: 1, text: `the entry is not listed in ${orderFile}` })
  return entries
}

function readEntry(root: string, topic: Topic, files: Record<Language, string>, problems: ContentProblem[]): KnowledgeEntry | undefined {
  const en = readMarkdown(root, files.en, EntryMatter, problems)
  const es = readMarkdown(root, files.es, TranslationMatter, problems)
  const fr = readMarkdown(root, files.fr, TranslationMatter, problems)
  if (!en || !es || !fr) return undefined
  const { id, reviewed, medicine, related, claims } = en.matter
  for (const [language, { answer, bodyLine }] of Object.entries({ en, es, fr })) {
    const marked = new Set(answer.flatMap(sentencesOf).flatMap((sentence) => sentence.claims))
    const different = [...claims.filter((claim) => !marked.has(claim)), ...[...marked].filter((claim) => !claims.includes(claim))]
    if (different.length > 0)
      problems.push({
        file: files[language as Language],
        line: bodyLine,
        text: `${id}: the marks in the text and "claims" in ${basename(files.en)} differ: ${different.join(', ')}`,
      })
  }
  return { id, topic, reviewed, isMedicine: medicine, next: related, en: toText(en), es: toText(es), fr: toText(fr) }
}

type Markdown<Matter> = { readonly matter: Matter; readonly answer: readonly string[]; readonly bodyLine: number }

function toText({ matter: { title, needs }, answer }: Markdown<z.infer<typeof TranslationMatter>>): KnowledgeText {
  return { title, ...(needs && { needs }), answer }
}

/** One Markdown file: front matter between two lines of `---`, then paragraphs with a blank line between them. */
function readMarkdown<Matter extends { readonly id: string }>(
  root: string,
  file: string,
  schema: z.ZodType<Matter>,
  problems: ContentProblem[],
): Markdown<Matter> | undefined {
  const [, front, body] = /^---\n(.*?\n)---\n(.*)$/s.exec(readFileSync(join(root, file), 'utf8')) ?? []
  if (front === undefined || body === undefined) {
    problems.push({ file, line: 1, text: 'front matter between two lines of --- expected' })
    return undefined
  }
  const matter = checkedYaml({ file, text: front, firstLine: 2 }, schema, problems)
  if (!matter) return undefined
  const bodyLine = front.split('\n').length + 3
  const answer = body
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== '')
  const [id = ''] = basename(file).split('.')
  if (matter.id !== id) problems.push({ file, line: 2, text: `id: “${matter.id}” must be the name of the file, “${id}”` })
  if (answer.length === 0) problems.push({ file, line: bodyLine, text: `${id}: a text below the front matter expected` })
  return { matter, answer, bodyLine }
}

/** Claims and related entries that are named must exist. */
function checkReferences(entries: readonly KnowledgeEntry[], claims: ReadonlySet<string>, problems: ContentProblem[]): void {
  const ids = new Set(entries.map(({ id }) => id))
  for (const { id, topic, next, en } of entries) {
    const file = `content/knowledge/${topic}/${id}.en.md`
    for (const other of next)
      if (other === id || !ids.has(other)) problems.push({ file, line: 1, text: `related: there is no other entry “${other}”` })
    for (const claim of new Set(en.answer.flatMap(sentencesOf).flatMap((sentence) => sentence.claims)))
      if (!claims.has(claim)) problems.push({ file, line: 1, text: `claims: “${claim}” is not in content/claims.yaml` })
  }
}
