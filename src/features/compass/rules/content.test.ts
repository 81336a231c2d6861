import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import { sentencesOf } from '../../lara/rules/claim-wording.ts'
import { SIGNAL_TEMPLATES } from '../../partner/content/signal-templates.ts'
import { CONFIDENCE_WORDS } from '../content/confidence-words.ts'
import { PAUSE_LINES } from '../content/guided-pause.ts'
import { SUGGESTIONS } from '../content/suggestions.ts'
import { ACTION_TYPES, SIGNAL_MAX, SignalCategory, SuggestionCategory, type Language } from '../contract.ts'
import { posteriors } from './posterior.ts'
import { suggestionsPage } from './ranking.ts'

const LANGUAGES = ['en', 'es', 'fr'] as const
const GRADE_MOST = 8
const SENTENCE_WORDS_MOST = 17
const WORD = /[\p{L}\p{N}'’-]+/gu

/** What no text here may hold: watching her, her body, medicine, pressure, and whoever she or he may be. `*` stands for any ending. */
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

/** Words by which a French or Spanish text would tell who somebody is. */
const GENDERED = {
  es: /(?<!\p{L})(?:cansad[oa]|segur[oa]|content[oa]|nosotr[oa]s|l[oa]s dos(?= y| si|[.,:;])|escuchad[oa]|junt[oa]s|est(?:oy|és?|ás?|ar) (?:list|sol)[oa])(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:prête?|fatiguée?|toute? seule?|assise?|contente?|désolée?|écoutée?|rassurée?|sûre?|heureu(?:x|se)|partenaire|moitié)(?!\p{L})/iu,
}

/** Every text of a language, with what it is called. */
function textsIn(language: Language): { name: string; text: string }[] {
  return [
    ...SUGGESTIONS.map((one) => ({ name: one.id, text: one[language] })),
    ...SIGNAL_TEMPLATES.map((one) => ({ name: one.id, text: one[language] })),
    ...PAUSE_LINES[language].map(({ at, text }) => ({ name: `pause ${at}`, text })),
    ...Object.entries(CONFIDENCE_WORDS).map(([level, words]) => ({ name: level, text: words[language] })),
  ]
}

/** The reading grade of an English text (Flesch-Kincaid). */
function grade(text: string): number {
  const words = text.match(/[\p{L}'’-]+/gu) ?? []
  return fleschKincaid({ sentence: sentencesOf(text).length, word: words.length, syllable: syllable(text) })
}

const plain = (text: string) => (text.toLowerCase().match(WORD) ?? []).join(' ')

/** How many words two texts share, as a part of all their words. */
function likeness(one: string, other: string): number {
  const [first, second] = [new Set(plain(one).split(' ')), new Set(plain(other).split(' '))]
  const shared = [...first].filter((word) => second.has(word)).length
  return shared / (first.size + second.size - shared)
}

describe('the ideas', () => {
  test('are at least 72, about equally many of each category and at least eight of each kind of support', () => {
    const categories = SuggestionCategory.options.map((one) => SUGGESTIONS.filter(({ category }) => category === one).length)
    const kinds = ACTION_TYPES.map((type) => SUGGESTIONS.filter(({ action_type }) => action_type === type).length)
    expect(SUGGESTIONS.length).toBeGreaterThanOrEqual(72)
    expect(Math.max(...categories) - Math.min(...categories)).toBeLessThanOrEqual(2)
    expect(Math.min(...kinds)).toBeGreaterThanOrEqual(8)
    for (const type of ACTION_TYPES)
      expect(new Set(SUGGESTIONS.filter(({ action_type }) => action_type === type).map(({ category }) => category)).size, type).toBe(4)
  })

  test('of one page are of three categories, on any day and page, while nothing of her reactions is known', () => {
    const nothing = posteriors([], Date.parse('2026-11-21T12:00:00Z'))
    for (let day = 0; day < 24; day += 1)
      for (let more = 0; more < 24; more += 1) {
        const page = suggestionsPage(SUGGESTIONS, nothing, { today: addDays('2026-11-21', day), language: 'en', more })
        expect(new Set(page.map(({ category }) => category)).size).toBe(3)
      }
  })

  test.each(LANGUAGES)('are 60 to 180 characters long in %s, and end as a sentence does', (language) => {
    for (const one of SUGGESTIONS) {
      expect([one.id, one[language].length >= 60, one[language].length <= 180]).toEqual([one.id, true, true])
      expect(one[language]).toMatch(/^\p{Lu}.*[.?»”]$/u)
    }
  })

  test('leave to him in French whether he is called tu or vous: only what he may say to her says tu', () => {
    for (const { fr } of SUGGESTIONS)
      expect(fr.replaceAll(/«[^»]*»/g, '')).not.toMatch(/(?<![\p{L}-])(?:tu|toi|te|ton|ta|tes|vous|votre|vos)(?!\p{L})/iu)
  })
})

describe('the words she can start a signal from', () => {
  test('are at least six of each category, each id once', () => {
    for (const one of SignalCategory.options)
      expect(SIGNAL_TEMPLATES.filter(({ category }) => category === one).length, one).toBeGreaterThanOrEqual(6)
    expect(new Set(SIGNAL_TEMPLATES.map(({ id }) => id)).size).toBe(SIGNAL_TEMPLATES.length)
  })

  test.each(LANGUAGES)('leave her room to go on writing in %s', (language) => {
    for (const one of SIGNAL_TEMPLATES) expect(one[language].length, one.id).toBeLessThanOrEqual(SIGNAL_MAX / 2)
  })
})

describe.each(LANGUAGES)('what Compass says in %s', (language) => {
  test('is there in full, once, without spaces at its ends', () => {
    const texts = textsIn(language)
    for (const { name, text } of texts) expect([name, text !== '' && text === text.trim()]).toEqual([name, true])
    expect(new Set(texts.map(({ text }) => plain(text))).size).toBe(texts.length)
    const pairs = SUGGESTIONS.flatMap((one, place) => SUGGESTIONS.slice(place + 1).map((other) => [one, other] as const))
    expect(
      pairs.filter(([one, other]) => likeness(one[language], other[language]) > 0.5).map(([one, other]) => [one.id, other.id]),
    ).toEqual([])
  })

  test('holds no figure, no markup and no address', () => {
    for (const { text } of textsIn(language)) expect(text).not.toMatch(/\d|https?:|www\.|[<>{}[\]*_#`|]/)
  })

  test('tells nobody to watch, push or mend her, names nothing medical, and fits any couple', () => {
    const banned = bannedIn(language)
    expect(textsIn(language).filter(({ text }) => banned.test(text))).toEqual([])
    if (language !== 'en') expect(textsIn(language).filter(({ text }) => GENDERED[language].test(text))).toEqual([])
  })

  test('is said in short sentences', () => {
    const long = textsIn(language).flatMap(({ name, text }) =>
      sentencesOf(text)
        .map((one) => ({ name, sentence: one.text, words: one.text.match(WORD)?.length ?? 0 }))
        .filter(({ words }) => words > (language === 'en' ? SENTENCE_WORDS_MOST + 5 : SENTENCE_WORDS_MOST)),
    )
    expect(long).toEqual([])
  })
})

test('a banned word is found wherever it stands, and only as a word of its own', () => {
  expect(
    ['Track how it goes.', 'Read about menopause.', 'Check up on things.', 'Ask her.'].filter((text) => bannedIn('en').test(text)),
  ).toHaveLength(4)
  expect(['Revisa la lista.', '¿Tiene síntomas?', 'Pregunta si él quiere.'].filter((text) => bannedIn('es').test(text))).toHaveLength(3)
  expect(['La ménopause', 'Vérifier le carnet', 'ses règles'].filter((text) => bannedIn('fr').test(text))).toHaveLength(3)
  expect(['Then sit there together.', 'The shelter', 'mended'].filter((text) => bannedIn('en').test(text))).toEqual([])
})

test('all of it is read easily in English: grade 8 or below', () => {
  const grades = textsIn('en')
    .filter(({ name }) => !(name in CONFIDENCE_WORDS))
    .map(({ name, text }) => ({ name, grade: grade(text) }))
  const mean = grades.reduce((sum, one) => sum + one.grade, 0) / grades.length
  console.info(
    `Compass: ${SUGGESTIONS.length} ideas, ${SIGNAL_TEMPLATES.length} beginnings, reading grade ${mean.toFixed(1)} on average, ${Math.max(...grades.map((one) => one.grade)).toFixed(1)} at most`,
  )
  expect(grades.filter((one) => one.grade > GRADE_MOST)).toEqual([])
})
