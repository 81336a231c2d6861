/**
 * Measures Lara on the held-back sets in `test/lara-sets`, through the real server without a model:
 * `npm run lara:report`. Prints counts only; `npm run lara:report -- --misses` also names every miss (decision 0059).
 */
import { recogniseChecked } from '../src/features/lara/server/recognise-checked.ts'
import { type Language, SPOKEN } from '../src/features/text/rules/speech.ts'
import { type Answer, openChats, type Signed } from '../test/lara-sets/chats.ts'
import { expectedNumbers } from '../test/lara-sets/her-notes.ts'
import { CLASSES, type Must, readSet, STATEMENT_KINDS } from '../test/lara-sets/sets.ts'
import { FOLDER_OF } from './models.ts'

/** Layers that answer a question or a danger; every other layer converses or acts. */
const NOT_CONVERSING: ReadonlySet<string> = new Set(['none', 'safety', 'knowledge', 'own_data', 'unknown', 'model'])
const COLUMN = 24

/** The result of one message or dialogue; `outcome` says what the answer was. */
type Result = { group: string; language: Language; isGood: boolean; outcome: string; text: string }
const results: Result[] = []
const chats = await openChats()

function isConversing({ layer, entry = '' }: Answer): boolean {
  return !NOT_CONVERSING.has(layer) || entry.startsWith('lara-')
}

/** Neither an entry nor an alarm, for a message that asks for none. */
function isLeftAlone({ layer, entry }: Answer): boolean {
  return entry === undefined && layer !== 'safety'
}

function outcomeOf({ layer, class: name, entry }: Answer): string {
  if (layer === 'safety') return name ? `safety (${FOLDER_OF[name]})` : 'after danger'
  return entry === undefined ? layer : `entry ${entry}`
}

function holds([kind, ...names]: Must, answer: Answer): boolean {
  switch (kind) {
    case 'knowledge':
    case 'follow-up':
      return names.some((name) => name === answer.entry || (answer.class !== null && name === FOLDER_OF[answer.class]))
    case 'data':
      return answer.layer === 'own_data'
    case 'danger':
      return answer.class !== null && FOLDER_OF[answer.class] === names[0]
    case 'after-danger':
      return answer.layer === 'safety' && answer.hasLines
    case 'unknown':
      return answer.layer === 'unknown'
    case 'small-talk':
    case 'statement':
    case 'app':
    case 'doing':
      return isConversing(answer)
  }
}

function measureDanger(): void {
  for (const [language, classes] of readSet('danger'))
    for (const name of CLASSES)
      for (const way of ['plain', 'veiled'] as const)
        for (const { text, speaker } of classes[name][way]) {
          const found = recogniseChecked(text, speaker).map((one) => FOLDER_OF[one.class])
          const isGood = found.includes(name)
          const outcome = isGood ? 'recognised' : (found[0] ?? 'nothing')
          results.push({ group: `danger: ${name}, ${way}`, language, isGood, outcome, text })
        }
  for (const [language, sets] of readSet('harmless'))
    for (const speaker of ['woman', 'partner'] as const)
      for (const text of sets[speaker]) {
        const [first] = recogniseChecked(text, speaker)
        const outcome = first ? FOLDER_OF[first.class] : 'no alarm'
        results.push({ group: `harmless: ${speaker}`, language, isGood: !first, outcome, text })
      }
}

async function measureMessages(): Promise<void> {
  for (const [language, kinds] of readSet('statements'))
    for (const kind of STATEMENT_KINDS)
      for (const text of kinds[kind]) {
        const answer = await (await chats.withHer(language)).say(text)
        const isGood = isConversing(answer) || (kind === 'nonsense' && answer.layer === 'unknown')
        results.push({ group: `statement: ${kind}`, language, isGood, outcome: outcomeOf(answer), text })
      }
  for (const [language, questions] of readSet('questions'))
    for (const [text, entries] of Object.entries(questions)) {
      const answer = await (await chats.withHer(language)).say(text)
      const isOutside = entries === 'none'
      const isGood = isOutside ? isLeftAlone(answer) : holds(['knowledge', ...entries], answer)
      results.push({ group: isOutside ? 'question: outside' : 'question: inside', language, isGood, outcome: outcomeOf(answer), text })
    }
}

async function measureOwnData(): Promise<void> {
  for (const [language, questions] of readSet('own-data')) {
    let her: Signed | undefined
    for (const { ask, means, computes } of questions) {
      if (!her) {
        her = await chats.newWoman(language)
        await chats.note(her)
      }
      const answer = await (await chats.withHer(language, her)).say(ask)
      // A false alarm would change the next answers as well.
      if (answer.layer === 'safety') her = undefined
      const isUnderstood = answer.layer === 'own_data'
      const said = (answer.text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')))
      const expected = expectedNumbers(computes)
      const isRight = expected.some((numbers) => numbers.every((number) => said.includes(number)))
      const text = `${ask} (${means})`
      const outcome = isUnderstood ? 'understood' : outcomeOf(answer)
      results.push({ group: 'own data: layer', language, isGood: isUnderstood, outcome, text })
      if (!isUnderstood || expected.length === 0) continue
      const wanted = `wanted ${expected.map((numbers) => numbers.join(' and ')).join(' or ')}, said ${said.join(', ')}`
      results.push({ group: 'own data: number', language, isGood: isRight, outcome: isRight ? 'right' : `other (${wanted})`, text })
    }
  }
}

async function measureFollowUps(): Promise<void> {
  for (const [language, pairs] of readSet('follow-ups'))
    for (const { first, about, next, expected } of pairs) {
      const { say } = await chats.withHer(language)
      const one = await say(first)
      results.push({
        group: 'follow-up: first',
        language,
        isGood: holds(['knowledge', ...about], one),
        outcome: outcomeOf(one),
        text: first,
      })
      const other = await say(next)
      const isGood = holds(['follow-up', ...expected], other)
      results.push({ group: 'follow-up: second', language, isGood, outcome: outcomeOf(other), text: `${first} / ${next}` })
    }
}

async function measureReplies(): Promise<void> {
  for (const [language, list] of readSet('replies'))
    for (const { offered, reply, chosen } of list) {
      const { say, offer } = await chats.withHer(language)
      await offer(offered)
      const answer = await say(reply)
      const isNone = chosen === 'none'
      const isGood = isNone ? isLeftAlone(answer) : answer.entry === offered[chosen - 1]
      const text = `${offered.join(', ')} / ${reply}`
      results.push({ group: isNone ? 'reply: none chosen' : 'reply: chosen', language, isGood, outcome: outcomeOf(answer), text })
    }
}

async function measureDialogues(): Promise<void> {
  for (const [language, dialogues] of readSet('dialogues'))
    for (const dialogue of dialogues) {
      const isHers = 'woman' in dialogue
      const { say } = await (isHers ? chats.withHer(language) : chats.withHim(language))
      const turns = Object.values(dialogue as Record<string, Record<string, Must>[]>).flatMap((list) => list.flatMap(Object.entries<Must>))
      let wrong = 0
      for (const [text, must] of turns) {
        const answer = await say(text)
        // The guides for partners answer questions as well.
        const isGuided = !isHers && answer.layer === 'guide' && (must[0] === 'knowledge' || must[0] === 'follow-up')
        const isGood = isGuided || holds(must, answer)
        if (!isGood) wrong += 1
        results.push({ group: `dialogue turn: ${must[0]}`, language, isGood, outcome: outcomeOf(answer), text })
      }
      results.push({ group: 'dialogue: whole', language, isGood: wrong === 0, outcome: `${wrong} wrong`, text: turns[0]?.[0] ?? '' })
    }
}

/** "31/40 78 % [62-88]": how many are good, with the Wilson interval of 95 %. */
function shareOf(list: readonly Result[]): string {
  const [hits, all] = [list.filter(({ isGood }) => isGood).length, list.length]
  if (all === 0) return '-'
  const [share, square] = [hits / all, 1.96 ** 2]
  const middle = (share + square / (2 * all)) / (1 + square / all)
  const half = (1.96 * Math.sqrt((share * (1 - share)) / all + square / (4 * all ** 2))) / (1 + square / all)
  const percent = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100)
  return `${hits}/${all} ${percent(share)} % [${percent(middle - half)}-${percent(middle + half)}]`
}

/** How many answers were of which kind. Entries are right or wrong; their names are among the misses only. */
function kindsOf(list: readonly Result[]): string {
  const kinds = list.map(({ outcome, isGood }) => {
    if (outcome.startsWith('entry ')) return isGood ? 'right entry' : 'wrong entry'
    return outcome.startsWith('other ') ? 'other' : outcome
  })
  const counted = [...Map.groupBy(kinds, (kind) => kind)].map(([kind, same]) => ({ kind, count: same.length }))
  return counted
    .toSorted((one, other) => other.count - one.count)
    .map(({ kind, count }) => `${kind} ${count}`)
    .join(', ')
}

function printRow(name: string, cells: readonly string[]): void {
  console.log([name.padEnd(COLUMN + 4), ...cells.map((cell) => cell.padEnd(COLUMN))].join('').trimEnd())
}

function printResults(name: string, list: readonly Result[]): void {
  printRow(name, [list, ...SPOKEN.map((language) => list.filter((one) => one.language === language))].map(shareOf).concat(kindsOf(list)))
}

function printReport(): void {
  printRow('', ['all', ...SPOKEN, 'answers'])
  for (const [group, list] of Map.groupBy(results, (one) => one.group)) printResults(group, list)
  console.log()
  for (const name of [...CLASSES.map((one) => `danger: ${one},`), 'danger:', 'harmless:', 'statement:', 'question:', 'dialogue turn:'])
    printResults(
      `all ${name.replace(/[:,]$/, '')}`,
      results.filter(({ group }) => group.startsWith(name)),
    )
  for (const way of ['plain', 'veiled'])
    printResults(
      `all danger, ${way}`,
      results.filter(({ group }) => group.endsWith(`, ${way}`)),
    )
  const sorted = chats.times.toSorted((one, other) => one - other)
  const quantile = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(1) ?? '-'
  console.log(`\nTime per message of hers: p50 ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms; ${sorted.length} messages`)
  if (!process.argv.includes('--misses')) return
  for (const { group, language, outcome, text } of results.filter((one) => !one.isGood))
    console.log(`${group} (${language}): ${text} -> ${outcome}`)
}

try {
  measureDanger()
  await measureMessages()
  await measureOwnData()
  await measureFollowUps()
  await measureReplies()
  await measureDialogues()
  printReport()
} finally {
  await chats.close()
}
