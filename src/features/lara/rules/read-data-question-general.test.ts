import { expect, test } from 'vitest'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import { readDataQuestion } from './read-data-question.ts'

/** A Saturday. */
const TODAY = '2026-11-21'

const ENGLISH = `
how do I sleep better?
How can I sleep better at night?
what is a hot flash?
What are night sweats?
what helps with hot flashes at night
How do I track my hot flashes?
how do I log a day?
Where do I see my notes?
how many hours of sleep do I need?
How much sleep should I get at my age
how many hot flashes a day is normal
How many hot flashes do women have?
how long do hot flashes last?
How long does perimenopause last
how often do hot flashes come at night?
When will my hot flashes stop?
when will my next period come
When is my next period?
will I sleep better after menopause?
why do I sleep so badly
why am I so tired all the time
is it normal that I had 10 hot flashes yesterday?
Is it normal to bleed twice this month
Is my bleeding normal?
is my period heavy
Is 5 hours of sleep enough for me?
am I sleeping enough?
Am I in menopause?
am I having a hot flash?
Was it a hot flash I had last night?
Do I have hot flashes?
do I need HRT
Should I see a doctor about my heavy periods?
Can my mood change with my period
could stress make my hot flashes worse?
Do hot flashes get worse at night?
does my mood get better after menopause?
How can my mood get better
what can I do about my mood lately?
What should I do for more energy this week?
what to eat for better sleep
How to feel better this week
how would I know I am in perimenopause
what is the best time to sleep?
What is the best way to log my days
which is worse, hot flashes or night sweats?
my sleep was awful last night
I slept badly this week
I had more hot flashes than last week
I feel worse than last month
hot flashes all day yesterday, I'm exhausted
My mood is low
Tell me about hot flashes
tell me about sleep
Show me breathing exercises
show me tips for sleep
what does a heavy period mean
How did menopause get its name?
how did you sleep?
How are you today?
how was your week?
How did my husband sleep last night?
Did my mother have hot flashes in her fifties
how many hot flashes did my sister have
how is my mood affected by estrogen?
Is my sleep affected by hot flashes
how do I feel better today
Do you know how I can sleep better?
Can you tell me how to sleep better tonight?
What changed in medicine this year?
Have you noted that?
Thank you, that was good
good morning
I am better today
best sleep position for night sweats
worst foods for hot flashes
most common symptoms
sleep
hot flashes
my periods
how long until my period comes
How bad can night sweats get?
what were hot flashes called in the last century
how do women sleep in October
how did people sleep last year
Did I go through menopause in October?
how many days does a period last
how long should my period be
Is spotting after my period normal this month?
What is my risk of breast cancer
how is my heart
how much magnesium did I need
How many mg did I take last week
how was the weather yesterday
what did Lara say yesterday
how did I do it?
can I have my period back next month
will my sleep be better tomorrow
How did I sleep when I was 20?
how did I feel in the first week of October
how long are my periods
`

const SPANISH = `
¿cómo duermo mejor?
¿Cómo puedo dormir mejor?
cómo dormir mejor esta noche
¿qué es un sofoco?
¿Qué son los sudores nocturnos?
qué ayuda con los sofocos por la noche
¿por qué duermo tan mal?
¿Por qué estoy tan cansada esta semana?
¿cuántas horas debo dormir?
¿Cuántos sofocos al día son normales?
¿cuánto duran los sofocos?
¿Cuánto tiempo dura la perimenopausia?
¿cuándo se van los sofocos?
¿cuándo me va a venir la regla?
¿Es normal tener sofocos por la noche?
es normal sangrar dos veces este mes
¿Tengo sofocos?
¿estoy en la menopausia?
¿Tengo que ir al médico?
¿qué hago para tener más energía?
¿Qué puedo hacer para dormir mejor esta semana?
Dormí fatal esta semana
anoche tuve muchos sofocos
estoy peor que el mes pasado
me siento mejor hoy
estoy cansada
¿Debería tomar magnesio?
cuéntame sobre los sofocos
¿mejoran los sofocos con el ejercicio?
¿Cómo se anota un día?
¿cómo durmió mi marido anoche?
¿cómo estás hoy?
¿cómo está mi corazón?
¿cuál es la mejor hora para dormir?
los peores alimentos para los sofocos
¿cuántas mujeres tienen sofocos?
el sueño
la regla
hola, buenos días
¿cómo mejora mi ánimo?
¿mi regla es normal?
¿Mi flujo es abundante?
¿Es peor el sofoco o el sudor?
¿voy a estar mejor mañana?
¿qué significa manchado?
¿Cómo registro mi sueño?
¿Cuánto sangrado es demasiado?
¿Sangre en la orina es grave?
¿hay sangre?
¿cómo tener mejor humor?
¿Está con la regla ahora?
`

const FRENCH = `
comment mieux dormir ?
Comment puis-je mieux dormir ?
comment je peux mieux dormir cette nuit
Comment bien dormir avec des sueurs nocturnes
qu'est-ce qu'une bouffée de chaleur ?
C'est quoi une bouffée de chaleur ?
Que faire contre les bouffées de chaleur ?
pourquoi je dors mal ?
Pourquoi suis-je si fatiguée cette semaine ?
combien d'heures faut-il dormir ?
Combien de bouffées de chaleur par jour est-ce normal ?
combien de temps durent les bouffées de chaleur ?
Combien de temps dure la périménopause
quand est-ce que mes bouffées de chaleur vont s'arrêter ?
Quand vont revenir mes règles ?
Est-ce normal de saigner deux fois ce mois-ci ?
est-ce que j'ai des bouffées de chaleur ?
Suis-je en ménopause ?
suis-je ménopausée
Dois-je voir un médecin ?
Est-ce que je dois prendre un traitement ?
j'ai mal dormi cette semaine
J'ai eu beaucoup de bouffées de chaleur hier
je vais moins bien que le mois dernier
je suis fatiguée
Parlez-moi des bouffées de chaleur
dis-moi comment mieux dormir
comment noter une journée ?
Comment a dormi mon mari hier ?
comment vas-tu aujourd'hui ?
comment allez-vous ?
Comment va mon cœur ?
quelle est la meilleure heure pour dormir ?
les pires aliments pour les bouffées de chaleur
Combien de femmes ont des bouffées de chaleur ?
le sommeil
mes règles
bonjour
mes règles sont-elles normales ?
est-ce que mon flux est abondant ?
Mes bouffées de chaleur vont-elles empirer ?
irai-je mieux demain ?
que veut dire spotting ?
les bouffées de chaleur sont-elles pires la nuit ?
Comment améliorer mon humeur ?
comment je fais pour dormir ?
Est-ce que mon sommeil est lié aux hormones ?
Combien de saignements est-ce trop ?
les règles abondantes c'est grave ?
Est-ce que ça va aller mieux ?
`

const GENERAL = [ENGLISH, SPANISH, FRENCH].flatMap((list) => list.trim().split('\n'))

test('there are enough general questions, without duplicates', () => {
  expect(new Set(GENERAL).size).toBe(GENERAL.length)
  expect(GENERAL.length).toBeGreaterThan(150)
})

test.each(GENERAL)('"%s" is not a question about her notes', (message) => {
  expect(readDataQuestion(message, TODAY, null)).toBeUndefined()
})

const FOLLOWED: DataQuestion = { subject: 'sleep', asks: 'how', from: '2026-11-15', to: TODAY, before: null, flow: null }

test.each([
  ...GENERAL.filter((message) => !/^(?:sleep|hot flashes|my periods|el sueño|la regla|le sommeil|mes règles)$/.test(message)),
  'and what helps?',
  'I want to stop my treatment. And now?',
  'où sont passées mes règles',
  'And HRT?',
  'what about magnesium?',
  'ok thanks',
  'and why?',
  'And how do I sleep better?',
  'and when should I see a doctor?',
  '¿y qué ayuda?',
  '¿Y por qué?',
  'gracias',
  'et pourquoi ?',
  'Et que faire ?',
  'merci',
  'sleep',
  'hot flashes',
])('"%s" is not one either after an answer about her sleep', (message) => {
  expect(readDataQuestion(message, TODAY, FOLLOWED)).toBeUndefined()
})
