import { describe, expect, test } from 'vitest'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { SPOKEN, type Language } from '../../text/rules/speech.ts'
import { partsOf, toChip } from './answer.ts'
import { chipsOf, unknownAnswer } from './guides.ts'
import { titledEntry } from './knowledge-answer.ts'
import { type Offer, offerOf, replyOf } from './reply.ts'
import { smallTalkAnswer } from './small-talk-answer.ts'
import { shown } from './wording.ts'

const SLEEP = 'sleep-waking'
const SWEATS = 'hot-flashes-night'
const FORMS = 'treatments-forms'
type OfferName = 'next' | 'low' | 'greeting' | 'unasked' | 'safety' | 'none'

function offerIn(name: OfferName, language: Language): Offer | undefined {
  const manner = { language, region: 'US', tone: 'calm' } as const
  const chips = [SLEEP, SWEATS, FORMS].flatMap((id) =>
    KNOWLEDGE.filter((entry) => entry.id === id).map((entry) => toChip(shown([entry[language].title], manner))),
  )
  if (name === 'none') return undefined
  if (name === 'next') return offerOf(partsOf('knowledge', { chips }), true)
  if (name === 'safety') return offerOf(partsOf('safety', { chips }), true)
  if (name === 'greeting') return offerOf(partsOf('guide', { chips: chipsOf(language) }), false)
  if (name === 'unasked') return offerOf(unknownAnswer(manner, []).parts, false)
  return offerOf(smallTalkAnswer('low', manner).parts, false)
}

/** What a reply means, in one word: the entry or message of a chip, the kind, or the corrected words after "=". */
function meant(language: Language, offer: OfferName, message: string): string {
  const reply = replyOf(message, offerIn(offer, language), language)
  if (!reply) return 'nothing'
  if (reply.kind === 'chip') return titledEntry(reply.chip.message)?.id ?? reply.chip.message
  return reply.kind === 'correction' ? `=${reply.words}` : reply.kind
}

/** Replies by offer and meaning; several messages are separated by "/". */
const REPLIES: Readonly<Record<Language, readonly (readonly [OfferName, string, string])[]>> = {
  en: [
    [
      'next',
      SLEEP,
      'yes / Yes please! / yeah / sure / ok yes / yes, tell me / tell me more / more please / the first one / the first / 1 / number one / that one / go on',
    ],
    ['next', SLEEP, 'the one about waking / small hours'],
    ['next', SWEATS, 'the second one / second / 2 / the second please / number two, please / night sweats one / the one about sweats'],
    ['next', FORMS, 'the third / the last one / number 3 / the patch / the gel one / about the tablet / yes, the patch'],
    ['next', 'no', 'no / no thanks / No, thank you / nope / not really / none of those / not now / neither'],
    [
      'next',
      '=the pills',
      'no, I meant the pills / not that, the pills / sorry, I meant the pills / no, the pills / the pills, not the cream / I was talking about the pills',
    ],
    ['next', '=at work', 'I mean at work / no, at work'],
    ['low', 'sleep-why-worse', 'my nights / the nights mostly / sleep / my sleep / the second'],
    ['low', 'body-tiredness', 'my body / the last one'],
    ['low', 'mood-low', 'my mood / the first one'],
    ['low', 'which', 'yes / tell me more'],
    ['greeting', 'which', 'yes / sure'],
    ['greeting', 'Breathing Exercise', 'the breathing / the third one'],
    ['greeting', 'no', 'no'],
    ['unasked', 'which', 'yes'],
    ['none', 'listening', 'yes / yes please'],
    ['none', 'no', 'no'],
    ['none', 'nothing', 'the second one'],
    ['safety', 'nothing', 'no / yes / no thanks'],
  ],
  es: [
    [
      'next',
      SLEEP,
      'sí / sí, por favor / claro / vale, sí / claro que sí / cuéntame más / dime más / la primera / primera / la 1 / esa / sigue / la uno',
    ],
    ['next', SLEEP, 'la de la madrugada'],
    [
      'next',
      SWEATS,
      'la segunda / segunda / la 2 / la segunda, por favor / número dos / los nocturnos / la de los nocturnos / la del medio',
    ],
    ['next', FORMS, 'la tercera / la última / la 3 / el parche / el gel / la del parche / sí, el gel'],
    [
      'next',
      'no',
      'no / no, gracias / ninguna / ninguna de esas / ahora no / la verdad es que no / no hace falta / nada más / de momento no',
    ],
    [
      'next',
      '=las capsulas',
      'no, me refiero a las cápsulas / eso no, las cápsulas / perdón, quería decir las cápsulas / no, las cápsulas / las cápsulas, no la crema / hablaba de las cápsulas',
    ],
    ['next', '=en el trabajo', 'digo en el trabajo / no, en el trabajo'],
    ['low', 'sleep-why-worse', 'mis noches / las noches / sobre todo las noches / la segunda'],
    ['low', 'body-tiredness', 'el cuerpo / la última'],
    ['low', 'mood-low', 'mi ánimo / la primera'],
    ['low', 'which', 'sí / cuéntame más'],
    ['greeting', 'which', 'sí / claro'],
    ['greeting', 'Breathing Exercise', 'la respiración / la tercera'],
    ['greeting', 'no', 'no'],
    ['unasked', 'which', 'sí'],
    ['none', 'listening', 'sí / claro que sí'],
    ['none', 'no', 'no'],
    ['none', 'nothing', 'la segunda'],
    ['safety', 'nothing', 'no / sí / no, gracias'],
  ],
  fr: [
    [
      'next',
      SLEEP,
      'oui / oui, s’il vous plaît / bien sûr / volontiers / d’accord, oui / dites-m’en plus / en savoir plus / la première / première / la 1 / celle-là / continuez / encore',
    ],
    ['next', SLEEP, 'celle sur le réveil'],
    ['next', SWEATS, 'la deuxième / la seconde / deuxième / la 2e / la deuxième, svp / numéro deux / les sueurs / celle sur les sueurs'],
    ['next', FORMS, 'la troisième / la dernière / numéro trois / le patch / le gel / celle sur le patch / oui, le gel'],
    ['next', 'no', 'non / non merci / aucune / pas maintenant / pas vraiment / aucune de celles-là / ce n’est pas la peine / rien d’autre'],
    [
      'next',
      '=les pilules',
      'je voulais dire les pilules / pas ça, les pilules / pardon, je parlais des pilules / non, les pilules / les pilules, pas la crème / non, je veux dire les pilules',
    ],
    ['next', '=au travail', 'je veux dire au travail / non, au travail'],
    ['low', 'sleep-why-worse', 'mes nuits / les nuits surtout / le sommeil / la deuxième'],
    ['low', 'body-tiredness', 'mon corps / la dernière'],
    ['low', 'mood-low', 'le moral / la première'],
    ['low', 'which', 'oui / dites-m’en plus'],
    ['greeting', 'which', 'oui / bien sûr'],
    ['greeting', 'Breathing Exercise', 'la respiration / la troisième'],
    ['greeting', 'no', 'non'],
    ['unasked', 'which', 'oui'],
    ['none', 'listening', 'oui / oui, volontiers'],
    ['none', 'no', 'non'],
    ['none', 'nothing', 'la deuxième'],
    ['safety', 'nothing', 'non / oui / non merci'],
  ],
}

describe.each(SPOKEN)('replies to what Lara offered, in %s', (language) => {
  test('choose a chip, decline or correct', () => {
    const all = REPLIES[language].flatMap(([offer, meaning, said]) => said.split(' / ').map((message) => ({ offer, meaning, message })))
    expect(all.length).toBeGreaterThanOrEqual(40)
    const wrong = all
      .map((one) => ({ ...one, got: meant(language, one.offer, one.message) }))
      .filter(({ meaning, got, message }) => {
        // The words that are corrected keep the article she used.
        const pills = message.includes('des pilules') ? '=pilules' : meaning
        return got !== meaning && got !== pills
      })
    expect(wrong).toEqual([])
  })
})

test.each([
  ['en', 'how do I sleep better?'],
  ['en', 'do I need a bone scan'],
  ['en', 'yes but is the patch safe for my heart?'],
  ['en', 'no sleep for three days and my head hurts'],
  ['en', 'what is the first sign of menopause?'],
  ['en', 'no periods for a year'],
  ['en', 'thank you'],
  ['en', 'hot flashes'],
  // A common complaint gets its own entry, which is the one of the chip.
  ['en', 'my sweats'],
  ['es', 'los sudores'],
  ['en', 'hello'],
  ['en', 'my nights are awful and I cry'],
  ['es', '¿el parche es seguro?'],
  ['es', 'no puedo dormir'],
  ['es', 'no tengo la regla desde hace un año'],
  ['es', 'gracias'],
  ['es', 'la primera vez que sangré fue ayer'],
  ['es', 'quiero decirle algo a mi marido'],
  ['fr', 'le patch est-il sûr ?'],
  ['fr', 'je ne dors plus'],
  ['fr', 'pas de règles depuis un an'],
  ['fr', 'merci'],
  ['fr', 'la première fois que j’ai saigné'],
  ['fr', 'plus envie de rien'],
] as const)('a message that stands alone is no reply, in %s: %s', (language, message) => {
  expect(meant(language, 'next', message)).toBe('nothing')
})
