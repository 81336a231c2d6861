/** Factors, days of the week, parts of the day and bounds in English, Spanish and French. Matched without accents. */
import type { Language } from '../../text/rules/speech.ts'
import type { DetailsSaid } from './read-data-question-details.ts'
import { TIME_WORDS } from './read-data-question-time-words.ts'

const EN: DetailsSaid = {
  factors: [
    ['water', '(?:drink|drank|drunk|drinking|had|have|get|got) enough water|enough water|hydrat(?:ed|ion)|water'],
    ['meals', '(?:ate|eat|eaten) regular(?:ly)?(?: meals)?|regular meals'],
    ['late_dinner', 'late (?:dinners?|meals?|suppers?)|(?:ate|eat|eaten|eating|(?:ate|had|have) dinner) late'],
    [
      'alcohol',
      '(?:(?:drank|drink|drunk|drinking|had|have) )?(?:any |some )?(?:alcohol|wine|beer|booze)|(?:had|have) a drink|drank|drinking|drinks?',
    ],
    [
      'caffeine_after_noon',
      '(?:(?:drank|drink|drinking|had|have) )?(?:any |some )?(?:late |afternoon )?(?:caffeine|coffees?)(?: (?:after (?:noon|lunch)|in the (?:afternoon|evening)))?',
    ],
    ['spicy_food', '(?:(?:ate|eat|eaten|eating|had|have) )?(?:any )?spicy(?: food| meals?)?|spices'],
    ['screen_in_bed', '(?:screens?|phone|tv)(?: time)? in bed|screen time'],
    ['hot_room', '(?:a )?(?:hot|warm) (?:bed ?)?rooms?'],
    ['work_day', 'work ?days?|working days?|(?:worked|work)(?! ?outs?)'],
    ['travel', 'travel(?:l?ed|l?ing)?|trips?|on the road'],
    ['illness', 'illness|ill|sick'],
    ['sex', '(?:had |have )?sex'],
    ['time_outdoors', '(?:(?:spent|spend) )?(?:time )?(?:outdoors|outside)'],
    ['smoking', 'smok(?:e|ed|ing)|cigarettes?'],
    ['walking', '(?:went )?walk(?:s|ed|ing)?|(?:go|went) for a walk'],
    ['yoga', '(?:(?:did|do|done|practi[sc]ed) )?yoga'],
    ['strength', 'strength(?: training)?|(?:lift(?:ed)? )?weights'],
    ['cardio', '(?:(?:did|do|done) )?cardio'],
    ['dance', 'danc(?:e|ed|ing)'],
    ['movement', 'exercis(?:e|ed|ing)|movement|work(?:ed|ing)? ?outs?|physical(?:ly)? activ(?:e|ity)|active|sports?'],
  ],
  everyWeekday:
    '(?:on |every |all |each )?{weekday}s(?: nights| mornings| evenings)?|(?:every|each|on a|a typical|a) {weekday}(?: nights?)?|{weekday} (?:nights|mornings|evenings)',
  weekend: '(?:on |at |over |every |during )?(?:the )?weekends|every weekend|each weekend',
  except:
    'not (?:counting|including)|without(?: counting)?|take out|leave out|skip(?:ping)?|minus|excluding|except(?: for)?|leaving out|apart from|other than|but not|ignoring|outside(?: of)?',
  workdays: '(?:on |during )?weekdays(?! do| am| have| is| are)|(?:during|in) the week(?! of| before)',
  weekdays: TIME_WORDS.en.weekdays,
  parts: [
    ['morning', 'this morning', 'today ='],
    ['afternoon', 'this afternoon', 'today ='],
    ['evening', 'this evening', 'today ='],
    ['morning', '(?:in|during) the mornings?|(?<=(?:today|day) )morning|before noon'],
    ['morning', '(?<=how many )mornings', 'mornings ='],
    ['afternoon', '(?:in|during) the afternoons?|(?<=day )afternoon|(?<=how many )afternoons'],
    ['evening', '(?:in|during) the evenings?|(?<=day )evening|(?<=how many )evenings'],
    ['night', '(?:at|during the|in the|by) nights?(?! sweat)|(?<=(?:yesterday|day) )night(?! ?(?:time )?sweat)'],
  ],
  others:
    '(?:and|or|vs|versus|against|compared (?:to|with)|than) (?:on )?(?:(?:the|other) )*(?:(?:days|nights|ones) )?(?:when |that )?(?:i (?:do not|did not|have not)(?: have any| have it| drink| do it)?|without(?: it| any)?|not|others?|other (?:days|nights)|the rest|rest|days|nights)',
  limits: [
    ['over', '(?:more|longer|greater|higher) than {n}|(?:over|above) {n}'],
    ['under', '(?:less|fewer|shorter|lower) than {n}|(?:under|below) {n}'],
    ['least', 'at least {n}|{n}(?: hours| h)? or (?:more|over|above|better|higher|longer)|{n} plus'],
    ['most', '(?:at most|no more than|up to) {n}|{n}(?: hours| h)? or (?:less|fewer|under|below|lower)'],
    ['exactly', 'exactly {n}'],
  ],
  unit: 'hours?|hrs?|h|points?|out of 10|of 10',
  timeUnit: 'days?|nights?(?! ?(?:time )?sweat)|weeks?|months?|years?',
  half: 'and a half',
  numbers: TIME_WORDS.en.numbers,
}

const ES: DetailsSaid = {
  factors: [
    ['water', '(?:beb(?:i|o|ido) |tom(?:e|o|ado) )?(?:suficiente agua|bastante agua|agua)|hidrat(?:ada|acion)'],
    ['meals', 'comidas regulares|com(?:i|ido) (?:regularmente|con regularidad|a mis horas)'],
    ['late_dinner', 'cenas? (?:tardias?|tarde)|cen(?:e|o|ado|aba) tarde'],
    [
      'alcohol',
      '(?:(?:beb(?:i|o|ido)|tom(?:e|o|ado)) )?(?:alcohol|(?<!\\bme )vino(?! (?:la|el|mi) (?:regla|periodo|menstruacion))|cerveza|copas)|bebi|bebo|bebido',
    ],
    [
      'caffeine_after_noon',
      '(?:(?:beb(?:i|o|ido)|tom(?:e|o|ado)) )?(?:cafeina|cafes?)(?: (?:despues del mediodia|por la tarde|de (?:la )?tarde))?',
    ],
    ['spicy_food', '(?:comidas? )?picantes?'],
    ['screen_in_bed', '(?:pantallas?|movil|celular|telefono)(?: en la cama)?'],
    ['hot_room', '(?:habitacion|cuarto|dormitorio) (?:caluros[oa]|caliente)'],
    ['work_day', 'dias? de trabajo|dias? laborables?|trabaj(?:e|o|ado|aba)'],
    ['travel', 'viaj(?:e|es|o|ado|aba)|de viaje'],
    ['illness', 'enfermedad|enferma'],
    ['sex', 'sexo|relaciones(?: sexuales)?'],
    ['time_outdoors', '(?:tiempo )?al aire libre'],
    ['smoking', 'fum(?:e|o|ado|aba|ar)|tabaco|cigarrillos?'],
    ['walking', 'camin(?:e|o|ado|ar|ata|atas)|paseos?|pasee'],
    ['yoga', '(?:(?:hice|hago|hecho) )?yoga'],
    ['strength', '(?:(?:hice|hago|hecho) )?(?:ejercicios? de )?(?:fuerza|pesas)'],
    ['cardio', '(?:(?:hice|hago|hecho) )?cardio'],
    ['dance', 'bail(?:e|o|ado)'],
    ['movement', '(?:(?:hice|hago|hecho|haber hecho) )?(?:ejercicio|deporte|actividad fisica)|entren(?:e|o|ado)|me movi|movimiento'],
  ],
  everyWeekday: '(?:tod[oa]s )?los {weekday}s?|cada {weekday}',
  weekend:
    '(?:todos )?(?:en )?los (?:fines de semana|findes)|cada (?:fin de semana|finde)|(?<=(?:entre semana|de media|promedio|suelo).*)el (?:fin de semana|finde)(?! (?:pasado|anterior))',
  except: 'sin(?: (?:contar|incluir))?|quita|quita(?:me|r)|deja fuera|excepto|salvo|quitando|fuera de|dejando fuera|aparte de',
  workdays: 'entre semana|de lunes a viernes',
  weekdays: TIME_WORDS.es.weekdays,
  parts: [
    ['morning', 'esta manana', 'hoy ='],
    ['afternoon', 'esta tarde', 'hoy ='],
    ['morning', '(?:por|en|durante) las? mananas?|de manana(?! a)'],
    ['morning', '(?<=cuantas )mananas', 'mananas ='],
    ['afternoon', '(?:por|en|durante) las? tardes?|(?<=cuantas )tardes|(?<=ayer )tarde'],
    ['night', '(?:por|en|durante) las? noches?|(?<=ayer )noche|de noche(?! (?:y|o) de dia)|de madrugada|nocturnos(?= )'],
  ],
  others:
    '(?:y|o|vs|frente a|que|comparado con|contra) (?:en )?(?:l[oa]s |el )?(?:(?:dias|noches) )?(?:(?:en )?que no(?: lo| la)?(?: hago| tomo| bebo| he bebido)?|cuando no(?: lo hago)?|sin(?: el(?:la)?| eso)?|otr[oa]s(?: dias| noches)?|demas(?: dias| noches)?|resto|no)',
  limits: [
    ['over', '(?:mas|mayor) (?:de|que|a) {n}|(?:por )?encima de {n}'],
    ['under', '(?:menos|menor) (?:de|que|a) {n}|(?:por )?debajo de {n}'],
    ['least', '(?:al menos|como minimo|por lo menos) {n}|{n}(?: horas)? o mas'],
    ['most', '(?:como mucho|como maximo|hasta) {n}|{n}(?: horas)? o menos'],
    ['exactly', 'exactamente {n}'],
  ],
  unit: 'horas?|h|puntos?|sobre 10|de 10',
  timeUnit: 'dias?|noches?|semanas?|mes(?:es)?|anos?|de',
  half: 'y media',
  numbers: TIME_WORDS.es.numbers,
}

const FR: DetailsSaid = {
  factors: [
    ['water', '(?:bu )?(?:assez|suffisamment) d eau|l eau|hydrat(?:ee?|ation)'],
    ['meals', 'repas reguliers|mange regulierement'],
    ['late_dinner', 'diners? tardifs?|dine(?:e|r)? tard|mange tard'],
    [
      'alcohol',
      '(?:(?:bu|bois|pris|prends|buvais) )?(?:de l |d |l |du |un verre de |d un verre de )?(?:alcool|vin|biere|apero)|(?:(?:bu|bois|pris|prends) )?un verre|bu|bois|buvais',
    ],
    [
      'caffeine_after_noon',
      '(?:(?:bu|bois|pris) )?(?:du |de la |le |la |un |des )?(?:cafeine|cafes?)(?: (?:apres midi|l apres midi|apres le dejeuner))?',
    ],
    ['spicy_food', '(?:mange )?(?:plats? |repas )?epicee?s?'],
    ['screen_in_bed', '(?:d |l |les |des )?(?:ecrans?|telephone)(?: au lit)?'],
    ['hot_room', '(?:(?:quand|si) )?(?:(?:la|ma) )?(?:chambre|piece)(?: (?:est|etait))?(?: trop)? (?:chaude|chauffee)'],
    ['work_day', '(?:jours?|journees?) de travail|travaille'],
    ['travel', '(?:en )?voyages?|voyage'],
    ['illness', 'maladie|malade'],
    ['sex', 'sexe|rapports?(?: sexuels?)?(?! a)'],
    ['time_outdoors', '(?:du )?(?:temps )?(?:passe )?(?:dehors|plein air)'],
    ['smoking', 'fume|tabac|cigarettes?'],
    ['walking', 'march(?:e|er)|promenades?|promenee'],
    ['yoga', '(?:fait )?(?:du |de )?yoga'],
    ['strength', '(?:fait )?(?:du |de la )?(?:renforcement(?: musculaire)?|musculation)'],
    ['cardio', '(?:fait )?(?:du )?cardio'],
    ['dance', 'dans(?:e|er)(?= |$)(?<!dans)'],
    ['movement', '(?:(?:fait|fais) )?(?:de l |du |de |d )?(?:exercice|sport|activite physique)|bouge|mouvement'],
  ],
  everyWeekday: '(?:le|les|tous les|chaque) {weekday}s?(?! (?:dernier|passe|\\d))',
  weekend: '(?:le|les|tous les|chaque) (?:week end|weekend)s?(?! (?:dernier|passe|prochain|precedent|d avant))',
  except: 'sans(?: (?:compter|inclure))?|enleve[zs]?|retire[zs]?|sauf|hormis|excepte|en dehors|hors|mis a part|a part',
  workdays: 'en semaine|du lundi au vendredi',
  weekdays: TIME_WORDS.fr.weekdays,
  parts: [
    ['morning', 'ce matin', 'aujourd hui ='],
    ['afternoon', 'cet(?:te)? apres midi', 'aujourd hui ='],
    ['evening', 'ce soir', 'aujourd hui ='],
    ['morning', '(?<=combien de )matins', 'matins ='],
    ['morning', '(?:le |les |chaque )?matins?|dans la matinee'],
    [
      'afternoon',
      '(?:l |les |en )apres midis?|(?<=(?:hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )(?:dans l )?apres midi|(?<=combien d )apres midis?',
    ],
    ['evening', '(?:le |les |en )soir(?:ee)?s?|(?<=(?:hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )(?:au )?soir'],
    ['night', '(?:pendant la|durant la|la) nuit(?! derniere| passee)'],
  ],
  others:
    '(?:et|ou|vs|contre|que|par rapport (?:a|aux?)) (?:les? |l )?(?:(?:jours|nuits|soirs) )?(?:(?:ou|quand) (?:je|j)(?: n)?(?: en)? (?:bois|fais|ai|prends|mange|fume) pas(?: bu| fait)?|quand non|sans(?: ca)?|autres(?: jours| nuits| soirs)?|ou non|non|pas|reste)',
  limits: [
    ['over', '(?:plus|superieure?) (?:de|d|que|a) {n}|au dessus de {n}'],
    ['under', '(?:moins|inferieure?) (?:de|d|que|a) {n}|(?:au|en) dessous de {n}|sous(?: les)? {n}'],
    ['least', '(?:au moins|au minimum) (?:d )?{n}|{n}(?: heures?)? ou plus'],
    ['most', '(?:au plus|au maximum|jusqu a) {n}|{n}(?: heures?)? ou moins'],
    ['exactly', 'exactement {n}'],
  ],
  unit: 'heures?|h|points?|sur 10',
  timeUnit: 'jours?|nuits?|semaines?|mois|ans?|annees?',
  half: 'et demie?',
  numbers: TIME_WORDS.fr.numbers,
}

/** Expressions of details, by language. */
export const DETAILS_SAID: Readonly<Record<Language, DetailsSaid>> = { en: EN, es: ES, fr: FR }
