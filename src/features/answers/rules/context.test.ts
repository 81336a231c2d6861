import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { libraryOf } from '../../lara/server/library.ts'
import { SPOKEN, type Language } from '../../text/rules/speech.ts'
import { type Topic } from './context.ts'
import { dependenceOf } from './context-dependence.ts'
import { topicOf, type Turn } from './context-topic.ts'
import { findCorrected, findFollowing, findKnowledge } from './knowledge-answer.ts'

/** Required share of follow-ups with the right entry, and largest share with a wrong one. */
const RIGHT_LEAST = 0.85
const WRONG_MOST = 0.1

/** First question, follow-up, and the ids of the entries that answer it. */
const FOLLOW_UPS: Readonly<Record<Language, string>> = {
  en: `
Why do I get hot flashes?|and how long do they last?|hot-flashes-how-long
what sets off a hot flash|so what helps?|hot-flashes-help
What really helps against hot flashes?|and at night?|hot-flashes-night,sleep-night-sweats
what helps against hot flushes|what about herbs?|hot-flashes-supplements
what can I do about hot flashes|and at work?|hot-flashes-work,work-hot-flashes
What is a hot flash?|why do I get them?|hot-flashes-why
how do I deal with a hot flush when it comes|but could it be something else?|hot-flashes-see-doctor
do hormones help with hot flashes|and without hormones?|hot-flashes-medicines,treatments-without-hormones
what does vaginal estrogen do|is it safe?|treatments-vaginal-estrogen
What does vaginal oestrogen do?|how long does it take to work?|treatments-vaginal-estrogen
is vaginal oestrogen any good for dryness|does it raise the risk of breast cancer?|treatments-vaginal-estrogen
what is hormone therapy|what are the risks?|treatments-risks
what is HRT?|and the side effects?|treatments-side-effects
what are the benefits of HRT|and the risks?|treatments-risks
what is hormone therapy|how soon does it work?|treatments-how-soon
tell me about HRT|is it right for me?|treatments-who-decides
tell me about HRT|is it too late for me?|treatments-starting-late
what are the side effects of HRT|how long can I take it?|treatments-how-long
does hormone therapy help with mood|and with bones?|bones-hormones
does hrt protect my bones|what about the heart?|heart-hormones
does magnesium help with sleep|is it safe?|treatments-magnesium
should I take magnesium|and vitamin D?|treatments-vitamin-d
does black cohosh help|and soy?|treatments-soy
does black cohosh help with flushes|what about evening primrose?|treatments-evening-primrose
is st john's wort any good|can I take it with my other medicines?|treatments-st-johns-wort,treatments-supplements
what is CBT|does it help with sleep?|sleep-cbt
what is CBT for insomnia|and for hot flashes?|hot-flashes-cbt,treatments-cbt
what is perimenopause|how long does it last?|stages-how-long
what is perimenopause|what are the first signs?|stages-first-signs
how long does perimenopause last|can I still get pregnant?|stages-pregnancy
when am I in menopause|is there a test for it?|stages-test
what comes after menopause|and before 40?|stages-before-40
why do I sleep so badly|does alcohol make it worse?|sleep-alcohol
why do I keep waking at 3am|and coffee?|sleep-caffeine
what helps me fall asleep|are naps ok?|sleep-naps
why can't I sleep any more|what about sleeping pills?|sleep-pills
why am I so anxious all of a sudden|is it because of my cycle?|mood-cycle
why do I cry so easily|and the anger?|mood-rage,mood-irritable
why do I feel so low|do antidepressants help?|mood-medicines
why do I feel so low|when should I see a doctor about it?|mood-doctor
what happens to my bones in menopause|which exercise is good for them?|bones-exercise
am I at risk of weak bones|do I need a scan?|bones-scan
how do I get more calcium for my bones|are there medicines for that?|bones-medicines
why is my cholesterol high|what should I eat?|heart-food
how does menopause affect my heart|and smoking?|heart-smoking
what is this brain fog|could it be dementia?|memory-dementia
what is brain fog|do hormones help with that?|memory-medicines
why does sex hurt now|which lubricant is good?|intimacy-lubricants
where has my desire gone|does testosterone help?|treatments-testosterone
what helps with leaking urine|how do I train the muscles?|intimacy-pelvic-floor
how do I tell my partner about menopause|and the children?|relationships-children
should I tell my manager|what are my rights?|work-rights
how do I cope with night shifts|and when I'm tired at work?|work-tired,work-night-shifts
can hypnosis help with hot flashes|how many sessions would I need?|treatments-hypnosis
why do my joints ache|would HRT help with that?|treatments-benefits,treatments-hormone-therapy,treatments-who-decides
why am I so dizzy|could it be my blood pressure?|heart-blood-pressure,body-dizziness
why is my hair getting thin|will it grow back?|body-hair
what is a statin for|does it have side effects?|heart-statins
should I stop the pill at 52|and the coil?|stages-contraception,stages-on-pill,bleeding-coil,treatments-contraception
does wine harm my sleep|and one glass?|sleep-alcohol,self-care-alcohol
how do I prepare for my visit to the doctor|should someone come with me?|doctor-bring-someone
my doctor does not take me seriously|can I ask for another one?|doctor-second-opinion
is walking enough exercise|what about weights?|self-care-strength
are patches better than tablets|and gel?|treatments-forms
why do I get bladder infections|does vaginal oestrogen help with those?|treatments-vaginal-estrogen,intimacy-infections
what is hormone therapy|can I still take it at 65?|treatments-starting-late
what happens if I stop hormone therapy|do the flushes come back?|treatments-stopping
my legs are restless at night|what can I do about it?|sleep-restless-legs`,
  es: `
¿Por qué tengo sofocos?|¿y cuánto duran?|hot-flashes-how-long
qué provoca los sofocos|¿y qué ayuda?|hot-flashes-help
¿Qué ayuda de verdad contra los sofocos?|¿y por la noche?|hot-flashes-night,sleep-night-sweats
qué puedo hacer contra los sofocos|¿y las hierbas?|hot-flashes-supplements
qué puedo hacer con los sofocos|¿y en el trabajo?|hot-flashes-work,work-hot-flashes
¿Qué es un sofoco?|¿por qué me dan?|hot-flashes-why
qué ayuda con los sofocos|pero ¿podría ser otra cosa?|hot-flashes-see-doctor
las hormonas ayudan con los sofocos|¿y sin hormonas?|hot-flashes-medicines,treatments-without-hormones
¿Qué hace el estrógeno vaginal?|¿es seguro?|treatments-vaginal-estrogen
qué hace el estrógeno vaginal|¿cuánto tarda en hacer efecto?|treatments-vaginal-estrogen
qué es la terapia hormonal|¿qué riesgos tiene?|treatments-risks
qué es la terapia hormonal|¿y los efectos secundarios?|treatments-side-effects
qué beneficios tiene la terapia hormonal|¿y los riesgos?|treatments-risks
qué es la terapia hormonal|¿cuándo empieza a notarse?|treatments-how-soon
háblame de la terapia hormonal|¿es adecuada para mí?|treatments-who-decides
qué riesgos tiene la terapia hormonal|¿cuánto tiempo se puede tomar?|treatments-how-long
la terapia hormonal protege los huesos|¿y el corazón?|heart-hormones
el magnesio ayuda a dormir|¿es seguro?|treatments-magnesium
debo tomar magnesio|¿y la vitamina D?|treatments-vitamin-d
ayuda la cimicífuga|¿y la soja?|treatments-soy
ayuda la cimicífuga contra los sofocos|¿y la onagra?|treatments-evening-primrose
sirve el hipérico|¿puedo tomarlo con mis medicinas?|treatments-st-johns-wort,treatments-supplements
qué es la terapia cognitivo-conductual|¿sirve para dormir?|sleep-cbt
qué es la TCC para el insomnio|¿y para los sofocos?|hot-flashes-cbt,treatments-cbt
qué es la perimenopausia|¿cuánto dura?|stages-how-long
qué es la perimenopausia|¿cuáles son las primeras señales?|stages-first-signs
cuánto dura la perimenopausia|¿todavía puedo quedarme embarazada?|stages-pregnancy
cuándo estoy en la menopausia|¿hay una prueba para eso?|stages-test
por qué duermo tan mal|¿el alcohol lo empeora?|sleep-alcohol
por qué me despierto a las 3 de la mañana|¿y el café?|sleep-caffeine
qué me ayuda a dormirme|¿y las siestas?|sleep-naps
por qué no puedo dormir|¿y las pastillas para dormir?|sleep-pills
por qué tengo ansiedad de repente|¿es por mi ciclo?|mood-cycle
por qué lloro con tanta facilidad|¿y la rabia?|mood-rage,mood-irritable
por qué estoy tan triste|¿ayudan los antidepresivos?|mood-medicines
por qué me siento tan baja de ánimo|¿cuándo debo ir al médico por eso?|mood-doctor
qué les pasa a mis huesos en la menopausia|¿qué ejercicio les va bien?|bones-exercise
tengo riesgo de huesos débiles|¿necesito una densitometría?|bones-scan
por qué tengo alto el colesterol|¿y qué debo comer?|heart-food
cómo afecta la menopausia al corazón|¿y el tabaco?|heart-smoking
qué es la niebla mental|¿podría ser demencia?|memory-dementia
qué es la niebla mental|¿ayudan las hormonas con eso?|memory-medicines
por qué me duele el sexo ahora|¿qué lubricante es bueno?|intimacy-lubricants
dónde se ha ido mi deseo|¿sirve la testosterona?|treatments-testosterone
qué ayuda con las pérdidas de orina|¿cómo entreno los músculos?|intimacy-pelvic-floor
cómo se lo cuento a mi pareja|¿y a mis hijos?|relationships-children
debo decírselo a mi jefa|¿qué derechos tengo?|work-rights
por qué se me cae el pelo|¿vuelve a crecer?|body-hair
para qué sirven las estatinas|¿tienen efectos secundarios?|heart-statins
caminar es suficiente ejercicio|¿y las pesas?|self-care-strength
mi médica no me toma en serio|¿puedo pedir otra opinión?|doctor-second-opinion
el parche es mejor que la pastilla|¿y el gel?|treatments-forms
qué es la terapia hormonal|¿puedo empezarla a los 65?|treatments-starting-late
se me mueven las piernas por la noche|¿qué hago para calmarlas?|sleep-restless-legs
el vino me quita el sueño|¿y el café?|sleep-caffeine`,
  fr: `
Pourquoi ai-je des bouffées de chaleur ?|et ça dure combien de temps ?|hot-flashes-how-long
qu'est-ce qui déclenche une bouffée de chaleur|et qu'est-ce qui aide ?|hot-flashes-help
Qu’est-ce qui aide vraiment contre les bouffées de chaleur ?|et la nuit ?|hot-flashes-night,sleep-night-sweats
que faire contre les bouffées de chaleur|et les plantes ?|hot-flashes-supplements
que faire contre les bouffées de chaleur|et au travail ?|hot-flashes-work,work-hot-flashes
C'est quoi une bouffée de chaleur ?|pourquoi j'en ai ?|hot-flashes-why
qu'est-ce qui aide contre les bouffées de chaleur|mais ça pourrait être autre chose ?|hot-flashes-see-doctor
les hormones aident contre les bouffées de chaleur|et sans hormones ?|hot-flashes-medicines,treatments-without-hormones
Que font les œstrogènes vaginaux ?|c'est sans danger ?|treatments-vaginal-estrogen
que font les œstrogènes vaginaux|ça met combien de temps à agir ?|treatments-vaginal-estrogen
c'est quoi le traitement hormonal|quels sont les risques ?|treatments-risks
c'est quoi le traitement hormonal|et les effets secondaires ?|treatments-side-effects
quels sont les bénéfices du traitement hormonal|et les risques ?|treatments-risks
c'est quoi le traitement hormonal|ça agit au bout de combien de temps ?|treatments-how-soon
parlez-moi du traitement hormonal|est-ce que c'est pour moi ?|treatments-who-decides
quels sont les risques du traitement hormonal|on peut le prendre combien de temps ?|treatments-how-long
le traitement hormonal protège les os|et le cœur ?|heart-hormones
le magnésium aide à dormir|c'est sans danger ?|treatments-magnesium
faut-il prendre du magnésium|et la vitamine D ?|treatments-vitamin-d
l'actée à grappes noires aide-t-elle|et le soja ?|treatments-soy
l'actée à grappes est-elle efficace contre les bouffées|et l'onagre ?|treatments-evening-primrose
le millepertuis est-il efficace|je peux le prendre avec mes médicaments ?|treatments-st-johns-wort,treatments-supplements
c'est quoi la TCC|ça aide à dormir ?|sleep-cbt
c'est quoi la TCC pour l'insomnie|et pour les bouffées de chaleur ?|hot-flashes-cbt,treatments-cbt
c'est quoi la périménopause|ça dure combien de temps ?|stages-how-long
c'est quoi la périménopause|quels sont les premiers signes ?|stages-first-signs
combien de temps dure la périménopause|je peux encore tomber enceinte ?|stages-pregnancy
quand suis-je ménopausée|il y a un test pour ça ?|stages-test
pourquoi je dors si mal|l'alcool aggrave ça ?|sleep-alcohol
pourquoi je me réveille à 3 heures du matin|et le café ?|sleep-caffeine
comment m'endormir plus facilement|et les siestes ?|sleep-naps
pourquoi je n'arrive plus à dormir|et les somnifères ?|sleep-pills
pourquoi suis-je anxieuse tout à coup|c'est lié à mon cycle ?|mood-cycle
pourquoi je pleure pour un rien|et la colère ?|mood-rage,mood-irritable
pourquoi ai-je le moral si bas|les antidépresseurs, ça aide ?|mood-medicines
pourquoi ai-je le moral si bas|quand faut-il en parler à un médecin ?|mood-doctor
que se passe-t-il dans mes os à la ménopause|quel exercice leur fait du bien ?|bones-exercise
ai-je un risque d'os fragiles|il me faut une densitométrie ?|bones-scan
pourquoi mon cholestérol est-il haut|et que manger ?|heart-food
comment la ménopause touche-t-elle le cœur|et le tabac ?|heart-smoking
c'est quoi ce brouillard mental|ça peut être une démence ?|memory-dementia
c'est quoi ce brouillard mental|les hormones aident pour ça ?|memory-medicines
pourquoi j'ai mal pendant les rapports|quel lubrifiant choisir ?|intimacy-lubricants
où est passé mon désir|la testostérone, ça aide ?|treatments-testosterone
qu'est-ce qui aide contre les fuites urinaires|comment muscler le périnée ?|intimacy-pelvic-floor
comment le dire à mon conjoint|et aux enfants ?|relationships-children
dois-je le dire à ma cheffe|quels sont mes droits ?|work-rights
pourquoi je perds mes cheveux|ça repousse ?|body-hair
à quoi servent les statines|il y a des effets secondaires ?|heart-statins
marcher, est-ce suffisant|et la musculation ?|self-care-strength
mon médecin ne me prend pas au sérieux|puis-je demander un autre avis ?|doctor-second-opinion
le patch est-il mieux que le comprimé|et le gel ?|treatments-forms
c'est quoi le traitement hormonal|je peux le commencer à 65 ans ?|treatments-starting-late
mes jambes ne tiennent pas en place la nuit|que faire contre ça ?|sleep-restless-legs`,
}
const ROWS = SPOKEN.flatMap((language) =>
  FOLLOW_UPS[language]
    .trim()
    .split('\n')
    .map((line) => {
      const [first = '', next = '', ids = ''] = line.split('|')
      return { language, first, next, ids: ids.split(',') }
    }),
)

function topicAfter(question: string, language: Language): Topic {
  return { question, entry: findKnowledge(question, language, libraryOf(language)).entry }
}

const found = (message: string, language: Language, topic: Topic) => findFollowing(message, language, libraryOf(language), topic).entry?.id

test('follow-ups get the entry they mean', () => {
  const judged = ROWS.map((row) => ({ ...row, got: found(row.next, row.language, topicAfter(row.first, row.language)) }))
  const right = judged.filter(({ ids, got }) => got !== undefined && ids.includes(got))
  const missed = judged.filter((one) => !right.includes(one))
  const wrong = missed.filter(({ got }) => got !== undefined)
  const shares = SPOKEN.map((language) => {
    const of = (list: readonly { language: Language }[]) => list.filter((one) => one.language === language).length
    return `${language} ${of(right)} of ${of(judged)}`
  })
  console.info(`Follow-ups: right ${right.length} of ${judged.length} (${shares.join(', ')}), wrong ${wrong.length}`)
  for (const one of missed) console.info(`${one.language} ${one.first} → ${one.next} = ${one.ids.join()} ← ${one.got ?? '–'}`)
  expect(right.length / judged.length).toBeGreaterThanOrEqual(RIGHT_LEAST)
  expect(wrong.length / judged.length).toBeLessThanOrEqual(WRONG_MOST)
  for (const language of SPOKEN) expect(ROWS.filter((row) => row.language === language).length).toBeGreaterThanOrEqual(40)
})

test('nearly all questions that stand alone are answered as without a conversation', { timeout: 120_000 }, () => {
  const folder = join(import.meta.dirname, '../../../../training/questions/dev')
  const questions = ['questions.txt', 'complaints.txt'].flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [language = '', , ...text] = line.split('|')
        return { language: language as Language, text: text.join('|') }
      }),
  )
  const changed = questions.flatMap(({ language, text }, at) => {
    const before = ROWS.filter((row) => row.language === language)
    return [at * 7, at * 11 + 3, at * 13 + 17].flatMap((place) => {
      const { first = '' } = before[place % before.length] ?? {}
      const alone = findKnowledge(text, language, libraryOf(language))
      const got = findFollowing(text, language, libraryOf(language), topicAfter(first, language))
      return got.entry === alone.entry &&
        (got.entry || String(got.suggestions.map(({ id }) => id)) === String(alone.suggestions.map(({ id }) => id)))
        ? []
        : [`${first} → ${text}: ${got.entry?.id}`]
    })
  })
  expect(changed.length / (3 * questions.length), changed.join('\n')).toBeLessThan(0.07)
})

describe('a follow-up', () => {
  test.each([
    [
      'en',
      'What does vaginal estrogen do?',
      ['is it safe?', 'what are the risks?', 'does it cause clots?', 'and the side effects?', 'for how long?', 'can I stop it?'],
    ],
    [
      'es',
      '¿Qué hace el estrógeno vaginal?',
      ['¿es seguro?', '¿qué riesgos tiene?', '¿y los efectos secundarios?', '¿cuánto tiempo puedo usarlo?'],
    ],
    [
      'fr',
      'Que font les œstrogènes vaginaux ?',
      ['c’est sûr ?', 'quels sont les risques ?', 'et les effets secondaires ?', 'combien de temps ?'],
    ],
  ] as const)('about one form is never answered with what is true of another, in %s', (language, first, messages) => {
    const topic = topicAfter(first, language)
    for (const message of messages)
      expect([message, ['treatments-vaginal-estrogen', undefined].includes(found(message, language, topic))]).toEqual([message, true])
  })

  test.each([
    ['en', 'Why do I get hot flashes?', 'and what is the capital of France?'],
    ['en', 'Why do I get hot flashes?', 'who won the match?'],
    ['en', 'does magnesium help', 'recipe for soup'],
    ['es', '¿Por qué tengo sofocos?', '¿quién ganó el partido?'],
    ['fr', 'Pourquoi ai-je des bouffées de chaleur ?', 'qui a gagné le match ?'],
  ] as const)('about something else finds nothing, in %s: %s, %s', (language, first, message) => {
    expect(found(message, language, topicAfter(first, language))).toBeUndefined()
  })

  test.each([
    ['en', 'how can I cope with so much stress?', 'why does it itch down there?', 'intimacy-itching'],
    ['en', 'what is HRT?', 'is it normal that my hair is getting thin?', 'body-hair'],
    ['en', 'what is HRT?', 'do I need a bone scan?', 'bones-scan'],
    ['es', 'qué es la terapia hormonal', '¿por qué se me cae el pelo?', 'body-hair'],
    ['fr', 'c’est quoi le traitement hormonal', 'pourquoi je perds mes cheveux ?', 'body-hair'],
  ] as const)('that changes the topic is answered alone, in %s: %s, %s', (language, first, message, id) => {
    expect(found(message, language, topicAfter(first, language))).toBe(id)
  })
})

test('a correction takes the place of what it corrects', () => {
  const corrected = (language: Language, first: string, words: string) =>
    findCorrected(words, language, libraryOf(language), topicAfter(first, language)).entry?.id
  expect(corrected('en', 'does black cohosh help with hot flashes', 'soy')).toBe('treatments-soy')
  expect(corrected('en', 'how long do hot flashes last', 'perimenopause')).toBe('stages-how-long')
  expect(corrected('es', 'debo tomar magnesio', 'vitamina d')).toBe('treatments-vitamin-d')
  expect(corrected('fr', 'le magnésium aide à dormir', 'la vitamine d')).toBe('treatments-vitamin-d')
})

describe('the topic of a conversation', () => {
  const entry = (id: string) => KNOWLEDGE.find((one) => one.id === id)
  const turn = (said: string, layer: Turn['layer'], id = ''): Turn => ({ said, layer, entry: entry(id) })
  const flashes = turn('why do I get hot flashes all day long', 'knowledge', 'hot-flashes-why')

  test('is the last question and its entry, also after small talk', () => {
    expect(topicOf([turn('thanks', 'guide'), flashes], 'en')).toEqual({ question: flashes.said, entry: flashes.entry })
  })

  test('is the title of the entry after a follow-up', () => {
    expect(topicOf([turn('and how long?', 'knowledge', 'hot-flashes-how-long'), flashes], 'en')?.entry?.id).toBe('hot-flashes-how-long')
  })

  test('includes the question before an unanswered follow-up', () => {
    expect(topicOf([turn('and for the dog?', 'unknown'), flashes], 'en')?.question).toContain('hot flashes')
  })

  test('is empty at the beginning and after a safety answer', () => {
    expect([topicOf([], 'en'), topicOf([turn('I want to die', 'safety'), flashes], 'en')]).toEqual([undefined, undefined])
  })
})

test.each([
  ['en', 'good slow cooker recipe for the beef stew my mother always made on Sundays'],
  ['es', 'cuál es la mejor receta de tortilla de patatas que se hace en casa'],
] as const)('a long message without a pronoun does not depend on the last question, in %s', (language, message) => {
  expect(dependenceOf(message, language)).toBeUndefined()
})

test.each([
  ['es', 'stages-how-long', '¿cuánto dura la perimenopausia?', '¿y los sofocos?', 'hot-flashes-how-long'],
  ['fr', 'stages-how-long', 'combien de temps dure la périménopause ?', 'et les bouffées ?', 'hot-flashes-how-long'],
  ['es', 'mood-irritable', 'salto por cualquier cosa', '¿es por las hormonas?', 'mood-irritable'],
  ['es', 'mood-irritable', 'salto por cualquier cosa', '¿y él qué puede hacer?', 'relationships-partner-help'],
  ['es', 'intimacy-dryness', '¿qué puedo usar?', '¿y él qué dirá?', 'intimacy-talking'],
  ['fr', 'relationships-partner-understanding', 'mon mari ne comprend pas', 'et moi dans tout ça ?', 'self-care-kindness'],
  ['en', 'relationships-arguments', 'we keep arguing', 'and what about me?', 'self-care-kindness'],
] as const)('in %s, after %s, "%s / %s"', (language, id, question, message, expected) => {
  const topic = { question, entry: KNOWLEDGE.find((one) => one.id === id) }
  expect(findFollowing(message, language, libraryOf(language), topic).entry?.id).toBe(expected)
})
