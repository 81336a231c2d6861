import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lightPackOf } from '../../../../scripts/build/light-packs.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { openLight } from '../../knowledge/rules/light-library.ts'
import { recognise } from '../../safety/rules/recognise.ts'
import { type Language, SPOKEN } from '../../text/rules/speech.ts'
import { DEMO_STARTERS } from '../content/demo.ts'
import { answerInDemo } from './demo.ts'
import { type DemoAnswer, titleText, titledAnswer, toDemoAnswer } from './demo-answer.ts'

const TODAY = '2026-11-21' as LocalDate
const PACKS = { en: lightPackOf('en'), es: lightPackOf('es'), fr: lightPackOf('fr') }
const REGIONS = ['US', 'CA', 'UK', 'AU'] as const

/** What a visitor is told, as the page asks for it. */
function ask(question: string, region: (typeof REGIONS)[number] = 'US', preferred: Language = 'en') {
  const open = (language: Language) => ({ pack: PACKS[language], library: openLight(PACKS[language]) })
  return answerInDemo(question, { region, preferred, today: TODAY, open })
}

const labels = ({ parts }: DemoAnswer) => parts.chips.map(({ label }) => label)

describe('the demo on the start page', () => {
  test('offers questions that Lara has an entry for, in its own words', () => {
    for (const { id, title } of DEMO_STARTERS) {
      const entry = PACKS.en.entries.find((one) => one.id === id)
      expect(entry && titleText(entry, 'en', 'US')).toBe(title)
      expect(titledAnswer(title, PACKS.en, 'US')?.text).toContain((entry?.answer[0] ?? '').split('[')[0])
    }
  })

  test.each(['es', 'fr'] as const)('offers them in %s by titles that are answered there', (language) => {
    const messages = new Map(Object.entries<string>(JSON.parse(readFileSync(`locales/landing/${language}.json`, 'utf8'))))
    for (const { id, title } of DEMO_STARTERS) {
      const entry = PACKS[language].entries.find((one) => one.id === id)
      for (const region of REGIONS) {
        const answer = titledAnswer(messages.get(title) ?? '', PACKS[language], region)
        expect(answer).toEqual(entry && toDemoAnswer(entry, PACKS[language], region))
      }
    }
  })

  test('answers a question in her own words from a reviewed entry, with its source and what may be asked next', async () => {
    const answer = await ask('I wake up drenched every night, what can I do?')
    expect(answer.parts.layer).toBe('knowledge')
    expect(answer.parts.sources.length).toBeGreaterThan(0)
    expect(answer.parts.chips.length).toBeGreaterThan(0)
    expect(answer.text).not.toMatch(/\[#|[{}]/)
  })

  test('speaks the language of the question and the words of the region', async () => {
    expect((await ask('¿Cuántos años duran los sofocos?')).language).toBe('es')
    expect((await ask('Qu’est-ce qui aide contre les bouffées de chaleur la nuit ?')).language).toBe('fr')
    // Too short to be told apart by itself: then the browser speaks.
    expect(await ask('Combien de temps durent les bouffées de chaleur ?', 'CA', 'fr')).toMatchObject({
      language: 'fr',
      parts: { layer: 'knowledge' },
    })
    expect((await ask('libido', 'US', 'es')).language).toBe('es')
    expect((await ask('is brain fog normal', 'US', 'fr')).language).toBe('en')
    expect(labels(await ask('What is a hot flash?', 'US')).join()).toMatch(/hot flash/i)
    expect(labels(await ask('What is a hot flush?', 'UK')).join()).toMatch(/hot flush/i)
  })

  test.each([
    ['US', 'I want to kill myself', '988'],
    ['UK', 'I want to kill myself', '116 123'],
    ['AU', 'My husband hits me when I forget things', '1800 737 732'],
    ['CA', 'I have crushing chest pain and my left arm is numb', '911'],
    ['US', 'Quiero morirme', '988'],
    ['CA', "J'ai peur de mon conjoint", 'ShelterSafe'],
  ] as const)('in %s, “%s” is answered with help lines first, before any knowledge', async (region, question, line) => {
    const { parts } = await ask(question, region)
    expect(parts.layer).toBe('safety')
    expect(parts.help_lines.map(({ name, phone }) => `${name} ${phone}`).join()).toContain(line)
  })

  test.each([
    ['en', 'my husband beats me when I forget the shopping', 'close this page'],
    ['es', 'mi marido me pega cuando olvido la compra', 'cierra esta página'],
    ['fr', 'mon mari me frappe quand j’oublie les courses', 'fermez cette page'],
  ] as const)('in %s, “%s” is told how to leave this page, which has no quick exit', async (language, question, words) => {
    const { text, parts } = await ask(question, 'US', language)
    expect(parts).toMatchObject({ class: 'C2', chips: [] })
    expect(text).toContain(words)
    expect(text).not.toMatch(/Esc |Échap|Quick exit|Salida rápida|Sortie rapide/)
  })

  test('gives no dose and no diagnosis', async () => {
    expect((await ask('Should I double my estrogen patch?')).parts.layer).toBe('safety')
    expect((await ask('Do I have cancer?')).parts.layer).toBe('safety')
  })

  test.each([
    ['en', 'I can’t sleep', 'sleep-why-worse'],
    ['en', 'I’m dying of heat', 'hot-flashes-moment'],
    ['es', 'no duermo nada', 'sleep-why-worse'],
    ['es', 'me muero de calor', 'hot-flashes-moment'],
    ['es', 'se me olvida todo', 'memory-brain-fog'],
    ['es', 'estoy harta de todo', 'mood-irritable'],
    ['fr', 'j’ai des bouffées de chaleur', 'hot-flashes-help'],
    ['fr', 'je meurs de chaud la nuit', 'hot-flashes-night'],
    ['fr', 'je ne dors plus', 'sleep-why-worse'],
    ['fr', 'le cafard me prend le matin', 'mood-low'],
  ] as const)('in %s, the everyday words “%s” get their topic', async (language, question, id) => {
    const pack = PACKS[language]
    const entry = pack.entries.find((one) => one.id === id)
    expect(await ask(question, 'US', language)).toEqual(entry && toDemoAnswer(entry, pack, 'US'))
  })

  test.each([
    ['en', 'hello|hi|thank you|thanks|I’m not doing so well'],
    ['es', 'hola|buenas|gracias|no estoy muy bien'],
    ['fr', 'bonjour|salut|merci|ça ne va pas trop'],
  ] as const)('in %s, a greeting, thanks and a bad day are answered warmly, with something to tap', async (language, questions) => {
    for (const question of questions.split('|')) {
      const answer = await ask(question, 'US', language)
      expect([question, answer.parts.layer, answer.language]).toEqual([question, 'guide', language])
      expect(answer.parts.chips.length).toBeGreaterThan(2)
      for (const chip of labels(answer)) expect(titledAnswer(chip, PACKS[language], 'US')).toBeDefined()
    }
  })

  test('says that it has no notes of hers, when only those could tell', async () => {
    for (const question of ['How did I sleep this week?', '¿Cómo dormí esta semana?', 'Comment ai-je dormi cette semaine ?'])
      expect((await ask(question)).parts.layer).toBe('own_data')
  })

  test('says that it does not know, and what can be asked', async () => {
    const answer = await ask('Which football team won yesterday?')
    expect(answer).toMatchObject({ parts: { layer: 'unknown', sources: [], help_lines: [] } })
    expect(answer.parts.chips.length).toBeGreaterThan(0)
    for (const chip of labels(answer)) expect(titledAnswer(chip, PACKS.en, 'US')).toBeDefined()
  })

  test.each(SPOKEN)('every title that can be tapped has its answer, in %s and in the words of each region', (language) => {
    const pack = PACKS[language]
    for (const region of REGIONS) {
      const lost = pack.entries.filter(
        (entry) => titledAnswer(titleText(entry, language, region), pack, region)?.parts.layer !== 'knowledge',
      )
      expect(lost.map(({ id }) => id)).toEqual([])
    }
  })

  test('what it offers first is no alarm', () => {
    for (const { title } of DEMO_STARTERS) expect(recognise(title, 'woman')).toEqual([])
  })
})
