import { expect, test } from 'vitest'
import { readDataQuestion } from './read-data-question.ts'
import { short, table } from './read-data-question-short.ts'

/** A Saturday. */
const TODAY = '2026-11-21'

/** Questions with their parsed form; days of the week are 0 (Monday) to 6. */
const ENGLISH = `
When did my last period start? | bleeding span
when did my last period end? | bleeding span
When did my last bleeding begin and end? | bleeding span
how long did my last period last? | bleeding span
how many days did my last period last | bleeding span
How long are my cycles? | bleeding cycles
What's the average length of my cycle? | bleeding cycles
how long was my last cycle? | bleeding cycles
What's the longest gap between my periods? | bleeding gap
longest time between two periods of mine? | bleeding gap
What was the longest I went without bleeding? | bleeding gap without
how many days between my last two periods? | bleeding cycles
when did I first note a hot flash? | hot_flashes first
When was my first hot flash this month? | hot_flashes first 11-01..11-21
what was my worst night in October? | sleep worst 10-01..10-31
Which day had the most hot flashes last month? | hot_flashes worst 10-01..10-31
What's the highest number of hot flashes I've had in one day? | hot_flashes worst 2025 11-22..11-21
What is the lowest mood I noted in September? | mood worst 09-01..09-30
my longest night last month? | sleep best 10-01..10-31
what's the shortest night I've had this year? | sleep worst 01-01..11-21
How did I sleep on Mondays? | sleep how 08-30..11-21 on 0
how is my mood on Mondays? | mood how 08-30..11-21 on 0
How many hot flashes do I have on weekends? | hot_flashes count 08-30..11-21 on 56
do I sleep better on weekends? | sleep weekdays 08-30..11-21
On which weekday do I sleep best? | sleep weekdays 08-30..11-21
Which day of the week is my mood lowest? | mood weekdays 08-30..11-21
How was my mood in October by week? | mood weeks 10-01..10-31
which month did I have the most hot flashes? | hot_flashes months 06-01..11-21
What was my average sleep per month? | sleep months 06-01..11-21
How did I sleep on nights with alcohol? | sleep/alcohol split 08-30..11-21
How many hot flashes on days without coffee? | hot_flashes/caffeine_after_noon split 08-30..11-21
Does coffee make my flashes worse? | hot_flashes/caffeine_after_noon split 08-30..11-21
does wine make my hot flashes worse? | hot_flashes/alcohol split 08-30..11-21
Do I sleep better without alcohol? | sleep/alcohol split 08-30..11-21
do I get more hot flashes when I eat spicy food? | hot_flashes/spicy_food split 08-30..11-21
How is my mood on days I exercise? | mood/movement split 08-30..11-21
is my sleep different on days with a late dinner? | sleep/late_dinner split 08-30..11-21
On how many days did I drink alcohol last month? | factor/alcohol days 10-01..10-31
how many days did I exercise in October? | factor/movement days 10-01..10-31
When did I last drink alcohol? | factor/alcohol last
when did I last do yoga? | factor/yoga last
How often did I smoke this month? | factor/smoking days 11-01..11-21
how many days did I drink enough water last week? | factor/water days 11-09..11-15
On how many days did I have hot flashes in October? | hot_flashes days 10-01..10-31
how many nights did I sleep less than 6 hours last month? | sleep days 10-01..10-31 under 6
How many nights did I get at least 7 hours of sleep this month? | sleep days 11-01..11-21 least 7
On how many days were there more than 5 hot flashes? | hot_flashes days 2025 11-22..11-21 over 5
how often did I have night sweats last month? | night_sweats days 10-01..10-31
how many days without hot flashes did I have in October? | hot_flashes days 10-01..10-31 without
When did I last sleep more than 8 hours? | sleep last over 8
when was the last night I slept under 5 hours? | sleep last under 5
What was my stress like last week? | stress how 11-09..11-15
How stressed was I in October? | stress how 10-01..10-31
what's my average stress level this month? | stress how 11-01..11-21
which day was I most stressed last week? | stress worst 11-09..11-15
How clear was my thinking last week? | clarity how 11-09..11-15
how was my clear thinking this month | clarity how 11-01..11-21
How was my focus in EmberTides last week? | tide_focus how 11-09..11-15
what was my average EmberTides energy last month? | tide_energy how 10-01..10-31
how was my tension in EmberTides this week? | tide_tension how 11-16..11-21
How often did I feel exhausted last month? | feeling days 10-01..10-31 exhausted
what feelings did I note in October? | feeling how 10-01..10-31
how did I wake up last week? | waking how 11-09..11-15
how many mornings did I wake up tired? | waking days 2025 11-22..11-21 tired
What time of day do my hot flashes come? | hot_flashes hours 08-30..11-21
When in the day do I get most hot flashes? | hot_flashes hours 08-30..11-21
how many hot flashes did I tap at night last week? | hot_flashes hours 11-09..11-15 night
How many hot flashes did I have in the mornings last month? | hot_flashes hours 10-01..10-31 morning
How many hot flashes did I have this morning? | hot_flashes hours 11-21 morning
how was my mood in the evenings last week? | mood_taps hours 11-09..11-15 evening
what moods did I tap yesterday? | mood_taps hours 11-20
How many hot flashes did I have last night? | hot_flashes hours 11-20 night
How many hours did I sleep in total last week? | sleep total 11-09..11-15
what's my total sleep this week? | sleep total 11-16..11-21
how many hot flashes a day did I have on average last month? | hot_flashes average 10-01..10-31
On average, how many hours do I sleep? | sleep how 11-15..11-21
Last week, how many hot flashes did I have? | hot_flashes count 11-09..11-15
In October, how was my sleep? | sleep how 10-01..10-31
my average mood in October please | mood how 10-01..10-31
what's the average of my sleep for the last 14 days | sleep how 11-08..11-21
How did I sleep the week before last? | sleep how 11-02..11-08
compare my sleep last week with the week before | sleep compare 11-09..11-15 vs 11-02..11-08
did I have more hot flashes in October than in September? | hot_flashes compare 10-01..10-31 vs 09-01..09-30
How does October compare with September for my mood? | mood compare 10-01..10-31 vs 09-01..09-30
Was my energy better last week than this week? | energy compare 11-16..11-21 vs 11-09..11-15
compare this month to last month | everything compare 11-01..11-21 vs 10-01..10-31
Compare my hot flashes this week and last week | hot_flashes compare 11-16..11-21 vs 11-09..11-15
How was my sleep between November 1 and November 10? | sleep how 11-01..11-10
how was my mood from Monday to Thursday? | mood how 11-16..11-19
how many hot flashes since November 1st? | hot_flashes count 11-01..11-21
How was my sleep on the 5th? | sleep how 11-05
how did I sleep on 3 November | sleep how 11-03
Did I bleed on November 4? | bleeding how 11-04
how many days did I bleed in October? | bleeding count 10-01..10-31
how many times did I log last week? | logging count 11-09..11-15
what was my first entry? | logging first
When did I start logging? | logging first
what did I note last Tuesday? | everything how 11-17
Have I had any night sweats this week? | night_sweats how 11-16..11-21
how many bad nights did I have last month? | unclear sleep
how many good days did I have in October? | unclear mood
what was my most common feeling last month? | feeling how 10-01..10-31
Why was my mood so low last week? | mood how 11-09..11-15 why
why did I sleep so badly last night? | sleep how 11-21 why
How was my sleep after the wedding last week? | unclear sleep wedding
how was my mood in early October? | mood how 10-01..10-10
how many hot flashes did I have in the pool last week? | unclear hot_flashes pool
Is my sleep getting better? | sleep compare 11-15..11-21 vs 11-08..11-14
Has my mood improved since September? | mood compare 11-01..11-21 vs 09-01..09-30
show me my hot flashes in October | hot_flashes how 10-01..10-31
tell me my worst day for hot flashes this month | hot_flashes worst 11-01..11-21
List the days I had night sweats this month | night_sweats days 11-01..11-21
which nights did I sleep more than 8 hours in October? | sleep days 10-01..10-31 over 8
what days did I have spotting? | bleeding how 08-30..11-21 Light spotting
how heavy was my last period? | bleeding span
How long since my last hot flash? | hot_flashes last
when was my last good night? | unclear sleep
how many hot flashes did I have yesterday morning? | hot_flashes hours 11-20 morning
how many weeks since my last period | bleeding last
which week did I sleep the most? | sleep weeks 08-31..11-21
what was my best week for mood? | mood weeks 08-31..11-21
How did I sleep during the week compared to weekends? | sleep weekdays 08-30..11-21
how much did I sleep on average on work days? | sleep/work_day split 08-30..11-21
did I sleep worse on nights with a screen in bed? | sleep/screen_in_bed split 08-30..11-21
how was my energy on days I travelled? | energy/travel split 08-30..11-21
how many hot flashes did I have during my period? | unclear everything
what is my average number of hot flashes per day in November? | hot_flashes average 11-01..11-21
how's my mood been over the past month? | mood how 10-22..11-21
how did my sleep change from September to October? | sleep compare 10-01..10-31 vs 09-01..09-30
How many hours a night have I slept this month? | sleep how 11-01..11-21
whats my best sleep this month | sleep best 11-01..11-21
did I have any hot flashes on Saturday? | hot_flashes how 11-14
how many flushes did i get last week | hot_flashes count 11-09..11-15
how tired have I been lately? | energy how 11-08..11-21
tell me about my sleep last week | sleep how 11-09..11-15
and how was my energy last week? | energy how 11-09..11-15
what about my mood yesterday? | mood how 11-20
`
const SPANISH = `
¿Cuándo empezó mi última regla? | bleeding span
¿cuándo terminó mi última regla? | bleeding span
¿Cuándo me bajó la regla por última vez? | bleeding last
¿Cuánto duró mi última regla? | bleeding span
¿Cuánto duran mis ciclos? | bleeding cycles
¿Cuál es la duración media de mis ciclos? | bleeding cycles
¿Cuál fue el intervalo más largo entre mis reglas? | bleeding gap
¿Cuánto tiempo es lo más largo que he estado sin sangrar? | bleeding gap without
¿Cuándo anoté mi primer sofoco? | hot_flashes first
¿Cuál fue mi peor noche de octubre? | sleep worst 10-01..10-31
¿Qué día tuve más sofocos el mes pasado? | hot_flashes worst 10-01..10-31
¿Cuál es el máximo de sofocos que he tenido en un día? | hot_flashes worst 2025 11-22..11-21
¿Cuál fue mi ánimo más bajo en septiembre? | mood worst 09-01..09-30
¿Cuál fue mi noche más larga del mes pasado? | sleep best 10-01..10-31
¿Cómo dormí los lunes? | sleep how 08-30..11-21 on 0
¿Cómo duermo los lunes? | sleep how 08-30..11-21 on 0
¿Cómo está mi ánimo los lunes? | mood how 08-30..11-21 on 0
¿Cuántos sofocos tengo los fines de semana? | hot_flashes count 08-30..11-21 on 56
¿Duermo mejor los fines de semana? | sleep weekdays 08-30..11-21
¿Qué día de la semana duermo mejor? | sleep weekdays 08-30..11-21
¿En qué mes tuve más sofocos? | hot_flashes months 06-01..11-21
¿Cuánto dormí de media por mes? | sleep months 06-01..11-21
¿Cómo dormí las noches con alcohol? | sleep/alcohol split 08-30..11-21
¿Cuántos sofocos tengo los días sin café? | hot_flashes/caffeine_after_noon split 08-30..11-21
¿El café empeora mis sofocos? | hot_flashes/caffeine_after_noon split 08-30..11-21
¿Me hace dormir peor el vino? | sleep/alcohol split 08-30..11-21
¿Duermo mejor sin alcohol? | sleep/alcohol split 08-30..11-21
¿Tengo más sofocos cuando como picante? | hot_flashes/spicy_food split 08-30..11-21
¿Cómo está mi ánimo los días que hago ejercicio? | mood/movement split 08-30..11-21
¿En cuántos días bebí alcohol el mes pasado? | factor/alcohol days 10-01..10-31
¿Cuántos días hice ejercicio en octubre? | factor/movement days 10-01..10-31
¿Cuándo fue la última vez que bebí alcohol? | factor/alcohol last
¿Cuándo hice yoga por última vez? | factor/yoga last
¿Cuántos días bebí suficiente agua la semana pasada? | factor/water days 11-09..11-15
¿En cuántos días tuve sofocos en octubre? | hot_flashes days 10-01..10-31
¿Cuántas noches dormí menos de 6 horas el mes pasado? | sleep days 10-01..10-31 under 6
¿Cuántas noches dormí al menos 7 horas este mes? | sleep days 11-01..11-21 least 7
¿Cuántos días tuve más de 5 sofocos? | hot_flashes days 2025 11-22..11-21 over 5
¿Cuántos días sin sofocos tuve en octubre? | hot_flashes days 10-01..10-31 without
¿Cuándo dormí por última vez más de 8 horas? | sleep last over 8
¿Cómo estuvo mi estrés la semana pasada? | stress how 11-09..11-15
¿Cuál es mi nivel medio de estrés este mes? | stress how 11-01..11-21
¿Cómo estuvo mi claridad mental este mes? | clarity how 11-01..11-21
¿Cómo estuvo mi tensión en EmberTides esta semana? | tide_tension how 11-16..11-21
¿Cuántas veces me sentí agotada el mes pasado? | feeling days 10-01..10-31 exhausted
¿Qué emociones anoté en octubre? | feeling how 10-01..10-31
¿A qué hora me vienen los sofocos? | hot_flashes hours 08-30..11-21
¿En qué momento del día tengo más sofocos? | hot_flashes hours 08-30..11-21
¿Cuántos sofocos tuve por la noche la semana pasada? | hot_flashes hours 11-09..11-15 night
¿Cuántos sofocos tuve esta mañana? | hot_flashes hours 11-21 morning
¿Cómo estuvo mi ánimo por las tardes la semana pasada? | mood_taps hours 11-09..11-15 afternoon
¿Cuántos sofocos tuve anoche? | hot_flashes hours 11-20 night
¿Cuántas horas dormí en total la semana pasada? | sleep total 11-09..11-15
¿Cuántos sofocos al día tuve de media el mes pasado? | hot_flashes average 10-01..10-31
La semana pasada, ¿cuántos sofocos tuve? | hot_flashes count 11-09..11-15
En octubre, ¿cómo fue mi sueño? | sleep how 10-01..10-31
mi ánimo medio en octubre | mood how 10-01..10-31
¿Cómo dormí la semana antepasada? | sleep how 11-02..11-08
compara mi sueño de la semana pasada con la anterior | sleep compare 11-09..11-15 vs 11-02..11-08
¿Tuve más sofocos en octubre que en septiembre? | hot_flashes compare 10-01..10-31 vs 09-01..09-30
¿Dormí mejor en octubre que en septiembre? | sleep compare 10-01..10-31 vs 09-01..09-30
Compara mis sofocos de este mes y del mes pasado | hot_flashes compare 11-01..11-21 vs 10-01..10-31
¿Cómo fue mi sueño entre el 1 y el 10 de noviembre? | sleep how 11-01..11-10
¿Cómo estuvo mi ánimo de lunes a jueves? | mood how 11-16..11-19
¿Cuántos sofocos desde el 1 de noviembre? | hot_flashes count 11-01..11-21
¿Cómo dormí el día 5? | sleep how 11-05
¿Sangré el 4 de noviembre? | bleeding how 11-04
¿Cuántos días sangré en octubre? | bleeding count 10-01..10-31
¿Cuántas veces anoté la semana pasada? | logging count 11-09..11-15
¿Cuál fue mi primera nota? | logging first
¿Qué anoté el martes pasado? | everything how 11-17
¿He tenido sudores nocturnos esta semana? | night_sweats how 11-16..11-21
¿Cuántas noches malas tuve el mes pasado? | unclear sleep
¿Por qué estuvo tan bajo mi ánimo la semana pasada? | mood how 11-09..11-15 why
¿Cómo estuvo mi sueño después de la boda la semana pasada? | unclear sleep boda
¿Cómo estuvo mi ánimo a principios de octubre? | mood how 10-01..10-10
¿Cuántos sofocos tuve en la piscina la semana pasada? | unclear hot_flashes piscina
¿Está mejorando mi sueño? | sleep compare 11-15..11-21 vs 11-08..11-14
¿Ha mejorado mi ánimo desde septiembre? | mood compare 11-01..11-21 vs 09-01..09-30
muéstrame mis sofocos de octubre | hot_flashes how 10-01..10-31
dime mi peor día de sofocos de este mes | hot_flashes worst 11-01..11-21
¿Qué noches dormí más de 8 horas en octubre? | sleep days 10-01..10-31 over 8
¿Cuánto hace de mi último sofoco? | hot_flashes last
¿Cuántos sofocos tuve ayer por la mañana? | hot_flashes hours 11-20 morning
¿Qué semana dormí más? | sleep weeks 08-31..11-21
¿Cuánto duermo de media los días de trabajo? | sleep/work_day split 08-30..11-21
¿Cómo fue mi energía los días de viaje? | energy/travel split 08-30..11-21
¿Cuántas horas por noche he dormido este mes? | sleep how 11-01..11-21
¿Tuve sofocos el sábado? | hot_flashes how 11-14
¿Cómo me desperté la semana pasada? | waking how 11-09..11-15
¿Cuántos días me desperté cansada? | waking days 2025 11-22..11-21 tired
¿Cuál ha sido mi mejor semana de ánimo? | mood weeks 08-31..11-21
¿Cada cuánto me viene la regla? | bleeding cycles
¿Cuál fue mi noche más corta? | sleep worst 2025 11-22..11-21
¿Cuántas noches con sudores tuve en octubre? | night_sweats days 10-01..10-31
¿Cuál es la media de mi sueño en los últimos 14 días? | sleep how 11-08..11-21
¿Cuántos bochornos tuve la semana pasada? | hot_flashes count 11-09..11-15
¿Cuándo fue la última vez que sangré? | bleeding last
¿Cuántos días hace que no me baja la regla? | bleeding last
¿Cómo he estado de ánimo este mes? | mood how 11-01..11-21
¿Cómo fue mi energía ayer? | energy how 11-20
cuantas horas dormi anoche | sleep how 11-21
¿Cuál fue el día con menos energía de la semana pasada? | energy worst 11-09..11-15
¿Qué ánimo tuve el domingo? | mood how 11-15
¿Tengo menos sofocos que en septiembre? | hot_flashes compare 11-01..11-21 vs 09-01..09-30
`
const FRENCH = `
Quand ont commencé mes dernières règles ? | bleeding span
Quand mes dernières règles se sont-elles terminées ? | bleeding span
Quand ai-je eu mes règles pour la dernière fois ? | bleeding last
Combien de temps ont duré mes dernières règles ? | bleeding span
Combien de temps durent mes cycles ? | bleeding cycles
Quelle est la durée moyenne de mes cycles ? | bleeding cycles
Quel est le plus long intervalle entre mes règles ? | bleeding gap
Quand ai-je noté ma première bouffée de chaleur ? | hot_flashes first
Quelle a été ma pire nuit d'octobre ? | sleep worst 10-01..10-31
Quel jour ai-je eu le plus de bouffées de chaleur le mois dernier ? | hot_flashes worst 10-01..10-31
Quel est le maximum de bouffées de chaleur que j'ai eu en un jour ? | hot_flashes worst 2025 11-22..11-21
Quelle a été mon humeur la plus basse en septembre ? | mood worst 09-01..09-30
Quelle a été ma nuit la plus longue le mois dernier ? | sleep best 10-01..10-31
Comment ai-je dormi le lundi ? | sleep how 08-30..11-21 on 0
Comment je dors le lundi ? | sleep how 08-30..11-21 on 0
Comment est mon humeur les lundis ? | mood how 08-30..11-21 on 0
Combien de bouffées de chaleur ai-je les week-ends ? | hot_flashes count 08-30..11-21 on 56
Est-ce que je dors mieux les week-ends ? | sleep weekdays 08-30..11-21
Quel jour de la semaine est-ce que je dors le mieux ? | sleep weekdays 08-30..11-21
Quel mois ai-je eu le plus de bouffées de chaleur ? | hot_flashes months 06-01..11-21
Combien ai-je dormi en moyenne par mois ? | sleep months 06-01..11-21
Comment ai-je dormi les nuits avec alcool ? | sleep/alcohol split 08-30..11-21
Combien de bouffées de chaleur les jours sans café ? | hot_flashes/caffeine_after_noon split 08-30..11-21
Est-ce que le café aggrave mes bouffées de chaleur ? | hot_flashes/caffeine_after_noon split 08-30..11-21
Le vin me fait-il dormir moins bien ? | sleep/alcohol split 08-30..11-21
Est-ce que je dors mieux sans alcool ? | sleep/alcohol split 08-30..11-21
Est-ce que j'ai plus de bouffées de chaleur quand je mange épicé ? | hot_flashes/spicy_food split 08-30..11-21
Comment est mon humeur les jours où je fais du sport ? | mood/movement split 08-30..11-21
Combien de jours ai-je bu de l'alcool le mois dernier ? | factor/alcohol days 10-01..10-31
Combien de jours ai-je fait du sport en octobre ? | factor/movement days 10-01..10-31
Quand ai-je bu de l'alcool pour la dernière fois ? | factor/alcohol last
Quand ai-je fait du yoga pour la dernière fois ? | factor/yoga last
Combien de jours ai-je bu assez d'eau la semaine dernière ? | factor/water days 11-09..11-15
Combien de jours ai-je eu des bouffées de chaleur en octobre ? | hot_flashes days 10-01..10-31
Combien de nuits ai-je dormi moins de 6 heures le mois dernier ? | sleep days 10-01..10-31 under 6
Combien de nuits ai-je dormi au moins 7 heures ce mois-ci ? | sleep days 11-01..11-21 least 7
Combien de jours ai-je eu plus de 5 bouffées de chaleur ? | hot_flashes days 2025 11-22..11-21 over 5
Combien de jours sans bouffées de chaleur ai-je eus en octobre ? | hot_flashes days 10-01..10-31 without
Quand ai-je dormi plus de 8 heures pour la dernière fois ? | sleep last over 8
Comment était mon stress la semaine dernière ? | stress how 11-09..11-15
Quel est mon niveau moyen de stress ce mois-ci ? | stress how 11-01..11-21
Comment était ma clarté d'esprit ce mois-ci ? | clarity how 11-01..11-21
Comment était ma tension dans EmberTides cette semaine ? | tide_tension how 11-16..11-21
Combien de fois me suis-je sentie épuisée le mois dernier ? | feeling days 10-01..10-31 exhausted
Quelles émotions ai-je notées en octobre ? | feeling how 10-01..10-31
À quelle heure viennent mes bouffées de chaleur ? | hot_flashes hours 08-30..11-21
À quel moment de la journée ai-je le plus de bouffées de chaleur ? | hot_flashes hours 08-30..11-21
Combien de bouffées de chaleur ai-je eues la nuit la semaine dernière ? | hot_flashes hours 11-09..11-15 night
Combien de bouffées de chaleur ai-je eues ce matin ? | hot_flashes hours 11-21 morning
Comment était mon humeur le soir la semaine dernière ? | mood_taps hours 11-09..11-15 evening
Combien de bouffées de chaleur ai-je eues la nuit dernière ? | hot_flashes hours 11-20 night
Combien d'heures ai-je dormi au total la semaine dernière ? | sleep total 11-09..11-15
Combien de bouffées de chaleur par jour en moyenne le mois dernier ? | hot_flashes average 10-01..10-31
La semaine dernière, combien de bouffées de chaleur ai-je eues ? | hot_flashes count 11-09..11-15
En octobre, comment était mon sommeil ? | sleep how 10-01..10-31
mon humeur moyenne en octobre | mood how 10-01..10-31
compare mon sommeil de la semaine dernière avec celui de la semaine d'avant | sleep compare 11-09..11-15 vs 11-02..11-08
Ai-je eu plus de bouffées de chaleur en octobre qu'en septembre ? | hot_flashes compare 10-01..10-31 vs 09-01..09-30
Ai-je mieux dormi en octobre qu'en septembre ? | sleep compare 10-01..10-31 vs 09-01..09-30
Comparez mes bouffées de chaleur de ce mois-ci et du mois dernier | hot_flashes compare 11-01..11-21 vs 10-01..10-31
Comment était mon sommeil entre le 1er et le 10 novembre ? | sleep how 11-01..11-10
Comment était mon humeur de lundi à jeudi ? | mood how 11-16..11-19
Combien de bouffées de chaleur depuis le 1er novembre ? | hot_flashes count 11-01..11-21
Comment ai-je dormi le 5 ? | sleep how 11-05
Ai-je saigné le 4 novembre ? | bleeding how 11-04
Combien de jours ai-je saigné en octobre ? | bleeding count 10-01..10-31
Combien de fois ai-je noté la semaine dernière ? | logging count 11-09..11-15
Quelle a été ma première note ? | logging first
Qu'est-ce que j'ai noté mardi dernier ? | everything how 11-17
Ai-je eu des sueurs nocturnes cette semaine ? | night_sweats how 11-16..11-21
Combien de mauvaises nuits ai-je eues le mois dernier ? | unclear sleep
Pourquoi mon humeur était-elle si basse la semaine dernière ? | mood how 11-09..11-15 why
Comment était mon sommeil après le mariage la semaine dernière ? | unclear sleep mariage
Comment était mon humeur début octobre ? | mood how 10-01..10-10
Combien de bouffées de chaleur ai-je eues à la piscine la semaine dernière ? | unclear hot_flashes piscine
Mon sommeil s'améliore-t-il ? | sleep compare 11-15..11-21 vs 11-08..11-14
Mon humeur s'est-elle améliorée depuis septembre ? | mood compare 11-01..11-21 vs 09-01..09-30
montrez-moi mes bouffées de chaleur d'octobre | hot_flashes how 10-01..10-31
dites-moi mon pire jour pour les bouffées de chaleur ce mois-ci | hot_flashes worst 11-01..11-21
Quelles nuits ai-je dormi plus de 8 heures en octobre ? | sleep days 10-01..10-31 over 8
Depuis combien de temps je n'ai pas eu de bouffée de chaleur ? | hot_flashes last
Combien de bouffées de chaleur ai-je eues hier matin ? | hot_flashes hours 11-20 morning
Quelle semaine ai-je le plus dormi ? | sleep weeks 08-31..11-21
Combien je dors en moyenne les jours de travail ? | sleep/work_day split 08-30..11-21
Comment était mon énergie les jours de voyage ? | energy/travel split 08-30..11-21
Combien d'heures par nuit ai-je dormi ce mois-ci ? | sleep how 11-01..11-21
Ai-je eu des bouffées de chaleur samedi ? | hot_flashes how 11-14
Comment me suis-je réveillée la semaine dernière ? | waking how 11-09..11-15
Combien de jours me suis-je réveillée fatiguée ? | waking days 2025 11-22..11-21 tired
Quelle a été ma meilleure semaine pour l'humeur ? | mood weeks 08-31..11-21
Quelle a été ma nuit la plus courte ? | sleep worst 2025 11-22..11-21
Combien de nuits avec des sueurs ai-je eues en octobre ? | night_sweats days 10-01..10-31
Quelle est la moyenne de mon sommeil sur les 14 derniers jours ? | sleep how 11-08..11-21
Quand ai-je saigné pour la dernière fois ? | bleeding last
Comment va mon humeur ce mois-ci ? | mood how 11-01..11-21
Comment était mon énergie hier ? | energy how 11-20
combien d'heures j'ai dormi cette nuit | sleep how 11-21
Quel jour de la semaine dernière avais-je le moins d'énergie ? | energy worst 11-09..11-15
Quelle humeur avais-je dimanche ? | mood how 11-15
Est-ce que j'ai moins de bouffées de chaleur qu'en septembre ? | hot_flashes compare 11-01..11-21 vs 09-01..09-30
Combien de jours y a-t-il eu entre mes deux dernières règles ? | bleeding cycles
J'ai dormi combien d'heures hier ? | sleep how 11-20
J'ai eu combien de bouffées cette semaine ? | hot_flashes count 11-16..11-21
c'était comment mon sommeil la semaine dernière ? | sleep how 11-09..11-15
tous les combien j'ai mes règles ? | bleeding cycles
`

/** A question, the next one, and the parsed form of the next one. */
const FOLLOWED = `
How did I sleep last week? | and the week before? | sleep how 11-02..11-08
How did I sleep last week? | and my mood? | mood how 11-09..11-15
How did I sleep last week? | and sleep? | sleep how 11-09..11-15
How did I sleep last week? | and in October? | sleep how 10-01..10-31
How did I sleep last week? | what about Mondays? | sleep how 11-09..11-15 on 0
How did I sleep last week? | and on weekends? | sleep how 11-09..11-15 on 56
How did I sleep last week? | and with alcohol? | sleep/alcohol split 11-09..11-15
How did I sleep last week? | and the worst night? | sleep worst 11-09..11-15
How did I sleep last week? | and on average? | sleep average 11-09..11-15
how was my mood in October? | and the month before? | mood how 09-01..09-30
how was my mood in October? | and a year earlier? | mood how 2025 10-01..10-31
how was my mood yesterday? | and the day before? | mood how 11-19
how many nights did I sleep less than 6 hours last month? | and in September? | sleep days 09-01..09-30 under 6
how many nights did I sleep less than 6 hours last month? | and hot flashes? | hot_flashes how 10-01..10-31
How did I sleep on nights with alcohol? | and my mood? | mood/alcohol split 08-30..11-21
When did I last bleed? | and hot flashes? | hot_flashes last
Did I have more hot flashes in October than in September? | and night sweats? | night_sweats compare 10-01..10-31 vs 09-01..09-30
am I sleeping better than last week? | and the week before? | sleep compare 11-16..11-21 vs 11-02..11-08
on how many days did I drink alcohol last month? | and this month? | factor/alcohol days 11-01..11-21
on how many days did I drink alcohol last month? | and exercise? | factor/movement days 10-01..10-31
how many hot flashes did I have this morning? | and yesterday? | hot_flashes hours 11-20 morning
¿Cómo dormí la semana pasada? | ¿y la anterior? | sleep how 11-02..11-08
¿Cómo dormí la semana pasada? | ¿y la semana anterior? | sleep how 11-02..11-08
¿Cómo dormí la semana pasada? | ¿y el sueño? | sleep how 11-09..11-15
¿Cómo dormí la semana pasada? | ¿y en octubre? | sleep how 10-01..10-31
¿Cómo dormí la semana pasada? | ¿y los lunes? | sleep how 11-09..11-15 on 0
¿Cómo dormí la semana pasada? | ¿y sin alcohol? | sleep/alcohol split 11-09..11-15
¿Cómo dormí la semana pasada? | ¿y mi energía? | energy how 11-09..11-15
¿Cuántos sofocos tuve en octubre? | ¿y el mes anterior? | hot_flashes count 09-01..09-30
¿Cuántos sofocos tuve en octubre? | ¿y sudores nocturnos? | night_sweats count 10-01..10-31
Comment ai-je dormi la semaine dernière ? | et la semaine d'avant ? | sleep how 11-02..11-08
Comment ai-je dormi la semaine dernière ? | et celle d'avant ? | sleep how 11-02..11-08
Comment ai-je dormi la semaine dernière ? | et mon humeur ? | mood how 11-09..11-15
Comment ai-je dormi la semaine dernière ? | et le sommeil ? | sleep how 11-09..11-15
Comment ai-je dormi la semaine dernière ? | et en octobre ? | sleep how 10-01..10-31
Comment ai-je dormi la semaine dernière ? | et les lundis ? | sleep how 11-09..11-15 on 0
Comment ai-je dormi la semaine dernière ? | et sans alcool ? | sleep/alcohol split 11-09..11-15
Comment était mon humeur en octobre ? | et le mois d'avant ? | mood how 09-01..09-30
`

test.each([ENGLISH, SPANISH, FRENCH])('there are a hundred questions', (questions) => {
  expect(table(questions).length).toBeGreaterThanOrEqual(100)
})

test.each([ENGLISH, SPANISH, FRENCH].flatMap(table))('"%s" is parsed as %s', (message = '', parsed = '') => {
  expect(short(readDataQuestion(message, TODAY, null))).toBe(parsed)
})

test.each(table(FOLLOWED))('after "%s", "%s" is parsed as %s', (first = '', next = '', parsed = '') => {
  expect(short(readDataQuestion(next, TODAY, readDataQuestion(first, TODAY, null) ?? null))).toBe(parsed)
})

test('on a Monday, last week is the week that ended yesterday', () => {
  expect(readDataQuestion('how did I sleep last week?', '2026-11-23', null)).toMatchObject({ from: '2026-11-16', to: '2026-11-22' })
  expect(readDataQuestion('¿cómo dormí la semana pasada?', '2026-11-23', null)).toMatchObject({ from: '2026-11-16', to: '2026-11-22' })
  expect(readDataQuestion('comment ai-je dormi la semaine dernière ?', '2026-11-29', null)).toMatchObject({
    from: '2026-11-16',
    to: '2026-11-22',
  })
})

test.each([
  'How was my sleep after the wedding last week?',
  '¿Cómo estuvo mi ánimo antes de octubre?',
  'Comment était mon humeur avant octobre ?',
  'how did I sleep in the last 3 years?',
])('"%s" is a question about her notes that was not understood', (message) => {
  expect(readDataQuestion(message, TODAY, null)?.asks).toBe('unclear')
})
