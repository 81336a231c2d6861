import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { sentencesOf } from '../../knowledge/rules/claim-wording.ts'
import { SIGNAL_TEMPLATES } from '../../partner/content/signal-templates.ts'
import { CONFIDENCE_WORDS } from '../content/confidence-words.ts'
import { PAUSE_LINES } from '../content/guided-pause.ts'
import { SUGGESTIONS } from '../content/generated/suggestions.ts'
import { ACTION_TYPES, SIGNAL_MAX, SignalCategory } from '../../couple/contract.ts'
import { SuggestionCategory, type Language } from '../contract.ts'
import { posteriors } from './posterior.ts'
import { suggestionsPage } from './ranking.ts'

const LANGUAGES = ['en', 'es', 'fr'] as const
const GRADE_MOST = 8
const SENTENCE_WORDS_MOST = 17
const WORD = /[\p{L}\p{N}'’-]+/gu

/**
 * Words that no text may contain: about watching her, her body, medicine, pressure, and anyone's gender. `*` matches
 * any ending.
 */
const BANNED: Record<Language, string> = {
  en:
    'track*|monitor*|check* up|check* on|keep an eye|keep watch|watch her|watch your partner|watch them|spy*|notice when|observe*|prove*|proof|evidence|' +
    'hormon*|menopaus*|perimenopaus*|symptom*|period|periods|cycle*|bleed*|menstru*|hot flash*|hot flush*|night sweat*|sweat*|pms|mood swing*|brain fog|' +
    'doctor*|medic*|pill*|dose*|treat|treatment*|therap*|diagnos*|cure*|hrt|supplement*|weight|diet*|' +
    'should|must|ought|calm down|cheer up|relax|fix|fixes|fixing|convince*|persuade*|push*|insist*|make her|make your partner|get her|remind her|' +
    'wife|husband|girlfriend|boyfriend|she|her|hers|herself|he|him|his|himself|woman|women|man|men|lady|girl|boy',
  es:
    'rastre*|monitor*|control*|vigil*|supervis*|revisa|revisar|revisas|revises|revisando|espi*|comprueb*|observ*|demuestr*|prueba|pruebas|' +
    'hormon*|menopaus*|perimenopaus*|climaterio|síntoma*|regla|reglas|periodo*|período*|ciclo*|sangr*|menstru*|sofoco*|bochorno*|sudor*|' +
    'médic*|medic*|doctor*|pastilla*|dosis|tratamiento*|terap*|diagn*|cura|curar|suplemento*|dieta*|adelgaz*|' +
    'debes|debe|deberías|debería|cálmate|cálmese|arréglala|arréglalo|convence*|persuad*|presion*|' +
    'esposa|esposo|marido|mujer|mujeres|hombre|hombres|novia|novio|ella|ellas|él|chica|chico|señora',
  fr:
    'surveill*|contrôl*|vérifi*|espionn*|observ*|guett*|pister|traquer|prouv*|preuve*|' +
    'hormon*|ménopaus*|périménopaus*|symptôme*|règles|cycle*|saign*|menstru*|bouffée*|sueur*|transpir*|' +
    'médecin*|médic*|docteur*|pilule*|dose*|traitement*|thérap*|diagnos*|guérir|régime*|maigr*|' +
    'devez|devrait|devrais|dois|doit|calme-toi|calmez-vous|réparer|convain*|persuad*|forcer|insist*|' +
    'femme|femmes|épouse|époux|mari|homme|hommes|copine|copain|compagne|compagnon|conjoint*|chérie|chéri|vous|votre|vos',
}
const bannedIn = (language: Language) => new RegExp(`(?<![\\p{L}-])(?:${BANNED[language].replaceAll('*', '\\p{L}*')})(?![\\p{L}])`, 'iu')

/** Words that reveal gender in a French or Spanish text. */
const GENDERED = {
  es: /(?<!\p{L})(?:cansad[oa]|segur[oa]|content[oa]|nosotr[oa]s|l[oa]s dos(?= y| si|[.,:;])|escuchad[oa]|junt[oa]s|est(?:oy|és?|ás?|ar) (?:list|sol)[oa])(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:prête?|fatiguée?|toute? seule?|assise?|contente?|désolée?|écoutée?|rassurée?|sûre?|heureu(?:x|se)|partenaire|moitié)(?!\p{L})/iu,
}

/** Every text of a language, with a name for messages. */
function textsIn(language: Language): { name: string; text: string }[] {
  return [
    ...SUGGESTIONS.map((source) => ({ name: source.id, text: source[language] })),
    ...SIGNAL_TEMPLATES.map((source) => ({ name: source.id, text: source[language] })),
    ...PAUSE_LINES[language].map(({ at, text }) => ({ name: `pause ${at}`, text })),
    ...Object.entries(CONFIDENCE_WORDS).map(([level, words]) => ({ name: level, text: words[language] })),
  ]
}

/** Flesch-Kincaid reading grade of an English text. */
function grade(text: string): number {
  const words = text.match(/[\p{L}'’-]+/gu) ?? []
  return fleschKincaid({ sentence: sentencesOf(text).length, word: words.length, syllable: syllable(text) })
}

const plain = (text: string) => (text.toLowerCase().match(WORD) ?? []).join(' ')

/** Shared words of two texts, as a fraction of all their words. */
function similarity(a: string, b: string): number {
  const [first, second] = [new Set(plain(a).split(' ')), new Set(plain(b).split(' '))]
  const shared = [...first].filter((word) => second.has(word)).length
  return shared / (first.size + second.size - shared)
}

describe('the suggestions', () => {
  test('are at least 72, balanced across categories, with at least eight of each type', () => {
    const categories = SuggestionCategory.options.map((option) => SUGGESTIONS.filter(({ category }) => category === option).length)
    const kinds = ACTION_TYPES.map((type) => SUGGESTIONS.filter(({ action_type }) => action_type === type).length)
    expect(SUGGESTIONS.length).toBeGreaterThanOrEqual(72)
    expect(Math.max(...categories) - Math.min(...categories)).toBeLessThanOrEqual(2)
    expect(Math.min(...kinds)).toBeGreaterThanOrEqual(8)
    for (const type of ACTION_TYPES)
      expect(new Set(SUGGESTIONS.filter(({ action_type }) => action_type === type).map(({ category }) => category)).size, type).toBe(4)
  })

  test('of one page have three categories, on any day and page, while no reactions count', () => {
    const nothing = posteriors([], Date.parse('2026-11-21T12:00:00Z'))
    for (let day = 0; day < 24; day += 1)
      for (let more = 0; more < 24; more += 1) {
        const page = suggestionsPage(SUGGESTIONS, nothing, { today: addDays('2026-11-21', day), language: 'en', more })
        expect(new Set(page.map(({ category }) => category)).size).toBe(3)
      }
  })

  test.each(LANGUAGES)('are 60 to 180 characters long in %s and end like sentences', (language) => {
    for (const suggestion of SUGGESTIONS) {
      expect([suggestion.id, suggestion[language].length >= 60, suggestion[language].length <= 180]).toEqual([suggestion.id, true, true])
      expect(suggestion[language]).toMatch(/^\p{Lu}.*[.?»”]$/u)
    }
  })

  test('avoid tu and vous for the partner in French, except in quoted speech to her', () => {
    for (const { fr } of SUGGESTIONS)
      expect(fr.replaceAll(/«[^»]*»/g, '')).not.toMatch(/(?<![\p{L}-])(?:tu|toi|te|ton|ta|tes|vous|votre|vos)(?!\p{L})/iu)
  })
})

describe('the signal templates', () => {
  test('are at least six of each category, each id once', () => {
    for (const option of SignalCategory.options)
      expect(SIGNAL_TEMPLATES.filter(({ category }) => category === option).length, option).toBeGreaterThanOrEqual(6)
    expect(new Set(SIGNAL_TEMPLATES.map(({ id }) => id)).size).toBe(SIGNAL_TEMPLATES.length)
  })

  test.each(LANGUAGES)('leave room for her own text in %s', (language) => {
    for (const template of SIGNAL_TEMPLATES) expect(template[language].length, template.id).toBeLessThanOrEqual(SIGNAL_MAX / 2)
  })
})

describe.each(LANGUAGES)('the texts of Compass in %s', (language) => {
  test('are complete, unique and without surrounding spaces', () => {
    const texts = textsIn(language)
    for (const { name, text } of texts) expect([name, text !== '' && text === text.trim()]).toEqual([name, true])
    expect(new Set(texts.map(({ text }) => plain(text))).size).toBe(texts.length)
    const pairs = SUGGESTIONS.flatMap((a, place) => SUGGESTIONS.slice(place + 1).map((b) => [a, b] as const))
    expect(pairs.filter(([a, b]) => similarity(a[language], b[language]) > 0.5).map(([a, b]) => [a.id, b.id])).toEqual([])
  })

  test('contain no figure, markup or address', () => {
    for (const { text } of textsIn(language)) expect(text).not.toMatch(/\d|https?:|www\.|[<>{}[\]*_#`|]/)
  })

  test('suggest no watching, pressure or fixing, contain nothing medical, and fit any couple', () => {
    const banned = bannedIn(language)
    expect(textsIn(language).filter(({ text }) => banned.test(text))).toEqual([])
    if (language !== 'en') expect(textsIn(language).filter(({ text }) => GENDERED[language].test(text))).toEqual([])
  })

  test('have short sentences', () => {
    const long = textsIn(language).flatMap(({ name, text }) =>
      sentencesOf(text)
        .map((sentence) => ({ name, sentence: sentence.text, words: sentence.text.match(WORD)?.length ?? 0 }))
        .filter(({ words }) => words > (language === 'en' ? SENTENCE_WORDS_MOST + 5 : SENTENCE_WORDS_MOST)),
    )
    expect(long).toEqual([])
  })
})

test('a banned word is found anywhere, but only as a whole word', () => {
  expect(
    ['Track how it goes.', 'Read about menopause.', 'Check up on things.', 'Ask her.'].filter((text) => bannedIn('en').test(text)),
  ).toHaveLength(4)
  expect(['Revisa la lista.', '¿Tiene síntomas?', 'Pregunta si él quiere.'].filter((text) => bannedIn('es').test(text))).toHaveLength(3)
  expect(['La ménopause', 'Vérifier le carnet', 'ses règles'].filter((text) => bannedIn('fr').test(text))).toHaveLength(3)
  expect(['Then sit there together.', 'The shelter', 'mended'].filter((text) => bannedIn('en').test(text))).toEqual([])
})

test('every English text has a reading grade of 8 or below', () => {
  const grades = textsIn('en')
    .filter(({ name }) => !(name in CONFIDENCE_WORDS))
    .map(({ name, text }) => ({ name, grade: grade(text) }))
  const mean = grades.reduce((sum, entry) => sum + entry.grade, 0) / grades.length
  console.info(
    `Compass: ${SUGGESTIONS.length} ideas, ${SIGNAL_TEMPLATES.length} beginnings, reading grade ${mean.toFixed(1)} on average, ${Math.max(...grades.map((entry) => entry.grade)).toFixed(1)} at most`,
  )
  expect(grades.filter((entry) => entry.grade > GRADE_MOST)).toEqual([])
})
