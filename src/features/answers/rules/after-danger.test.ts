import { describe, expect, test } from 'vitest'
import { AFTER_DANGER, SAID_AFTER } from '../../safety/content/after-danger.ts'
import { admittedDanger, besideDenial } from './denied-danger.ts'
import { toWritten } from '../../text/rules/written.ts'
import { partsOf } from './answer.ts'
import { afterDanger, dangerIn, isAsking, isAskingBeside, isElse, isFree, isNoDanger, withTurns } from './after-danger.ts'
import { kindAfter } from './said-after.ts'
import { SPOKEN } from '../../text/rules/speech.ts'

describe('messages after a danger are classified', () => {
  test.each([
    [
      'unanswered',
      'nobody answers|no one is picking up|the line is busy|no contestan|nadie responde|personne ne répond|la ligne est occupée',
    ],
    [
      'unwilling',
      "I don't want to call|I can't talk to strangers on the phone|no quiero llamar|je ne veux pas appeler|je n'ose pas téléphoner",
    ],
    ['secret', "don't tell anyone|please don't tell my husband|no se lo digas a nadie|ne le dites à personne|can my husband read this?"],
    ['bound', "I can't leave, I have no money|I can't leave because of the kids|no puedo irme por mis hijos|je ne peux pas partir"],
    [
      'harmed',
      "I took the pills already|I've taken all of them|I cut my arm|ya me tomé las pastillas|me corté|j'ai tout pris|je me suis coupée",
    ],
    [
      'called',
      "I called them|I've called 999|the ambulance is on its way|ya he llamado|viene la ambulancia|j'ai appelé|l'ambulance arrive",
    ],
    ['over', "it stopped|I'm better now|ya pasó|ya estoy mejor|ça va mieux|ça va maintenant|c'est passé"],
    ['over', "he is asleep now|he left|I'm ok|I am okay now"],
    ['rest', 'ok|Okay.|ok...|my arm fell asleep|my left arm is heavy|I passed out|it is starting all over again'],
    ['now', 'what do I do now?|what should I do|¿qué hago?|qué puedo hacer|que faire ?|je fais quoi maintenant'],
    ['yes', 'yes|yes I am|I am safe|sí|sí, estoy a salvo|oui|oui, je suis en sécurité'],
    ['no', "no|not really|I don't think so|no, creo que no|non|pas vraiment"],
    ['thanks', 'thank you|thanks Lara|gracias|merci beaucoup'],
    [
      'rest',
      "I don't know|not sure|no lo sé|je ne sais pas|ça va mal|he took my phone|he hurt me again|I was called stupid|I didn't take the pills|me hizo daño|que alguien me llame",
    ],
    ['rest', 'he came home at six|my mother used to bake bread|the garden looks nice|la casa está fría|il pleut depuis hier soir'],
  ])('%s', (kind, messages) => {
    for (const message of messages.split('|'))
      expect([message, kindAfter(toWritten(message)).replace('safe', 'yes')]).toEqual([message, kind])
  })

  test('a question is distinguished from a statement', () => {
    for (const asked of ['how long do hot flashes last', 'Is it normal?', 'cómo duermo mejor', 'combien de temps ça dure'])
      expect([asked, isAsking(toWritten(asked))]).toEqual([asked, true])
    for (const said of ['I slept badly', 'the night was long', 'hace frío', 'il fait froid'])
      expect([said, isAsking(toWritten(said))]).toEqual([said, false])
  })
})

test('what to do about a complaint is an unrelated question, except in an emergency', () => {
  const near = { class: 'C1', isOwn: true } as const
  for (const [message, language] of [
    ['what can I do for hot flashes?', 'en'],
    ['¿qué puedo hacer contra los sofocos?', 'es'],
    ['que faire contre les bouffées de chaleur ?', 'fr'],
  ] as const) {
    expect([message, isElse(toWritten(message), near, language)]).toEqual([message, true])
    expect([message, isElse(toWritten(message), { ...near, class: 'M1' }, language)]).toEqual([message, false])
  }
  for (const message of ['what do I do now?', 'what do I do if he comes back', 'what can I do, I am so sad'])
    expect([message, isElse(toWritten(message), near, 'en')]).toEqual([message, false])
})

test('a danger applies to the next six messages, and other classes are not dangers', () => {
  const danger = { kind: 'safety', class: 'C1', cause: 'wish' } as const
  const other = [null, null, null, null, null]
  expect(dangerIn([...other, danger])).toEqual({ class: 'C1', isOwn: true })
  expect(dangerIn([null, ...other, danger])).toBeUndefined()
  expect(dangerIn([{ ...danger, class: 'M2', cause: 'lump' }])).toBeUndefined()
  expect(dangerIn([{ ...danger, class: 'C2', cause: 'own' }])).toEqual({ class: 'C2', isOwn: false })
})

test.each(SPOKEN)('every answer after a danger in %s has help lines and no chips', (language) => {
  for (const region of ['US', 'CA', 'UK', 'AU', 'EU'] as const) {
    for (const name of ['C1', 'C2', 'M1'] as const) {
      const made = afterDanger(toWritten('rain'), { class: name, isOwn: true }, { language, region, tone: 'calm' }, 'woman')
      expect([region, made.parts.help_lines.length > 0, made.parts.chips, made.about]).toEqual([region, true, [], null])
      expect(made.text).not.toMatch(/[{}]/)
    }
  }
  const { all, of, others } = AFTER_DANGER[language]
  expect(SAID_AFTER.filter((said) => all[said] === '')).toEqual([])
  for (const text of [others, ...Object.values(all), ...Object.values(of).flatMap((texts) => Object.values(texts))])
    expect([text, text.length > 40 && text.length < 400]).toEqual([text, true])
})

describe('a danger is settled', () => {
  const card = { said: '…', about: { kind: 'safety', class: 'C1', cause: 'weighed' }, parts: partsOf('safety', { class: 'C1' }) } as const
  const turn = (said: string) => ({ said, about: null, parts: partsOf('guide') })
  const unsure = dangerIn([card.about]) ?? { class: 'C1', isOwn: true }
  const sure = { class: 'C1', isOwn: true } as const
  const named = { ...card, about: { ...card.about, cause: 'wish' } }

  test('not by "I won\'t do anything, but I do think of it", which admits it', () => {
    const asked = dangerIn([card.about]) ?? sure
    for (const said of [
      "i won't do anything. but i do think about it",
      'no voy a hacer nada, tengo a mi hija. pero si lo pienso, hace como un mes',
      'no, no entendiste mal. si lo pienso cada semana',
      'non non jvais rien me faire, jsuis juste à bout',
    ]) {
      expect(admittedDanger(said, asked, 'en')).toMatchObject({ class: 'C1', cause: 'hints' })
      expect(isNoDanger(toWritten(said), asked)).toBe(false)
    }
    for (const said of [
      'no no, I only meant the heat',
      "no, I'm fine, but sometimes I think it's the hormones",
      'creo que sí, pero a veces dudo',
    ])
      expect(admittedDanger(said, asked, 'en')).toBeUndefined()
    expect(admittedDanger('but i do think about it', { ...asked, isSettled: true }, 'en')).toBeUndefined()
    expect(admittedDanger('but i do think about it', sure, 'en')).toBeUndefined()
  })

  test('a named one counts before a suspected one, except right after the question about that one, which "yes" answers', () => {
    expect(dangerIn([null, card.about, named.about])).toEqual(sure)
    const asked = dangerIn([card.about, named.about]) ?? sure
    expect(asked).toEqual(unsure)
    const manner = { language: 'en', region: 'UK', tone: 'calm' } as const
    const made = afterDanger(toWritten('yes'), withTurns(asked, [card, named]), manner, 'woman')
    expect([made.parts.class, made.about]).toEqual(['C1', expect.objectContaining({ cause: 'hints' })])
  })

  test('by a "no" or a correction where only the classifier suspected it', () => {
    expect(unsure).toEqual({ class: 'C1', isOwn: true, isUnsure: true })
    for (const said of ['no', 'no no, I only meant the heat', 'no me refería a eso', "ce n'est pas ce que je voulais dire"])
      expect([said, withTurns(unsure, [turn(said), card]).isSettled]).toEqual([said, true])
    expect(withTurns(unsure, [turn('the garden'), card])).toMatchObject({ isSettled: false, isNew: false })
    expect(withTurns(unsure, [turn('the dog'), turn('the garden'), card]).isSettled).toBe(true)
    expect(withTurns(sure, [turn('the dog'), turn('the garden'), named]).isSettled).toBe(false)
    expect(isNoDanger(toWritten("that's not what I meant"), unsure)).toBe(true)
    expect(isNoDanger(toWritten('I see no way out'), unsure)).toBe(false)
  })

  test.each([
    ['No, god no. How do I switch my brain off?', 'How do I switch my brain off?'],
    ['What? No! Nothing like that. I forgot a name and felt stupid.', 'I forgot a name and felt stupid.'],
    ['no, i was talking about the dishwasher', ''],
    ['nada de eso, es que hoy estoy agotada', 'es que hoy estoy agotada'],
    ["Mais non, pas du tout. C'est le chien qui me manque.", "C'est le chien qui me manque."],
    ['no energy, no appetite', undefined],
    ['I have no energy left', undefined],
    ['yes', undefined],
  ])('"%s" denies it, and says "%s" besides', (said, rest) => {
    expect(besideDenial(said, unsure)).toBe(rest)
    expect(besideDenial(said, sure)).toBeUndefined()
  })

  test('only in words where a phrase named it', () => {
    for (const [said, isSettled] of [
      ['I am safe', true],
      ['I was just talking about work', true],
      ['yes', false],
      ['no', false],
      ['it stopped', false],
      ['he never hits me', false],
    ] as const)
      expect([said, withTurns(sure, [turn(said), named]).isSettled]).toEqual([said, isSettled])
  })

  test('and her messages are answered like any other, but for what belongs to it', () => {
    const settled = { ...sure, isSettled: true }
    for (const said of ['the garden', 'thank you', 'how do I sleep better?'])
      expect([said, isFree(toWritten(said), settled)]).toEqual([said, true])
    for (const said of ['no', 'nobody answers', 'I took all of them'])
      expect([said, isFree(toWritten(said), settled)]).toEqual([said, false])
    expect(isFree(toWritten('the garden'), sure)).toBe(false)
    expect(isFree(toWritten('the garden'), unsure)).toBe(true)
    expect(isFree(toWritten('yes'), { ...unsure, isNew: true })).toBe(false)
    // It replies to something that Lara asked since.
    expect(isFree(toWritten('yes, a heavy flow'), { ...unsure, isNew: false })).toBe(true)
  })

  test('a question in the same message is heard', () => {
    for (const said of ["I'm perfectly safe, thanks. Can dryness be part of it?", 'yes im safe. can we talk about the anger'])
      expect([said, isAskingBeside(toWritten(said), sure)]).toEqual([said, true])
    expect(isAskingBeside(toWritten('it stopped, is it over?'), sure)).toBe(false)
  })

  test.each(SPOKEN)('in %s, "yes" to the question brings the full card, "no" an apology', (language) => {
    const manner = { language, region: 'UK', tone: 'calm' } as const
    const confirmed = afterDanger(toWritten({ en: 'yes', es: 'sí', fr: 'oui' }[language]), { ...unsure, isNew: true }, manner, 'woman')
    expect([confirmed.parts.class, confirmed.about]).toEqual(['C1', { kind: 'safety', class: 'C1', cause: 'hints' }])
    const denied = afterDanger(toWritten({ en: 'no', es: 'no', fr: 'non' }[language]), unsure, manner, 'woman')
    expect([denied.text, denied.parts.help_lines.length > 0]).toEqual([AFTER_DANGER[language].all.misread, true])
  })

  test('she is asked once whether she is safe', () => {
    const asked = { said: 'rain', about: null, parts: partsOf('safety') }
    const manner = { language: 'en', region: 'UK', tone: 'calm' } as const
    expect(afterDanger(toWritten('rain'), withTurns(sure, [named]), manner, 'woman').text).toContain('Are you safe')
    expect(afterDanger(toWritten('rain'), withTurns(sure, [asked, named]), manner, 'woman').text).toBe(AFTER_DANGER.en.again)
  })
})

test('an emergency of weeks ago ends, and is not one of violence', () => {
  const turns = (said: string) => [{ said, about: null, parts: partsOf('safety', { class: null }) }]
  const isOver = (said: string, name: 'M1' | 'C2') => withTurns({ class: name, isOwn: true }, turns(said)).isSettled
  for (const said of ['it was two weeks ago', 'no, that was last month', 'fue hace dos semanas', "c'était il y a deux mois"]) {
    expect([said, isOver(said, 'M1')]).toEqual([said, true])
    expect([said, isOver(said, 'C2')]).toEqual([said, false])
  }
  for (const said of ['it began two weeks ago and it is back now', 'sigue desde hace dos semanas', 'it was an hour ago'])
    expect([said, isOver(said, 'M1')]).toEqual([said, false])
})
