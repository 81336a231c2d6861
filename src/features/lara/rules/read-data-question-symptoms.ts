/** Names of symptoms and of her own factors in a question about her notes. Matched without accents and hyphens. */
import type { Symptom } from '../../logs/rules/symptom-keys.ts'
import type { TrackingChoices } from '../../logs/rules/tracking.ts'
import type { Language } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'

/** Stand-ins for what was found; `DetailsReader` reads the one for a factor. */
export const SYMPTOM_WORD = 'qsymptomq'
export const OWN_FACTOR_WORD = 'qfactorq'

type Names = Readonly<Partial<Record<Symptom, string>>>

/** What women call the listed symptoms; each string holds alternatives of a regular expression. */
export const SYMPTOM_NAMES: Readonly<Record<Language, Names>> = {
  en: {
    trouble_falling_asleep: '(?:trouble|difficulty|problems?) (?:falling|getting to) (?:a)?sleep|insomnia',
    night_waking: '(?:waking|woke|wake|woken)(?: up)? (?:at|in the middle of the|during the|in the) night|night waking|broken sleep',
    early_waking: '(?:waking|woke|wake|woken)(?: up)? too early|early (?:morning )?waking',
    restless_legs: 'restless legs?(?: syndrome)?',
    fatigue: 'tiredness|fatigue',
    anxiety: 'anxiety|anxious(?:ness)?',
    irritability: 'irritability|irritable',
    low_mood: 'low mood',
    mood_swings: 'mood swings?',
    crying: 'crying(?: spells?)?|cry|cried|tearful(?:ness)?',
    brain_fog: 'brain ?fog(?:gy)?|foggy(?: (?:brain|head|days?|mornings?|spells?))?|fogginess',
    joint_pain: '(?:joint pains?|(?:painful|aching|sore|achy) joints?|joints? (?:aches?|hurts?)|pain in my joints)',
    muscle_ache: '(?:muscle (?:aches?|pains?)|(?:aching|sore|achy) muscles)',
    back_pain: 'back ?(?:pains?|ache?s?)',
    palpitations: 'palpitations?|racing heart|heart racing',
    bloating: 'bloat(?:ing|ed)',
    nausea: 'nausea|nauseous',
    breast_tenderness: 'breast tenderness|(?:tender|sore) breasts?',
    cramps: 'cramps?|cramping',
    tingling: 'tingling|pins and needles',
    chills: 'chills',
    headache: 'head ?aches?',
    migraine: 'migraines?',
    dizziness: 'dizziness|dizzy(?: spells?)?|light ?headed(?:ness)?',
    tinnitus: 'tinnitus|ringing in (?:my|the) ears',
    dry_eyes: 'dry eyes',
    burning_mouth: 'burning mouth',
    vaginal_dryness: 'vaginal dryness',
    pain_during_sex: '(?:pain (?:during|with)|painful) sex',
    low_desire: 'low (?:desire|libido)',
    bladder_urgency: '(?:sudden )?urges? to pee|bladder urgency',
    leaks: '(?:bladder |urine )?leaks?|leaking',
    burning_urination: 'burning (?:when|while) (?:i )?pee(?:ing)?',
    itching: 'itch(?:ing|iness|y skin)?|itchy',
    dry_skin: 'dry skin',
    hair_loss: 'hair loss|(?:hair )?(?:shedding)',
    acne: 'acne|pimples|breakouts?',
    brittle_nails: 'brittle nails',
  },
  es: {
    trouble_falling_asleep:
      '(?:dificultad(?:es)?|problemas?) para (?:dormir(?:me)?|conciliar el sueno)|(?:me )?(?:costo|cuesta) (?:dormir(?:me)?|conciliar el sueno)|insomnio',
    night_waking: '(?:me )?(?:despert(?:e|ado|ares)|despiert[oa])(?: \\p{L}+)? (?:por|de|en mitad de) (?:la )?noche|despertares nocturnos',
    early_waking: 'despert(?:e|ado|arme|ar) (?:demasiado|muy) (?:pronto|temprano)|despertar precoz',
    restless_legs: 'piernas inquietas',
    fatigue: 'cansancio|fatiga',
    anxiety: 'ansiedad|ansios[ao]',
    irritability: 'irritabilidad|irritable',
    low_mood: 'animo bajo|bajo animo',
    mood_swings: 'cambios de humor',
    crying: 'llant[oa]s?|llore|llorado|ganas de llorar|llorar',
    brain_fog: 'niebla(?: mental)?',
    joint_pain:
      'dolor(?:es)? (?:en|de) (?:las |mis )?articulaciones|dolor(?:es)? articular(?:es)?|(?:me )?(?:duelen|dolieron|han dolido) las articulaciones',
    muscle_ache: 'dolor(?:es)? muscular(?:es)?|dolor(?:es)? (?:de|en los) musculos',
    back_pain: 'dolor(?:es)? de espalda|(?:me )?(?:duele|dolio|ha dolido) la espalda',
    palpitations: 'palpitaciones|corazon acelerado',
    bloating: 'hinchazon|hinchad[ao]',
    nausea: 'nauseas?',
    breast_tenderness: '(?:pechos?|senos?) (?:sensibles?|dolorid[oa]s?)|dolor(?:es)? de (?:pechos?|senos?)',
    cramps: 'calambres|colicos?',
    tingling: 'hormigueos?',
    chills: 'escalofrios?',
    headache: 'dolor(?:es)? de cabeza|(?:me )?(?:duele|dolio|ha dolido) la cabeza|cefaleas?|jaquecas?(?! migran)',
    migraine: 'migranas?',
    dizziness: 'mareos?|maread[ao]',
    tinnitus: 'zumbidos?(?: en los oidos)?|pitidos?(?: en los oidos)?|acufenos?',
    dry_eyes: 'ojos secos|sequedad ocular',
    burning_mouth: 'boca ardiente|ardor (?:en la|de) boca',
    vaginal_dryness: 'sequedad vaginal',
    pain_during_sex: 'dolor (?:en|durante|con) (?:el sexo|las relaciones(?: sexuales)?)',
    low_desire: '(?:poco|bajo) deseo|deseo bajo|falta de deseo|libido baja',
    bladder_urgency: 'urgencias? (?:de|por|para) orinar|ganas repentinas de orinar',
    leaks: '(?:perdidas|escapes) de orina',
    burning_urination: 'escozor al orinar|ardor al orinar',
    itching: 'picor(?:es)?|picazon|comezon',
    dry_skin: 'piel seca',
    hair_loss: 'caida (?:del|de) (?:pelo|cabello)',
    acne: 'acne|granos',
    brittle_nails: 'unas (?:quebradizas|fragiles)',
  },
  fr: {
    trouble_falling_asleep: '(?:difficultes?|du mal|mal|problemes?) (?:a|pour) m ?endormir|difficultes? d endormissement|insomnies?',
    night_waking: '(?:reveils? nocturnes?|reveils? (?:la|de) nuit|reveillee? (?:la|dans la|en pleine|pendant la|au milieu de la) nuit)',
    early_waking: 'reveillee? trop tot|reveils? (?:trop )?(?:precoces?|tot)',
    restless_legs: 'jambes sans repos|impatiences?',
    fatigue: 'fatigue',
    anxiety: 'anxiete|anxieuse|angoisses?|angoissee',
    irritability: 'irritabilite|irritable',
    low_mood: 'humeur basse|moral (?:a zero|bas)|cafard',
    mood_swings: 'sautes d humeur|changements d humeur',
    crying: 'pleurs|pleure|envie de pleurer|crises de larmes',
    brain_fog: 'brouillard(?: (?:mental|cerebral))?',
    joint_pain: 'douleurs? articulaires?|douleurs? aux articulations|mal aux articulations',
    muscle_ache: 'douleurs? musculaires?|mal aux muscles|courbatures?',
    back_pain: '(?:mal|douleurs?) (?:au|de) dos',
    palpitations: 'palpitations?|coeur qui s emballe',
    bloating: 'ballonnements?|ballonnee',
    nausea: 'nausees?',
    breast_tenderness: '(?:seins? (?:sensibles?|douloureux)|(?:mal|douleurs?) aux seins)',
    cramps: 'crampes?',
    tingling: 'fourmillements?|picotements?',
    chills: 'frissons?',
    headache: '(?:mal|maux) (?:de|a la) tete|cephalees?',
    migraine: 'migraines?',
    dizziness: 'vertiges?|etourdissements?|tete qui tourne',
    tinnitus: 'acouphenes?|bourdonnements?(?: d oreilles?)?',
    dry_eyes: 'yeux secs|secheresse oculaire',
    burning_mouth: 'bouche (?:en feu|brulante|qui brule)|brulures? (?:de la|dans la) bouche',
    vaginal_dryness: 'secheresse (?:vaginale|intime)',
    pain_during_sex: 'douleurs? (?:pendant|lors d?es?) (?:les )?rapports|rapports douloureux',
    low_desire: '(?:baisse|manque) de (?:desir|libido)|peu de desir',
    bladder_urgency: '(?:envies?|besoins?) (?:soudaine?s? |urgente?s? |pressante?s? )*d uriner|envies? pressantes?',
    leaks: 'fuites?(?: urinaires?)?',
    burning_urination: 'brulures? (?:quand j urine|en urinant|urinaires?)',
    itching: 'demangeaisons?',
    dry_skin: 'peau seche',
    hair_loss: '(?:chute|perte) (?:de|des) cheveux',
    acne: 'acne|boutons',
    brittle_nails: 'ongles cassants',
  },
}

/** Names that mean another measure as well; the symptom if she tracks it. */
const SHARED: ReadonlySet<string> = new Set<Symptom>([
  'fatigue',
  'brain_fog',
  'low_mood',
  'trouble_falling_asleep',
  'night_waking',
  'early_waking',
])

/** Severities beside a name, from mild to severe. */
const SEVERITIES = [
  'mild|leves?|legere?s?',
  'moderate|moderad[oa]s?|moderee?s?',
  'severe|fuertes?|intens[oa]s?|sever[oa]s?|fort(?:e)?s?|severes?',
]
const SEVERITY = SEVERITIES.join('|')

const bounded = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'gu')
/** A name with a severity before or after it. */
const graded = (words: string) => bounded(`(?:(?<before>${SEVERITY}) )?(?:${words})(?: (?<after>${SEVERITY}))?`)
type Pattern = readonly [key: string, pattern: RegExp]
const patternsOf = (names: Names) => Object.entries(names).map(([key, words]): Pattern => [key, graded(words)])
const PATTERNS: Readonly<Record<Language, readonly Pattern[]>> = {
  en: patternsOf(SYMPTOM_NAMES.en),
  es: patternsOf(SYMPTOM_NAMES.es),
  fr: patternsOf(SYMPTOM_NAMES.fr),
}

/** Whether a text has any of the names, which is tested before each of them. */
const anyOf = (names: Names) => new RegExp(`(?<![\\p{L}\\d])(?:${Object.values(names).join('|')})(?![\\p{L}\\d])`, 'u')
const ANY: Readonly<Record<Language, RegExp>> = { en: anyOf(SYMPTOM_NAMES.en), es: anyOf(SYMPTOM_NAMES.es), fr: anyOf(SYMPTOM_NAMES.fr) }

/** What she tracks, which a question may name: her chosen symptoms and the names of her own symptoms and factors. */
export type Tracked = Pick<TrackingChoices, 'own' | 'symptoms' | 'own_symptoms'>

/** What a text names; `rest` has stand-ins in its place. Undefined if it names two symptoms. */
export type NamedTracked = {
  readonly rest: string
  readonly symptom?: string
  readonly factor?: string
  /** 1 mild to 3 severe, if she asks for that only. */
  readonly severity?: number
  /** Her own name of it. */
  readonly named?: string
}

/** Endings without which the words of a name are compared: "burning tongue", "my tongue burns". */
const ENDINGS = /(?:ing|iendo|ando|ante|ed|er|ir|ar|es|s|e)$/u
/** Fewest letters of a word of a name that tells something, and of its stem. */
const TELLING_LEAST = 4
const STEM_LEAST = 3

/** The two telling words of a name, in any order and form, with up to two words between them. */
function inOtherOrder(words: string): string | undefined {
  const [first, second, ...more] = words.split(' ').filter((word) => word.length >= TELLING_LEAST)
  if (first === undefined || second === undefined || more.length > 0) return undefined
  const [one, other] = [first, second].map((word) => word.replace(ENDINGS, '')) as [string, string]
  if (Math.min(one.length, other.length) < STEM_LEAST) return undefined
  const between = String.raw` (?:[\p{L}\d]+ ){0,2}`
  return String.raw`${one}\p{L}*${between}${other}\p{L}*|${other}\p{L}*${between}${one}\p{L}*`
}

/**
 * A pattern for a name that she typed herself, in the singular or plural or with its words in another order, with a
 * severity beside it if `isGraded`.
 */
export function ownPattern(name: string, isGraded = true): RegExp | undefined {
  const words = toPlain(name)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
  const other = inOtherOrder(words)
  const either = `${words.replace(/(?<=\p{L}{3})e?s$/u, '')}(?:e?s)?${other === undefined ? '' : `|${other}`}`
  return words.length < 3 ? undefined : isGraded ? graded(either) : bounded(either)
}

function severityOf(word: string | undefined): number | undefined {
  const index = SEVERITIES.findIndex((words) => word !== undefined && new RegExp(`^(?:${words})$`).test(word))
  return index < 0 ? undefined : index + 1
}

/** The symptom or own factor that a plain text names. */
export function readTracked(plain: string, language: Language, tracked: Tracked | undefined): NamedTracked | undefined {
  let rest = plain
  const found = new Map<string, string | undefined>()
  let severity: number | undefined
  const taken = (key: string, pattern: RegExp, stand: string, named?: string) => {
    rest = rest.replaceAll(pattern, (_whole, ...given: unknown[]) => {
      const { before, after } = given.at(-1) as { before?: string; after?: string }
      severity ??= severityOf(before ?? after)
      found.set(key, named)
      return stand
    })
  }
  for (const { key, name } of tracked?.own_symptoms ?? []) {
    const pattern = ownPattern(name)
    if (pattern) taken(key, pattern, SYMPTOM_WORD, name)
  }
  let factor: { key: string; name: string } | undefined
  for (const { key, name } of tracked?.own ?? []) {
    const pattern = ownPattern(name)
    if (!pattern || !pattern.test(rest)) continue
    rest = rest.replaceAll(pattern, OWN_FACTOR_WORD)
    factor ??= { key, name }
  }
  if (ANY[language].test(rest))
    for (const [key, pattern] of PATTERNS[language])
      if (!SHARED.has(key) || tracked?.symptoms.includes(key)) taken(key, pattern, SYMPTOM_WORD)
  if (found.size > 1) return undefined
  const [[symptom, named] = []] = found
  return {
    rest,
    ...(symptom !== undefined && { symptom }),
    ...(severity !== undefined && { severity }),
    ...(factor && { factor: factor.key }),
    ...((named ?? factor?.name) !== undefined && { named: named ?? factor?.name ?? '' }),
  }
}
