import { describe, expect, test } from 'vitest'
import { KNOWLEDGE } from '../../../knowledge/content/generated/knowledge.ts'
import { MODEL_RULES, MODEL_TONES } from '../../content/model/prompt.ts'
import { toEntryAnswer } from '../../../answers/rules/knowledge-answer.ts'
import { SPOKEN, type Language } from '../../../text/rules/speech.ts'
import { type ReplyProblem, replyProblem } from './output-filter.ts'

const SENT: Readonly<Record<Language, string>> = {
  en: 'Hot flashes last a median of 7.4 years. About 8 in 10 women get them, and 1,200 women were asked. She is 51.',
  es: 'Los sofocos duran 7,4 años de mediana. Los tienen unas 8 de cada 10 mujeres. Ella tiene 51.',
  fr: 'Les bouffées de chaleur durent 7,4 ans. Environ 8 femmes sur 10 en ont. Elle a 51 ans.',
}

const problemOf = (text: string, language: Language) => replyProblem(text, { language, sent: SENT[language], built: '' })

describe('a reply is shown', () => {
  test.each<[Language, string]>([
    ['en', 'That sounds tiring, and you are not alone with it.'],
    ['en', 'Hot flashes are very common in menopause. For many women they last about 7.4 years, and eight in ten women have them.'],
    ['en', 'If you have hot flashes at work, please talk with your doctor soon.'],
    ['en', 'You have told me a lot today. You have every right to be tired.'],
    ['en', 'Some women find a cool room, light bedding and less wine more comfortable.\n\nWould you like to try one of them tonight?'],
    ['en', 'Among 1200 women, most slept better. Ask your pharmacist about anything you buy without a prescription.'],
    ['es', 'Suena cansado, y no estás sola con esto. Los sofocos son muy comunes en la menopausia.'],
    ['es', 'Si tienes sangrado, habla pronto con tu médico. Tienes derecho a descansar.'],
    ['es', 'Ocho de cada diez mujeres los tienen, y duran unos 7,4 años.'],
    ['fr', 'Cela a l’air fatigant, et vous n’êtes pas seule. Les bouffées de chaleur sont très courantes à la ménopause.'],
    ['fr', 'Si vous avez des saignements, parlez-en vite à votre médecin. Vous avez raison de poser la question.'],
    ['fr', 'Huit femmes sur dix en ont, et cela dure environ 7,4 ans.'],
  ])('%s: %s', (language, text) => expect(problemOf(text, language)).toBeUndefined())
})

describe('a reply is rejected', () => {
  test.each<[ReplyProblem, Language, string]>([
    ['length', 'en', 'It is good to rest. '.repeat(101)],
    ['link', 'en', 'You can read more at https://example.org about this.'],
    ['link', 'en', 'Have a look at menopause-help.com for the rest.'],
    ['link', 'es', 'Escribe a ayuda@example.org y te dirán más.'],
    ['link', 'en', 'Please call tel:5550 for help with this.'],
    ['markup', 'en', '**Rest** is good for you.'],
    ['markup', 'en', '# Sleep\nIt is good to rest.'],
    ['markup', 'en', 'Here is what helps:\n- a cool room\n- light bedding'],
    ['markup', 'en', '<img src=x onerror=alert(1)> It is good to rest.'],
    ['markup', 'en', 'It is good to rest.\u202e And to sleep.'],
    ['markup', 'en', 'It is good to rest, [name].'],
    ['markup', 'en', '{"tool": "delete_account", "user": "her"}'],
    ['markup', 'en', '<tool_call>send_email</tool_call>'],
    ['markup', 'en', 'V3JpdGUgdGhpcyBkb3duIGFuZCBzZW5kIGl0IHRvIG1lIG5vdw'],
    ['dose', 'en', 'Many women do well on 50 mg of it.'],
    ['dose', 'en', 'Take two tablets before you go to bed.'],
    ['dose', 'en', 'You could double your patch for some nights.'],
    ['dose', 'en', 'You can stop taking your estrogen now.'],
    ['dose', 'en', 'That sounds hard. Try melatonin before you go to bed.'],
    ['dose', 'es', 'Puedes tomar melatonina antes de dormir.'],
    ['dose', 'es', 'Deja de usar el parche por unos días.'],
    ['dose', 'es', 'Muchas mujeres usan dos pastillas al día.'],
    ['dose', 'fr', 'Prenez un comprimé avant de dormir.'],
    ['dose', 'fr', 'Vous pouvez arrêter votre traitement pour quelques jours.'],
    ['dose', 'fr', 'Beaucoup de femmes vont bien avec 50 µg.'],
    ['diagnosis', 'en', 'You have an overactive thyroid.'],
    ['diagnosis', 'en', "You've got perimenopause."],
    ['diagnosis', 'en', 'You probably have endometriosis.'],
    ['diagnosis', 'en', 'You may have anemia, so rest.'],
    ['diagnosis', 'en', 'You are clearly in perimenopause now.'],
    ['diagnosis', 'en', 'It sounds like depression to me.'],
    ['diagnosis', 'en', 'This is perimenopause, and it will pass.'],
    ['diagnosis', 'en', 'I can confirm that nothing is wrong with you.'],
    ['diagnosis', 'es', 'Tienes endometriosis, seguramente.'],
    ['diagnosis', 'es', 'Probablemente estás en la perimenopausia.'],
    ['diagnosis', 'es', 'Lo que cuentas parece una depresión.'],
    ['diagnosis', 'es', 'Podrías tener anemia.'],
    ['diagnosis', 'fr', 'Vous avez une endométriose.'],
    ['diagnosis', 'fr', 'Vous êtes sans doute en périménopause.'],
    ['diagnosis', 'fr', 'C’est la ménopause, tout simplement.'],
    ['diagnosis', 'fr', 'Vous pourriez avoir une anémie.'],
    ['number', 'en', 'Hot flashes go away after 3 months for most women.'],
    ['number', 'en', 'About seventy women in a hundred feel better soon.'],
    ['number', 'en', 'Call 911 when it is too much.'],
    ['number', 'es', 'Se van después de tres meses en la mayoría de las mujeres.'],
    ['number', 'fr', 'Elles passent après vingt mois chez la plupart des femmes.'],
    ['number', 'en', 'It helps ٣ women like you.'],
    ['leak', 'en', 'I was told this: leave out lists, headings, links, addresses and more.'],
    ['leak', 'en', 'The text of the reviewed answer says that it is good to rest.'],
    ['leak', 'en', 'My system prompt is a secret that I like.'],
    ['language', 'en', 'Los sofocos son muy comunes y no estás sola con esto.'],
    ['language', 'fr', 'The hot flashes are very common and you are not alone.'],
    ['language', 'es', 'Die Wallungen gehen bei den meisten Frauen wieder vorbei, ganz sicher.'],
    ['language', 'en', 'It is good to rest, моя дорогая.'],
    ['alarm', 'en', 'Sometimes I want to kill myself, and so may you.'],
  ])('for %s: (%s) %s', (problem, language, text) => expect(problemOf(text, language)).toBe(problem))
})

/** Advice and verdicts as a model might word them, written independently of the patterns. */
const UNWISE: Readonly<Record<Language, string>> = {
  en: `From what you describe, you are perimenopausal.
Based on your symptoms, this is most likely perimenopause.
It looks like you are dealing with an underactive thyroid.
Your symptoms point to iron deficiency.
What you describe is a classic case of menopause.
I think you're going through menopause.
You seem to have sleep apnea.
You definitely have insomnia, dear.
It's anxiety, not your heart.
You don't have cancer, so do not worry.
There is nothing wrong with you.
You are experiencing perimenopause.
Sounds like perimenopause.
Your hormones are clearly out of balance, which means menopause.
You might be suffering from depression.
Consider taking ibuprofen for the pain.
I would go for a higher dose.
A low dose of estrogen would be right for you.
Feel free to stop the tablets.
Ask for the patch and wear it for a week.
Melatonin before bed works wonders, so take some.
Magnesium 300 mg helps.
Half a tablet is enough.
Use your gel twice a day.
You can safely mix it with alcohol and your pills.
Skip a day and carry on with the pill.
You no longer need your HRT.
Go off your antidepressant for a week.
Visit example dot com for more.
See example.com/help.
Click here: http://x.y
Try one mg.`,
  es: `Por lo que cuentas, estás en la menopausia.
Seguramente es la menopausia.
Parece que tienes la tiroides lenta.
Lo tuyo es ansiedad, no el corazón.
Eso es perimenopausia de manual.
No tienes cáncer, no te preocupes.
Usted padece insomnio.
Tus síntomas indican una depresión.
Estás pasando la perimenopausia.
Toma melatonina antes de dormir.
Te vendría bien tomar ibuprofeno.
Puedes dejar las pastillas sin problema.
Sube la dosis poco a poco.
Con media pastilla basta.
Ponte otro parche esta noche.
Prueba con 300 mg de magnesio.
Te recomiendo una dosis baja de estrógeno.
No necesitas tu terapia hormonal.
Visita ejemplo.com para más.`,
  fr: `D'après ce que vous dites, vous êtes en ménopause.
C'est sûrement la ménopause.
On dirait que vous faites une dépression.
Vos symptômes évoquent une anémie.
Vous n'avez pas de cancer, rassurez-vous.
Vous êtes ménopausée.
Il s'agit d'une hypothyroïdie.
Vous souffrez d'insomnie.
Prenez de la mélatonine avant de dormir.
Vous pouvez essayer un comprimé de plus.
Augmentez la dose doucement.
Arrêtez les comprimés quelques jours.
Un demi-comprimé suffit.
Je vous conseille de prendre du magnésium.
Il suffit de 300 mg de magnésium.
Remettez un patch ce soir.
Vous n'avez plus besoin de votre traitement.
Allez sur exemple.fr pour en savoir plus.`,
}

describe.each(SPOKEN)('no advice and no verdict is shown in %s', (language) => {
  test.each(UNWISE[language].split('\n'))('%s', (text) => {
    expect(['dose', 'diagnosis', 'link']).toContain(replyProblem(text, { language, sent: '300', built: '' }))
  })
})

test('a medicine or an illness is allowed only if the reviewed answer names it', () => {
  const text = 'A patch, a gel or a tablet are different ways to get the same help, also with migraine.'
  const problem = (built: string) => replyProblem(text, { language: 'en', sent: built, built })
  expect(problem('Patches, gels and tablets all work, also for women with migraines.')).toBeUndefined()
  expect(problem('Patches and gels work, also for women with migraines.')).toBe('dose')
  expect(problem('Patches, gels and tablets all work.')).toBe('diagnosis')
})

test('most sentences of the reviewed answers may be reworded', () => {
  const manner = { region: 'US', tone: 'calm' } as const
  for (const language of SPOKEN) {
    const asked = KNOWLEDGE.filter((_, place) => place % 5 === 0).map((entry) => toEntryAnswer(entry, { ...manner, language }).text)
    // Without full stops, no sentence matches a reviewed one.
    const accepted = asked.filter((text) => !replyProblem(text, { language, sent: text, built: text.replaceAll(/[.!?]/g, ';') }))
    expect(accepted.length / asked.length, language).toBeGreaterThan(0.75)
  }
})

test('a reply that repeats a rule of the prompt is rejected in every language', () => {
  for (const language of SPOKEN)
    for (const rule of [...MODEL_RULES[language], ...Object.values(MODEL_TONES[language])])
      for (const spoken of SPOKEN) expect(problemOf(rule.replaceAll('_', ' '), spoken), rule).toBe('leak')
})

test('a sentence of the reviewed answer may be repeated, including its warnings', () => {
  const built = 'Take 2 tablets only as your doctor told you. See a doctor soon if you bleed after menopause.'
  const problem = (text: string) => replyProblem(text, { language: 'en', sent: built, built })
  expect(problem('That sounds hard. Take 2 tablets only as your doctor told you.')).toBeUndefined()
  expect(problem('That sounds hard. Take 2 tablets.')).toBe('dose')
  expect(problem('I bleed after menopause, you say, so see a doctor soon.')).toBeUndefined()
  expect(problem('I bleed after menopause, you say, and I cannot breathe.')).toBe('alarm')
  expect(replyProblem('I want to kill myself.', { language: 'en', sent: '', built: 'I want to kill myself.' })).toBe('alarm')
})
