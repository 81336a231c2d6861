/** Words of requests to note a symptom or the hours of sleep; regular expressions over plain words. */
import type { Symptom } from '../../logs/rules/symptom-keys.ts'
import type { Language } from '../../text/rules/speech.ts'

export type DoingLogWords = {
  /** How women tell of a symptom, besides its names (`SYMPTOM_NAMES`). */
  readonly told: Readonly<Partial<Record<Symptom, string>>>
  /** What comes before a symptom that she did not have, with `{symptom}` for its name: "no {symptom}". */
  readonly none: string
  /** Severities from mild to severe. Mild ones are looked for first ("not too bad"), then severe ones. */
  readonly severities: readonly [mild: string, moderate: string, severe: string]
  /** Words of a message about another person, about what a symptom is, or about a medicine for it. */
  readonly guard: string
  /** Words of a question that asks to note a symptom, rather than whether Lara can note symptoms. */
  readonly one: string
  /** Bleeding that only says when: "before my period". */
  readonly when: string
  readonly and: string
  /** Further words of a reply that gives only a severity or hours: "it was", "about". */
  readonly beside: string
  readonly sleep: SleepWords
}

export type SleepWords = {
  /** Sleep with its hours; `verb` may be followed by a number alone. */
  readonly named: string
  readonly verb: string
  /** Sleep without hours that is to be noted. */
  readonly bare: string
  readonly guard: string
  /** Sleeplessness; `nothing` says that it was the whole night. */
  readonly without: string
  readonly nothing: string
  /** One, two, ... twelve. */
  readonly numbers: readonly string[]
  readonly unit: string
  /** A half and two quarters after a number or after the unit. */
  readonly half: string
  readonly quarter: string
  readonly threeQuarters: string
  readonly minutes: string
  /** Words before an inexact number ("more than"), and between the two numbers of a range. */
  readonly vague: string
  readonly to: string
  /** Last night although yesterday is named; the night before last; the night that begins on a weekday. */
  readonly lastNight: string
  readonly nightBefore: string
  readonly nightOf: string
}

export const DOING_LOG_WORDS: Readonly<Record<Language, DoingLogWords>> = {
  en: {
    told: {
      migraine: `migraine headaches?`,
      headache: `(?:my )?head (?:is |was |has been )?(?:really |so )?(?:hurts?|hurting|aches?|aching|ached|pounding)|sore head`,
      back_pain: `(?:my )?(?:lower )?back (?:is |was |has been )?(?:really )?(?:hurts?|hurting|aches?|aching|ached|sore|painful)|(?:sore|bad|painful|aching) (?:lower )?back|pains? in my (?:lower )?back`,
      joint_pain: `(?:my )?(?:joints?|knees?|fingers?|hips?|hands?|wrists?) (?:is |are |were |was )?(?:hurts?|hurting|aches?|aching|ached|sore|painful|stiff)|(?:knee|hip|finger|wrist|shoulder|elbow|ankle) pains?|pains? in (?:my |me |the |both )?(?:left |right )?(?:shoulders?|knees?|hips?|hands?|fingers?|wrists?|elbows?|ankles?|joints)|(?:knees?|hips?|joints?|shoulders?) (?:are |is )?(?:killing?|murder|murdering|in bits|knackered)|(?:stiff|sore|painful|aching) (?:joints?|knees?|fingers?|hips?|hands?)|joints`,
      muscle_ache: `(?:my )?muscles (?:are |were )?(?:hurt|hurting|ache|aching|ached|sore)|sore muscles`,
      breast_tenderness: `breast pains?|(?:my )?breasts? (?:are |is )?(?:hurts?|hurting|sore|tender|aching|ache)`,
      nausea: `(?:feel|felt|feeling|was|am) (?:sick|queasy)|queasy|queasiness`,
      palpitations: `(?:my )?heart (?:is |was )?(?:raced|pounding|fluttering|pounded)`,
      fatigue: `tired(?! of)|exhausted|exhaustion|worn out`,
      anxiety: `nervous|panicky`,
      brain_fog: `foggy(?: head| brain)?|fuzzy head`,
      cramps: `(?:period|menstrual|stomach|pelvic) (?:cramps?|pains?)`,
      mood_swings: `moody`,
      trouble_falling_asleep: `(?:could not|couldn t|can t|cannot|wasn t able to|unable to) (?:sleep|fall asleep|get to sleep)`,
      night_waking: `(?:waking|woke|wake|woken|awake|up)(?: up)? (?:a lot|so often|several times|many times|(?:the )?once|twice|thrice|\\w+ times|\\d+ ?x)(?: (?:last|in the|at|during the) night)?`,
      vaginal_dryness: `dry(?:ness)? down there`,
      itching: `itches`,
      hair_loss: `losing (?:a lot of |so much )?(?:my )?hair|hair (?:is |was )?falling out`,
      dry_eyes: `eyes (?:are |were |feel |felt )?(?:so |very )?dry`,
      dry_skin: `skin (?:is |was |feels )?(?:so |very )?dry`,
      bladder_urgency: `urgency`,
    },
    none: `(?:no|without|zero|free of|(?:not?|didn t|did not|haven t|hadn t|don t)(?: have| had)?(?: any| a)?)(?: more)? {symptom}`,
    severities: [
      `not (?:too|so|very|that|really|all that) (?:bad|strong|severe|intense)|not bad|mild|mildly|slight|slightly|a (?:little|bit|touch)|light|lightly|small|faint|gentle|little|weak|minor`,
      `moderate|moderately|medium|middling|so so|average|bearable|quite|pretty|fairly|rather`,
      `severe|severely|bad|badly|strong|strongly|awful|terrible|terribly|horrible|intense|intensely|unbearable|dreadful|excruciating|splitting|nasty|massive|worst|killing me|a lot|so much|very|extremely`,
    ],
    guard: `my (?:husband|partner|wife|boyfriend|girlfriend|sister|brother|mother|mum|mom|father|dad|daughter|son|friend|boss|kids?|child|baby|dog|cat)(?: s)? (?:has|had|have|got|gets|is|was|slept|sleeps|woke|feels|felt|head|back)|(?:he|she|they) (?:has|had|have|got|is|was|slept|are|were|feels|felt)|what|which|whether|why|lists?|letter|email|article|advice|tips?|questions?|(?:good|help|helps|helped|work|works) (?:for|with|against)|(?:took|taking|take|tablets?|pills?|remed\\w+|cure|treatment|cream|medicine|medication|appointment|magnesium|ibuprofen|paracetamol) (?:\\w+ )?(?:for|against)|save me|add to (?:that|this)|to (?:my symptoms|(?:my|the) list)|to (?:help|ease|relieve|treat|prevent|stop|fight|reduce|avoid)|relief|summary|overview|report|write(?! down| that| in)|log (?:(?:in|on) (?:to|and)|off|out)|side effects?|history of|(?:log|record|note|track) of|every (?:time|day|night)|all my|want to (?:sleep|know|see|learn|feel)|how (?:do|can|should|to|did|many|much did|long did)|worried about|afraid of|fear of`,
    one: `an?|that|i|today|yesterday|this (?:morning|afternoon|evening)|last night|mild|moderate|severe`,
    when: `(?:before|during|after|since|with|from|because of) (?:my |the )?periods?`,
    and: `and|plus|with|also|but`,
    beside: `it|its|s|was|were|is|i|d|say|think|quite|really|pretty|so|rather|just|the|pain|that|maybe|about|around|only|no|yes|slept|sleep|of|last|night|and|a|an|half|quarters?|three|hours?|hrs?|h|minutes?|mins?`,
    sleep: {
      named: `sle(?:ep|pt)|kip`,
      verb: `slept|sleep|got|had`,
      bare: `(?:(?:my|last night s|the) )?(?:sleep|how (?:long|much) i slept|how i slept)(?: hours)?|hours (?:of sleep|i slept)|(?:bad|poor|good) sleep|slept (?:badly|well|poorly|ok|okay|fine|great|terribly|from|between|until|till)`,
      guard: `nap|naps|napped|to sleep|sleeping (?:pills?|tablets?|aid)|sleep (?:apn\\w+|tracker|diary|log|goal|page|aid|meds?|medication|medicine|mask|hygiene|study|better|more|clinic)|(?:husband|partner|he|she|baby|daughter|son) slept|(?:goal|target)`,
      without: `(?:could not|couldn t|can t|cannot|didn t|did not|unable to|not) sleep|no sleep|not a wink`,
      nothing: `at all|no sleep|not a wink|all night`,
      numbers: ['one|an', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
      unit: `hours?|hrs?|h`,
      half: `(?:and )?(?:a )?half|1/2`,
      quarter: `(?:and )?(?:a |one )?quarter|1/4`,
      threeQuarters: `(?:and )?(?:three|3) quarters|3/4`,
      minutes: `minutes?|mins?|m`,
      vague: `more than|less than|fewer than|over|under|at least|at most|up to`,
      to: `or|to|-|–`,
      lastNight: `last night|yesterday night|this morning`,
      nightBefore: `(?:the )?night before last|(?:the )?night before yesterday`,
      nightOf: `(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday) night`,
    },
  },
  es: {
    told: {
      headache: `(?:me )?(?:duele|dolia|dolio|ha dolido|esta doliendo)(?: mucho| muchisimo| bastante| un poco| fatal| a rabiar)? la cabeza|dolor(?:es)?(?: \\w+)? de cabeza|dolorcito de cabeza`,
      back_pain: `(?:me )?(?:duele|dolia|dolio|ha dolido|esta doliendo)(?: mucho| muchisimo| bastante| un poco| fatal)? la espalda|dolor(?:es)?(?: \\w+)? de espalda|lumbago|dolor lumbar`,
      joint_pain: `(?:me )?(?:duelen|dolian|dolieron|han dolido)(?: mucho| muchisimo| bastante| un poco| fatal)? (?:las articulaciones|las rodillas|los dedos|las manos|las caderas|las munecas)|dolor(?:es)?(?: \\w+)? (?:en|de) (?:las? )?(?:rodillas?|articulaci(?:on|ones)|manos?|caderas?)|dolor(?:es)?(?: \\w+)? en los dedos`,
      muscle_ache: `(?:me )?(?:duelen|dolian|dolieron|han dolido)(?: mucho| bastante| un poco)? los musculos|agujetas`,
      fatigue: `cansad[ao]|agotad[ao]|agotamiento`,
      anxiety: `nervios[ao]`,
      palpitations: `taquicardia|(?:el )?corazon (?:muy )?(?:acelerado|disparado)|palpitacion`,
      cramps: `dolor(?:es)? (?:de|por la|por) (?:la )?(?:regla|ovarios)|dolor(?:es)? menstrual(?:es)?`,
      brain_fog: `mente nublada|cabeza espesa`,
      trouble_falling_asleep: `no (?:pude|podia|he podido|puedo|consegui|logre) (?:dormir(?:me)?|conciliar el sueno)|sin poder dormir`,
      night_waking: `(?:me )?(?:desperte|he despertado|levante|he levantado) (?:varias|muchas|una|\\w+) (?:veces|vez)|\\w+ (?:despertares|visitas al bano)`,
      dry_skin: `sequedad (?:de|en) la piel`,
      hair_loss: `se me cae (?:mucho )?(?:el )?pelo`,
      nausea: `ganas de vomitar`,
      leaks: `escapes?`,
      migraine: `ataques? de migrana`,
    },
    none: `(?:sin|no|nada de|ningun|ninguna|cero|no (?:he tenido|tuve|tengo|tenia|hubo)(?: ningun| ninguna| nada de)?)(?: mas)? {symptom}`,
    severities: [
      `no (?:es |fue |era )?(?:muy|tan|demasiado) (?:fuerte|intens[oa]|mal[oa]?)s?|leves?|levemente|liger[oa]s?|ligeramente|suaves?|un poco|un poquito|algo de|poc[oa]|floj[oa]|dolorcito`,
      `moderad[oa]s?|medi[oa]s?|regular(?:es)?|normal(?:es)?|soportables?|mas o menos|bastante`,
      `fuertes?|fuertemente|intens[oa]s?|sever[oa]s?|graves?|horribles?|terribles?|insoportables?|tremend[oa]s?|espantos[oa]s?|brutal(?:es)?|mucho|mucha|muchisim[oa]|fatal|muy|a rabiar`,
    ],
    guard: `(?:mi|tu) (?:marido|pareja|mujer|novio|novia|esposo|hija|hijo|madre|padre|hermana|hermano|amiga|amigo|jefe|jefa|bebe|perro|perra|gato) (?:\\w+ )?(?:tiene|tuvo|ha|tenia|esta|estaba|durmio|le)|le (?:duele|duelen|dolia|dolio)|(?:el|ella) (?:tiene|tuvo|durmio)|que (?:es|son|hacer|puedo|ayuda|tomar|significa)|cual|cuales|por que|listas?|carta|correo|articulo|consejos?|remedios?|preguntas?|(?:tome|tomar|tomo|tomado|pastillas?|crema|medicina|medicamento|ibuprofeno|paracetamol|magnesio|cita) (?:\\w+ )?(?:para|contra)|(?:bueno|sirve|ayuda|va bien) (?:para|contra|con)|a (?:mis sintomas|la lista|mi lista)|para (?:aliviar|evitar|combatir|reducir|calmar|prevenir)|resumen|informe|escrib\\w+(?! que)|efectos? secundarios?|historial|miedo a|cada (?:dia|vez|noche)|todos mis|todas mis|quiero (?:dormir|saber)|como (?:puedo|hago|se|lo)`,
    one: `una?|tengo|tuve|he|duele|duelen|hoy|ayer|anoche|esta (?:manana|tarde|noche)|leve|moderado|moderada|fuerte`,
    when: `(?:antes de|durante|despues de|con|por|desde) (?:la |mi )?(?:regla|menstruacion|periodo)`,
    and: `y|e|con|ademas|tambien|pero`,
    beside: `fue|era|es|un|una|mas|bien|diria|creo|que|el|dolor|si|no|unas|como|solo|dormi|he|dormido|de|sueno|anoche|y|media|cuarto|tres|cuartos|horas?|hs|h|minutos?`,
    sleep: {
      named: `dormi|dormid[oa]|durmiendo|sueno|dormia|dormir`,
      verb: `dormi|dormido`,
      bare: `(?:mi |el |de )?sueno(?: de (?:anoche|hoy|esta noche))?|(?:mis |las )?horas (?:de sueno|que (?:he dormido|dormi))|cuanto (?:he dormido|dormi)|(?:que )?(?:he dormido|dormi) (?:muy |bastante )?(?:mal|bien|poco|regular|fatal|de|desde|entre|hasta)`,
      guard: `siestas?|tengo (?:mucho |un )?(?:poco de )?sueno|para dormir|(?:un|mi ultimo) sueno (?:raro|extrano|con|sobre)|sone|apnea|(?:marido|pareja|hija|hijo|bebe) (?:ha )?d[ou]rmi\\w+|objetivo|meta`,
      without: `no (?:pude|podia|he podido|puedo) dormir|sin dormir|no (?:he dormido|dormi)(?= (?:nada|en toda)|$)|ni (?:un )?(?:minuto|pegar ojo)`,
      nothing: `nada|en toda la noche|ni (?:un )?(?:minuto|pegar ojo)|sin dormir`,
      numbers: ['un|una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
      unit: `horas?|hrs?|hs|h`,
      half: `y media|1/2`,
      quarter: `y (?:un )?cuarto|1/4`,
      threeQuarters: `y tres cuartos|3/4`,
      minutes: `minutos?|mins?|m`,
      vague: `mas de|menos de|al menos|por lo menos|como mucho|hasta`,
      to: `o|u|a|-|–`,
      lastNight: `anoche|ayer (?:por|en|a) la noche|ayer noche|esta noche|esta manana`,
      nightBefore: `anteanoche|antes de anoche|antenoche|antier (?:por|en) la noche`,
      nightOf: `(?:la )?noche del (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) (?:por|en) la noche`,
    },
  },
  fr: {
    told: {
      headache: `(?:tres |vraiment |super |trop |un peu |terriblement )?mal (?:a la|de) tete|gros mal de tete|maux de tete`,
      back_pain: `(?:tres |vraiment |super |trop |un peu |terriblement )?mal (?:au|dans le|de) (?:bas du )?dos|lumbago|lombalgie`,
      joint_pain: `(?:tres |vraiment |super |trop |un peu |terriblement )?mal (?:aux|dans les) (?:articulations|genoux|doigts|mains|hanches|poignets)|mal au genou|articulations (?:douloureuses|raides)|(?:douleurs?)(?: \\w+)? (?:aux|dans les|des) (?:articulations|genoux|doigts|mains|hanches)`,
      muscle_ache: `(?:tres |vraiment |super |un peu )?mal aux muscles`,
      fatigue: `fatiguee?|epuisee?|epuisement|crevee`,
      anxiety: `anxieux|angoisse|nerveuse`,
      palpitations: `coeur (?:qui )?(?:s emballe|bat (?:trop |tres )?(?:vite|fort))`,
      nausea: `envie de vomir|mal au coeur|nauseeuse`,
      brain_fog: `tete dans le brouillard|la tete embrumee`,
      cramps: `(?:regles douloureuses|douleurs? (?:de|des) regles|mal au (?:bas[- ]ventre|ventre a cause des regles))`,
      trouble_falling_asleep: `(?:pas|jamais) (?:pu|reussi a|arrivee? a) (?:m )?(?:en)?dormir|impossible de (?:m )?(?:en)?dormir|du mal a (?:m )?(?:en)?dormir`,
      night_waking: `(?:reveillee?|levee?) (?:plusieurs fois|\\w+ fois|\\d+ ?x)|(?:une?|deux|trois|quatre|cinq|six|plusieurs|\\d+) reveils?`,
      hair_loss: `perds (?:beaucoup )?(?:mes|de) cheveux`,
      dizziness: `la tete (?:me |qui )?tourne`,
      itching: `ca (?:me )?(?:gratte|demange)`,
      breast_tenderness: `mal aux seins`,
      migraine: `crises? de migraine`,
      mood_swings: `saute d humeur`,
    },
    none: `(?:pas|plus|sans|aucune?|zero)(?: eu| du tout)?(?: d| de| des| la| le| les)? {symptom}`,
    severities: [
      `pas (?:tres|trop|si|vraiment) (?:forte?s?|intenses?|mal|grave)|legere?s?|legerement|un peu|un petit peu|petite?s?|faibles?|leger mal`,
      `moderee?s?|moderement|moyen(?:ne)?s?|moyennement|supportables?|assez|plutot`,
      `forte?s?|fortement|intenses?|severes?|violente?s?|terribles?|terriblement|horribles?|affreu(?:x|ses?)|insupportables?|atroces?|enormes?|grosse?s?|gros|beaucoup|tres|super|vraiment|carabinee?s?`,
    ],
    guard: `(?:mon|ma) (?:mari|compagnon|compagne|conjoint|copain|copine|fille|fils|mere|pere|soeur|frere|amie?|bebe|chef|patron|chien|chat|chatte) (?:a|avait|est|etait|dort|s est|souffre)|(?:il|elle|ils|elles) (?:a|ont|avait|est|dort)(?! fallu)|ce qui|ce que je peux|quoi|quels?|quelles?|pourquoi|listes?|lettre|courriel|article|conseils?|astuces?|remedes?|questions?|(?:pris|prendre|prends|comprimes?|creme|medicament|ibuprofene|paracetamol|doliprane|magnesium|rendez vous) (?:\\w+ )?(?:pour|contre)|(?:bon|bien|efficace|aide) (?:pour|contre)|a (?:mes symptomes|la liste|ma liste)|pour (?:soulager|eviter|calmer|reduire|prevenir)|resume|rapport|bilan|ecri\\w+(?! que)|effets? secondaires?|historique|peur (?:de|d)|chaque (?:jour|fois|nuit)|tous mes|toutes mes|je veux (?:dormir|savoir)|comment`,
    one: `une?|j ai|j avais|aujourd hui|hier|cette nuit|ce (?:matin|soir)|leger|legere|modere|moderee|fort|forte`,
    when: `(?:avant|pendant|apres|depuis|avec|a cause de) (?:mes |les |des )?regles`,
    and: `et|avec|aussi|mais`,
    beside: `c|etait|est|un|une|je|dirais|crois|que|la|douleur|oui|non|environ|seulement|j|ai|dormi|de|d|sommeil|cette|nuit|et|demie?|quart|trois|quarts|heures?|h|minutes?`,
    sleep: {
      named: `dormi|sommeil|dodo|dormie`,
      verb: `dormi`,
      bare: `(?:mon |le |de )?sommeil(?: de (?:cette nuit|la nuit|la nuit derniere))?|(?:mes |les )?heures (?:de sommeil|dormies)|combien j ai dormi|(?:tres |assez |pas )?(?:mal|bien|peu) dormi|dormi (?:de \\d|entre|jusqu)`,
      guard: `siestes?|pour dormir|apnee|(?:mari|conjoint|compagnon|fille|fils|bebe|elle|il) a (?:\\w+ )?dormi|objectif|j ai sommeil|hygiene du sommeil`,
      without: `(?:pas|sans|jamais) (?:du tout )?(?:pu |reussi a |arrivee a )?dormi\\w*|nuit blanche|pas ferme l oeil`,
      nothing: `du tout|de la nuit|nuit blanche|pas ferme l oeil`,
      numbers: ['un|une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
      unit: `heures?|h`,
      half: `et demie?|1/2`,
      quarter: `et quart|1/4`,
      threeQuarters: `(?:et )?trois quarts|3/4`,
      minutes: `minutes?|mins?|mn`,
      vague: `plus de|plus d|moins de|moins d|au moins|au plus|jusqu a`,
      to: `ou|a|-|–`,
      lastNight: `cette nuit|la nuit (?:derniere|passee)|hier soir|hier dans la nuit|ce matin`,
      nightBefore: `(?:l )?avant derniere nuit|la nuit d avant|avant hier (?:soir|dans la nuit)`,
      nightOf: `nuit de (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:dans la nuit|soir)`,
    },
  },
}
