/**
 * Texts of the triage cards: what the calendar shows, and in `advice` what follows from it: first a possible cause,
 * then how soon a doctor should see it, and that it is usually harmless where that is so. Marks refer to claims.
 */
import type { Language } from '../../../text/rules/speech.ts'
import type { TriageCard } from '../../rules/triage-cards.ts'

type CardWords = { readonly lead: string; readonly advice: Readonly<Record<TriageCard['cause'], string>> } & {
  readonly afterAYear: (day: string, flow: string, without: number) => string
  readonly longAfter: (day: string, flow: string, without: number) => string
  readonly pastMenopause: (day: string, flow: string) => string
  readonly long: (from: string, to: string, days: number) => string
  readonly short: (starts: string) => string
  readonly heavy: (earlier: string, later: string) => string
  readonly gap: (last: string, without: number) => string
}

const EN_GUARD =
  'If you have had a hysterectomy, or use a hormone coil, other contraception or {HRT}, this may be expected; tell the {doctor} about it.'
const EN_NOW = 'If you soak a pad or tampon every hour for two hours or more, or feel faint, call {emergency} now. [#card-emergency]'
const EN_HARMLESS = 'Periods often change in the years before menopause, so there is often a harmless reason. [#card-change]'
const ES_GUARD =
  'Si te han quitado el útero, o usas un DIU hormonal, otro anticonceptivo o {HRT}, puede ser algo esperado; cuéntaselo al {doctor}.'
const ES_NOW =
  'Si empapas una compresa o un tampón cada hora durante dos horas o más, o sientes que te desmayas, llama ya al {emergency}. [#card-emergency]'
const ES_HARMLESS =
  'En los años antes de la menopausia la regla cambia a menudo, así que muchas veces hay un motivo sin importancia. [#card-change]'
const FR_GUARD =
  'Si l’on vous a retiré l’utérus, ou si vous utilisez un stérilet hormonal, une autre contraception ou un {HRT}, cela peut être attendu ; dites-le au {doctor}.'
const FR_NOW =
  'Si vous remplissez une serviette ou un tampon par heure pendant deux heures ou plus, ou si vous vous sentez défaillir, appelez tout de suite le {emergency}. [#card-emergency]'
const FR_HARMLESS = 'Dans les années avant la ménopause, les règles changent souvent ; la raison est donc souvent bénigne. [#card-change]'

const ENGLISH: CardWords = {
  lead: 'Something in your calendar is worth a word with a {doctor}. I only count; I cannot tell what it means.',
  afterAYear: (day, flow, without) => `On ${day} you noted ${flow}, after ${without} days for which your notes hold no bleeding.`,
  longAfter: (day, flow, without) =>
    `On ${day} you noted ${flow}. The bleeding before it in your calendar was ${without} days earlier. If there was none in between, please read on.`,
  pastMenopause: (day, flow) => `On ${day} you noted ${flow}, and at the start you told us that you are past menopause.`,
  long: (from, to, days) => `From ${from} to ${to} you noted bleeding on ${days} days in a row.`,
  short: (starts) => `Your notes show periods that began on ${starts}, twice with less than 21 days between the beginnings.`,
  heavy: (earlier, later) => `You noted heavy flow on ${earlier} and again on ${later}.`,
  gap: (last, without) =>
    `The last bleeding in your calendar was on ${last}, ${without} days ago, and since then you noted that there was none.`,
  advice: {
    'bleeding-after-a-year': `${EN_GUARD} Bleeding after a year without should be checked, even when it came once and was only a spot. [#card-after-a-year] Please see a {doctor} within two weeks. Most of the time it is nothing serious: about 9 in 10 of those who are checked have no serious cause. [#card-nine-in-ten]`,
    'long-bleeding': `${EN_GUARD} Bleeding that lasts longer than usual is something to tell a {doctor}. [#card-long] Please book a visit in the next few weeks. ${EN_HARMLESS} ${EN_NOW}`,
    'short-cycles': `${EN_GUARD} Bleeding more often than every three weeks is something to tell a {doctor}. [#card-often] Please book a visit in the next few weeks. ${EN_HARMLESS}`,
    'heavy-twice': `${EN_GUARD} Very heavy bleeding is something to tell a {doctor}. [#card-heavy] Signs are flooding, large clots, or a change every one to two hours. [#card-heavy-signs] Please book a visit in the next few weeks. ${EN_NOW}`,
    'gap-under-45': `If you are under 45 and could be pregnant, take a pregnancy test first: pregnancy stays possible while periods are rare. [#card-pregnancy] ${EN_GUARD} Periods that stop before 45 are worth a visit to the {doctor}. [#card-before-45] Please book one in the next few weeks.`,
  },
}

const SPANISH: CardWords = {
  lead: 'Algo en tu calendario merece que lo hables con un {doctor}. Yo solo cuento; no puedo decirte qué significa.',
  afterAYear: (day, flow, without) => `El ${day} anotaste ${flow}, después de ${without} días en los que tus notas no tienen sangrado.`,
  longAfter: (day, flow, without) =>
    `El ${day} anotaste ${flow}. El sangrado anterior de tu calendario fue ${without} días antes. Si no hubo ninguno entre medias, sigue leyendo, por favor.`,
  pastMenopause: (day, flow) => `El ${day} anotaste ${flow}, y al principio nos dijiste que ya pasaste la menopausia.`,
  long: (from, to, days) => `Del ${from} al ${to} anotaste sangrado ${days} días seguidos.`,
  short: (starts) =>
    `Según tus notas, tus reglas empezaron en estas fechas: ${starts}. Dos veces pasaron menos de 21 días entre los comienzos.`,
  heavy: (earlier, later) => `Anotaste sangrado abundante el ${earlier} y otra vez el ${later}.`,
  gap: (last, without) =>
    `El último sangrado de tu calendario fue el ${last}, hace ${without} días, y desde entonces anotaste que no hubo.`,
  advice: {
    'bleeding-after-a-year': `${ES_GUARD} Un sangrado después de un año sin él debe revisarse, aunque haya sido una vez y solo una mancha. [#card-after-a-year] Por favor, ve a un {doctor} en las próximas dos semanas. Casi siempre no es nada grave: unas 9 de cada 10 personas revisadas no tienen una causa seria. [#card-nine-in-ten]`,
    'long-bleeding': `${ES_GUARD} Un sangrado que dura más de lo habitual es algo que conviene contar a un {doctor}. [#card-long] Por favor, pide una cita en las próximas semanas. ${ES_HARMLESS} ${ES_NOW}`,
    'short-cycles': `${ES_GUARD} Sangrar más a menudo que cada tres semanas es algo que conviene contar a un {doctor}. [#card-often] Por favor, pide una cita en las próximas semanas. ${ES_HARMLESS}`,
    'heavy-twice': `${ES_GUARD} Un sangrado muy abundante es algo que conviene contar a un {doctor}. [#card-heavy] Algunas señales: que la sangre desborde, coágulos grandes o tener que cambiarse cada una o dos horas. [#card-heavy-signs] Por favor, pide una cita en las próximas semanas. ${ES_NOW}`,
    'gap-under-45': `Si tienes menos de 45 años y podrías estar embarazada, hazte primero una prueba de embarazo: con reglas poco frecuentes sigue siendo posible. [#card-pregnancy] ${ES_GUARD} Que la regla pare antes de los 45 merece una visita al {doctor}. [#card-before-45] Por favor, pide una cita en las próximas semanas.`,
  },
}

const FRENCH: CardWords = {
  lead: 'Quelque chose dans votre calendrier mérite d’en parler à un {doctor}. Je ne fais que compter ; je ne peux pas dire ce que cela veut dire.',
  afterAYear: (day, flow, without) => `Le ${day}, vous avez noté ${flow}, après ${without} jours où vos notes n’ont pas de saignement.`,
  longAfter: (day, flow, without) =>
    `Le ${day}, vous avez noté ${flow}. Le saignement précédent de votre calendrier date de ${without} jours plus tôt. S’il n’y en a pas eu entre-temps, lisez la suite, s’il vous plaît.`,
  pastMenopause: (day, flow) => `Le ${day}, vous avez noté ${flow}, et vous nous aviez dit au début que votre ménopause est passée.`,
  long: (from, to, days) => `Du ${from} au ${to}, vous avez noté des saignements ${days} jours de suite.`,
  short: (starts) =>
    `D’après vos notes, vos règles ont commencé à ces dates : ${starts}. Deux fois, il y a eu moins de 21 jours entre les débuts.`,
  heavy: (earlier, later) => `Vous avez noté un flux abondant le ${earlier} et de nouveau le ${later}.`,
  gap: (last, without) =>
    `Le dernier saignement de votre calendrier date du ${last}, il y a ${without} jours ; depuis, vous avez noté qu’il n’y en avait pas.`,
  advice: {
    'bleeding-after-a-year': `${FR_GUARD} Un saignement après un an sans règles doit être examiné, même une seule fois, même une simple trace. [#card-after-a-year] Consultez un {doctor} dans les deux semaines. Le plus souvent, ce n’est rien de grave : environ 9 personnes examinées sur 10 n’ont pas de cause sérieuse. [#card-nine-in-ten]`,
    'long-bleeding': `${FR_GUARD} Un saignement qui dure plus que d’habitude est à dire à un {doctor}. [#card-long] Prenez rendez-vous dans les prochaines semaines. ${FR_HARMLESS} ${FR_NOW}`,
    'short-cycles': `${FR_GUARD} Saigner plus souvent que toutes les trois semaines est à dire à un {doctor}. [#card-often] Prenez rendez-vous dans les prochaines semaines. ${FR_HARMLESS}`,
    'heavy-twice': `${FR_GUARD} Un saignement très abondant est à dire à un {doctor}. [#card-heavy] Les signes : des débordements, de gros caillots, ou se changer toutes les une à deux heures. [#card-heavy-signs] Prenez rendez-vous dans les prochaines semaines. ${FR_NOW}`,
    'gap-under-45': `Si vous avez moins de 45 ans et pourriez être enceinte, faites d’abord un test de grossesse : cela reste possible quand les règles sont rares. [#card-pregnancy] ${FR_GUARD} Des règles qui s’arrêtent avant 45 ans méritent une visite chez le {doctor}. [#card-before-45] Prenez rendez-vous dans les prochaines semaines.`,
  },
}

/** Texts of the triage cards, by language. */
export const CARD_WORDS: Readonly<Record<Language, CardWords>> = { en: ENGLISH, es: SPANISH, fr: FRENCH }
