import { expect, test } from 'vitest'
import { readDataQuestion } from './read-data-question.ts'
import { short, table } from './read-data-question-short.ts'

/** A Monday. */
const TODAY = '2026-11-23'

/** Questions as typed on a phone, with their parsed form. */
const ENGLISH = `
when did my hot flashes start | hot_flashes first
are my hot flashes getting worse | hot_flashes compare 11-17..11-23 vs 11-10..11-16
was my mood any better on days i walked | mood/walking split 09-01..11-23
how regular are my periods | bleeding cycles
how many flashes a day am i having on average | hot_flashes average 11-17..11-23
how do i sleep on nights i drink | sleep/alcohol split 09-01..11-23
when was the last time i felt exhausted | feeling last exhausted
how long are my cycles lately | bleeding cycles
my highest energy this week | energy best 11-23
show me the nights i slept under 5 hours | sleep days 2025 11-24..11-23 under 5
which day of the week do i sleep worst | sleep weekdays 09-01..11-23
how did I sleep saturday night | sleep how 11-22
my mood on sundays? | mood how 09-01..11-23 on 6
which week this month had the most flashes | hot_flashes weeks 11-01..11-23
how often am i getting night sweats | night_sweats days 2025 11-24..11-23
i'd love to know whether my sleep got better in november | sleep compare 11-01..11-23 vs 10-01..10-31
how many days did i exercise this month | factor/movement days 11-01..11-23
did i ever write anything about palpitations | mentions palpitations 11-24..11-23
how many entries do i have from october | logging count 10-01..10-31
average hours of sleep over the last 3 months | sleep how 08-24..11-23
hows my brain fog been this month compared to last | clarity compare 11-01..11-23 vs 10-01..10-31
whats my lowest energy day this month | energy worst 11-01..11-23
hi lara sorry to bother you, how many hot flashes did i have yesterday? | hot_flashes count 11-22
my sleep in the week of november 2 | sleep how 11-02..11-08
how many hours sleep did I get last nite | sleep how 11-23
how many days between my last two periods | bleeding cycles
was my energy lower last week than the week before | energy compare 11-16..11-22 vs 11-09..11-15
how many days without any hot flash last month | hot_flashes days 10-01..10-31 without
did i have a flash this morning | hot_flashes hours 11-23 morning
is my energy better than last month | energy compare 11-01..11-23 vs 10-01..10-31
how stressed have i been on weekdays | stress how 09-01..11-23 on 01234
what did i put about my joints last month | mentions joints 10-01..10-31
how long did my last period last | bleeding span
what time do my night sweats usually happen | night_sweats hours 09-01..11-23
do i sleep better on weekends | sleep weekdays 09-01..11-23
how does my sleep in november compare to october | sleep compare 11-01..11-23 vs 10-01..10-31
how long since i last bled | bleeding last
when was my mood last at 8 or above | mood last least 8
how much did i sleep last week | sleep how 11-16..11-22
how many hot flashes in total this year | hot_flashes count 01-01..11-23
`
const SPANISH = `
como duermo las noches que bebo | sleep/alcohol split 09-01..11-23
tengo menos sofocos que en septiembre? | hot_flashes compare 11-01..11-23 vs 09-01..09-30
tengo mas sofocos con la habitacion caliente? | hot_flashes/hot_room split 09-01..11-23
cuantos dias pasaron entre mis dos ultimas reglas | bleeding cycles
cuantas veces tuve sofocos por la tarde | hot_flashes hours 09-01..11-23 afternoon
el dia con menos energia de este mes | energy worst 11-01..11-23
estaba de mejor animo el mes pasado que ahora? | mood compare 11-10..11-23 vs 10-01..10-31
cada cuantos dias me viene la regla | bleeding cycles
que tal dormi en octubre | sleep how 10-01..10-31
mi animo los domingos? | mood how 09-01..11-23 on 6
que dia de la semana duermo peor | sleep weekdays 09-01..11-23
estan empeorando mis sofocos? | hot_flashes compare 11-17..11-23 vs 11-10..11-16
que puse de mis articulaciones el mes pasado | mentions articulaciones 10-01..10-31
numero de sofocos esta semana y la anterior | hot_flashes compare 11-23 vs 11-16..11-22
me esta bajando el estres? | stress compare 11-17..11-23 vs 11-10..11-16
son regulares mis reglas? | bleeding cycles
cuantos dias hice ejercicio este mes | factor/movement days 11-01..11-23
se nota el cafe en mi sueño? | sleep/caffeine_after_noon split 09-01..11-23
sudores nocturnos ultimas dos semanas | night_sweats how 11-10..11-23
el dia que mas sofocos tuve | hot_flashes worst 2025 11-24..11-23
cual ha sido mi mejor dia del mes | mood best 11-01..11-23
queria saber cuanto estoy durmiendo de media | sleep how 11-17..11-23
cuantos sofocos tengo al dia de media | hot_flashes average 11-17..11-23
como estaba de animo hace dos semanas | mood how 11-09..11-15
hola lara perdona que te moleste, cuantos sofocos tuve ayer | hot_flashes count 11-22
cuanto duro mi ultimo ciclo | bleeding cycles
he dormido mejor esta semana que la pasada? | sleep compare 11-23 vs 11-16..11-22
estoy de mejor animo los dias que camino? | mood/walking split 09-01..11-23
dime el estres medio de octubre | stress how 10-01..10-31
cuantos dias tuve dolor de cabeza este mes | mentions dolor de cabeza 11-01..11-23
y que energia media tuve la semana pasada | energy how 11-16..11-22
sueño ultimos 7 dias | sleep how 11-17..11-23
el vino me da mas sofocos? | hot_flashes/alcohol split 09-01..11-23
mi energia mas alta de esta semana | energy best 11-23
duermo peor cuando bebo vino | sleep/alcohol split 09-01..11-23
duermo mejor los findes? | sleep weekdays 09-01..11-23
cuando fue la ultima vez que tuve el animo en 8 o mas | mood last least 8
dime cuando se me acabo la regla | bleeding span
cuantos sofocos en total este año | hot_flashes count 01-01..11-23
cuanto dormi la semana pasada | sleep how 11-16..11-22
`
const FRENCH = `
comment était mon moral il y a deux semaines | mood how 11-09..11-15
le vin me donne-t-il plus de bouffées | hot_flashes/alcohol split 09-01..11-23
mes bouffées depuis le début du mois | hot_flashes how 11-01..11-23
quelle a été la pire journée de la semaine dernière | mood worst 11-16..11-22
suis-je de meilleure humeur les jours où je marche | mood/walking split 09-01..11-23
est-ce que le café change quelque chose à mon sommeil | sleep/caffeine_after_noon split 09-01..11-23
mon énergie la plus haute cette semaine | energy best 11-23
qu'est-ce que j'avais noté le 12 novembre | everything how 11-12
mes sueurs nocturnes ces deux dernières semaines | night_sweats how 11-10..11-23
à quelle fréquence ai-je des sueurs la nuit | night_sweats how 09-01..11-23
combien d'heures je dors par nuit en ce moment | sleep how 11-10..11-23
mon humeur le dimanche ? | mood how 09-01..11-23 on 6
ai-je plus de bouffées quand la chambre est chaude | hot_flashes/hot_room split 09-01..11-23
combien de temps depuis mes dernières règles | bleeding last
est ce que j'ai noté quelque chose jeudi | everything how 11-19
bonjour lara desolee de vous deranger, combien de bouffees j'ai eu hier | hot_flashes count 11-22
mon brouillard mental ce mois-ci par rapport au mois dernier | clarity compare 11-01..11-23 vs 10-01..10-31
ma dernière bouffée c'était quand | hot_flashes last
montrez-moi les nuits où j'ai dormi moins de 5 heures | sleep days 2025 11-24..11-23 under 5
combien de jours avec plus de 5 bouffées en octobre | hot_flashes days 10-01..10-31 over 5
est-ce que mon stress diminue | stress compare 11-17..11-23 vs 11-10..11-16
j'aimerais savoir si j'ai mieux dormi en novembre qu'en octobre | sleep compare 11-01..11-23 vs 10-01..10-31
j'ai eu une bouffée ce matin ? | hot_flashes hours 11-23 morning
je dormais combien en septembre | sleep how 09-01..09-30
mes règles ont commencé quel jour | bleeding span
dites-moi mon stress moyen en octobre | stress how 10-01..10-31
mon sommeil s'est amélioré ce mois-ci ? | sleep compare 11-01..11-23 vs 10-01..10-31
à quelle heure de la nuit j'ai mes bouffées | hot_flashes hours 09-01..11-23 night
comment j'ai dormi samedi soir | sleep how 11-22
quel jour de la semaine je dors le moins bien | sleep weekdays 09-01..11-23
est-ce que j'avais moins d'énergie la semaine dernière que celle d'avant | energy compare 11-16..11-22 vs 11-09..11-15
quand est-ce que mon humeur a été à 8 ou plus pour la dernière fois | mood last least 8
mes cycles durent combien de jours en ce moment | bleeding cycles
ai-je bien dormi cette nuit | sleep how 11-23
ai-je plus d'énergie que le mois dernier | energy compare 11-01..11-23 vs 10-01..10-31
humeur moyenne d'octobre | mood how 10-01..10-31
à partir de quelle heure j'ai des bouffées | hot_flashes hours 09-01..11-23
j'ai pris un verre combien de fois ce mois-ci | factor/alcohol days 11-01..11-23
et c'était quoi mon énergie moyenne la semaine dernière | energy how 11-16..11-22
quand est ce que j'ai parlé de démangeaisons la premiere fois | mentions démangeaisons 11-24..11-23 first
`

/** Reports and general questions with the same words. */
const OTHERS = `
I slept badly last week because of the heat
my mood has been awful since my mum died
I've had more energy this week thank god
I bled for ten days last month and it scared me
how much sleep should I get
my husband says I was snappy all weekend
is it normal to bleed twice in one month
my best friend had a hot flash on monday
why is my sleep so bad
my worst night was when the dog died
on average women reach menopause at 51
how do I log yesterday's sleep
I feel better on days when I walk
can I take magnesium every night for sleep
la semana pasada dormi fatal por el calor
mi animo esta por los suelos desde que murio mi madre
esta semana tengo mas energia gracias a dios
sangre diez dias el mes pasado y me asuste
cuanto hay que dormir a mi edad
mi marido dice que estuve de mal humor todo el finde
es normal sangrar dos veces en un mes
a mi amiga le dio un sofoco el lunes
por que duermo tan mal
mi peor noche fue cuando murio el perro
de media las mujeres llegan a la menopausia a los 51
como apunto el sueño de ayer
me siento mejor los dias que camino
puedo tomar magnesio todas las noches para dormir
j'ai mal dormi la semaine dernière à cause de la chaleur
mon moral est à zéro depuis la mort de ma mère
cette semaine j'ai plus d'énergie, ouf
j'ai saigné dix jours le mois dernier et ça m'a fait peur
combien d'heures faut-il dormir à mon âge
mon mari dit que j'étais de mauvaise humeur tout le week-end
est-ce normal de saigner deux fois dans le mois
ma copine a eu une bouffée lundi
pourquoi je dors si mal
ma pire nuit c'était quand le chien est mort
en moyenne la ménopause arrive à 51 ans
comment noter le sommeil d'hier
je me sens mieux les jours où je marche
je peux prendre du magnésium tous les soirs pour dormir ?
I can't remember what I did yesterday, brain fog
how many days late is my period
my friend started the patch last month
desde que llevo el parche duermo mejor
depuis que j'ai le patch je dors mieux
`

test.each([ENGLISH, SPANISH, FRENCH].flatMap(table))('"%s" is parsed as %s', (message = '', parsed = '') => {
  expect(short(readDataQuestion(message, TODAY, null))).toBe(parsed)
})

test.each(OTHERS.trim().split('\n'))('"%s" is no question about her notes', (message) => {
  expect(readDataQuestion(message, TODAY, null)).toBeUndefined()
})

test.each([
  ['has my sleep changed since I started the patch?', 'in September', 'sleep how 09-01..11-23'],
  ['sofocos antes y despues del parche', 'fue el 12 de octubre', 'hot_flashes how 10-12..11-23'],
  ['bouffées avant et après le patch', "c'était en octobre", 'hot_flashes how 10-01..11-23'],
  ['how was my sleep last week', 'and the week before?', 'sleep how 11-09..11-15'],
  ['combien de bouffées hier', 'et avant-hier', 'hot_flashes count 11-21'],
  ['mi peor noche del mes', 'y la mejor?', 'sleep best 11-01..11-23'],
])('after "%s", "%s" is parsed as %s', (first, next, parsed) => {
  expect(short(readDataQuestion(next, TODAY, readDataQuestion(first, TODAY, null) ?? null))).toBe(parsed)
})

test.each([
  ['before and after October 12', '10-12..11-23 vs 08-30..10-11'],
  ['in the week of November 2', '11-02..11-08'],
  ['on Saturday night', '11-22'],
])('how did I sleep %s: the days are %s', (when, days) => {
  expect(short(readDataQuestion(`how did I sleep ${when}?`, TODAY, null))).toContain(days)
})
