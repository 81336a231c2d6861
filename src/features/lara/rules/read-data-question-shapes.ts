/** Shapes of questions about her notes, matched with the marks of `Parts.text`. */
import type { DataAsk } from '../../answers/rules/data-question.ts'

/** "Write about" is more than "log". */
export const ABOUT = /\b(?:about|sobre|acerca|sur|parl[ée]|mention|mencion)/i
/** "Compare October and November for sleep". */
export const BEGINS_COMPARING = /^(?:please |por favor )?compar/
/** "Sleep at weekends compared to weekdays", "sleep with and without exercise". */
export const VERSUS =
  /\b(?:vs|versus|compared|par rapport|comparado|frente a|compare)\b|\b(?:with|con|avec) % (?:\p{L}+ )?(?:without|sin|sans)\b/u
/** A first person: "my sleep was bad last week" is a report. */
export const FIRST_PERSON = /\b(?:i|j|je|yo|me|he|tengo|tuve|estoy|estuve|llevo|was|were|is|are|fue|ha|han|a ete|etait|est)\b|@ yo/
/** "Was there any spotting in September". */
export const EXISTS = /\b(?:y a t il eu|y avait il|y a eu combien|hubo|ha habido|(?:was|were) there(?! an?\b)|(?:have|has) there been)\b/
/** "Which was the worst day last week": only a question begins so. */
export const ASKS_FIRST = /^(?:(?:et|and|y) )?(?:which|what|quel(?:le)?s?|cual(?:es)?|(?:en )?que (?:dia|noche|mes|semana)) /
/** "How was October for sleep", "que tal los sofocos el mes pasado". */
export const HOW_WAS =
  /^(?:y |et |and )?(?:(?:how|what) (?:was|were) (?:my |the )?[#@]|(?:que tal|como|comment) (?:(?:fue|fueron|estuvo|estuvieron|era|eran|anduve|etait|etaient) )?(?:los |las |el |la |mi |mis |mes |mon |ma |les |le )?[@#])/
/** Asks for a cause: "is it because of my cycle?" */
export const BECAUSE =
  /^(?:(?:and|y|et|o|or|ou) )?(?:is (?:it|that|this)|could (?:it|that) be|es|sera|puede ser|c est|est ce que c est|ca vient) (?:just |all |solo )?(?:because|due|down to|my|por|culpa|debido|cosa|lie|a cause|du|de|d)\b/
/** "Nights under 6 hours". */
export const LISTS_DAYS = /^(?:days|nights|dias|noches|jours|nuits)\b/
/** "Did I sleep better or not". */
export const TAG = / (?:ou pas|ou non|o no|or not)$/
/** Two halves of a period: "the first and the second half of April". */
export const HALVES = /\b(?:first|primera|premiere) (?:and|or|y|o|et|ou)\b/
/** "My energy", not "energy". */
export const HERS = /\b(?:my|mi|mis|mon|ma|mes) @/
/** "My nights". */
export const HER_NIGHTS = /\b(?:my|mis|mes) (?:nights|noches|nuits)\b/
/** "How long have I been without a period" asks for the last one. */
export const SINCE_WHEN =
  /\b(?:since when|desde cuando|llevo|have i (?:been|gone)|has it been|hace que|depuis (?:combien|quand)|(?:ca|cela) fait)\b/
/** A day, of which one may be the best or the worst. */
export const SINGLE_DAY = /\b(?:day|dia|jour|journee)\b/
/** "How was I on Monday". */
export const HOW = /\b(?:how|como|comment|combien)\b/
/** Statistics of a calendar, which general knowledge does not have. */
export const GROUPED: ReadonlySet<DataAsk> = new Set(['weeks', 'months'])
/** "Why was my mood so low", "why did I sleep badly". */
export const OWN_WHY = /\b(?:my|mi|mis|mon|ma|mes) @|\bdid i\b|@ yo\b|\bai je\b/
/** A part of a period that has no fixed dates: "the last week of October". */
export const PART_OF_PERIOD =
  /\b(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|ultim[oa]|first|second|third|fourth|last|premiere|deuxieme|troisieme|quatrieme|derniere?) (?:\p{L}+ ){0,2}(?:weeks?|semanas?|semaines?|weekends?|days|dias|jours|half|mitad|moitie|part|parte|partie) (?:of|in|de|del|d|du|en) (?:the )?#/u
/** The same day of an earlier period: "by this time last month". */
export const SAME_TIME =
  /\b(?:(?:this|the same|that) (?:time|day|date|point)|est[ae] (?:misma )?(?:altura|fecha|epoca)|estas (?:mismas )?(?:alturas|fechas)|la meme (?:date|epoque|periode)|(?:cette|meme) (?:date|epoque)) (?:(?:of|in|de|del|d|du|el|l) )*#/
/** Without the night, which her daily numbers include. */
export const IN_DAYTIME =
  /\b(?:(?:during|in) the day(?:time)?|by day|daytime|durante el dia|de dia|diurnos|(?:pendant|dans|en) (?:la |le )?(?:journee|jour))\b/
/** Nights with something that is noted for days. */
export const NIGHTS_COUNTED = /\b(?:how many|(?:en )?cuantas|combien de) (?:nights|noches|nuits)\b/
/** "My sleep and my mood". */
export const JOINED = /@ (?:and|y|e|et|or|o|ou) (?:\p{L}+ ){0,2}@/u
/** A word for days or nights. */
export const DAYS = /^(?:days|nights|dias|noches|jours|nuits)$/
/** "Than in September". */
export const THAN_TIME =
  /\b(?:than|que|qu)(?: (?:in|on|for|during|it was|i did|i had|en|a|el|la|le|les|l|pendant|durante|au|aux|de|du|d))* #\d/
/** The day after another one, which is not looked up: "my mood the day after my worst night". */
export const AFTER_DAY =
  /\b(?:night|day|morning|evening)s? after (?!#)|\b(?:dia|noche|manana)s? (?:despues|siguientes?)(?! (?:del? )?#)|\b(?:nuit|jour|matin|soir)s? (?:d )?apres (?!(?:le )?#)|\blendemain\b/
