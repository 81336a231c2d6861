/** Words of requests to write something down, or to be reminded; regular expressions over plain words. */
import type { Language } from '../../text/rules/speech.ts'

export type DoingWords = {
  /** Words that may come before the request. */
  readonly before: string
  /** The request; `infinitive` counts only after a word of `before`, `tail` at the end of the message ("log it"). */
  readonly verb: string
  readonly infinitive: string
  readonly tail: string
  /** Words that make it a question or a report instead of a request. */
  readonly guard: string
  readonly things: Readonly<Record<'hot_flash' | 'night_sweat' | 'mood' | 'flow', string>>
  /** Moods from 1 to 5. */
  readonly moods: readonly string[]
  readonly flows: readonly (readonly [flow: Flow, words: string])[]
  /** Words for Soft Log questions, and for things that no log records. */
  readonly inLog: string
  readonly nowhere: string
  readonly ahead: string
}

type Flow = 'light-spotting' | 'light-flow' | 'moderate' | 'heavy' | 'no-bleeding'

export const DOING_WORDS: Readonly<Record<Language, DoingWords>> = {
  en: {
    before: `hi|hello|hey|ok|okay|right|well|oh|great|thanks|alright|lara|please|pls|just|now|so|and|also|then|quickly|meantime|in the meantime|fair enough|can you|could you|would you|will you|can u|you can|no|i want you to|i wanted you to|i meant for you to|i want to|i d like you to|i d like to|i need you to|i need to|i would like to|let s|let us|let me|help me|go ahead and`,
    verb: `note down|write down|jot down|put (?:me |it )?down(?: for)?|mark down|put in|track(?= (?:an?|that|\\d+) )|note|log|record|write|add(?! symptoms)|save|register|enter|mark|make a note|take a note|put(?= .*\\b(?:down\\b|(?:in|on) (?:my|the) (?:log|calendar|diary|notes)))`,
    infinitive: `track`,
    tail: `please (?:log|note|record|save)|(?:please |can you |could you |so |and |just )*(?:note|log|record|add|save|track|write|put|mark|enter|keep) (?:all )?(?:it|this|that|them|one)(?: down| in| up)?(?: (?:in|on) (?:my|the) (?:notes|log))?(?: please| for me| thanks| thank you| lara)*`,
    guard: `^(?:how|where|when|why|what|which|who|did|do|does|have|has|is|are|should) |\\b(?:his|her|partner s|husband s|daughter s|how to)\\b|\\bhow (?:many|much|often)\\b`,
    things: {
      hot_flash: `hot (?:ones?|spells?)|roasters?|hot ?(?:flash|flush|flashes|flushes|flashed|flushs)|flash|flashes|flush|flushes|flushing`,
      night_sweat: `night ?sweats?|sweats? (?:last night|in the night|tonight|at night)|last nights?(?: s)?(?: \\w+)? sweats?|sweated (?:last night|in the night|through)`,
      mood: `mood|(?:i |im |i m |am )?feel(?:ing)?`,
      flow: `periods?|bleed(?:ing?)?|bled|spotting?|flow|menstruation|blood(?! (?:pressure|sugar|tests?|work|count|results?|clots?))|(?<!a |blood )clots?|flooding`,
    },
    moods: [
      `terrible|awful|horrible|very bad|really bad|very low|really low|hard|rock bottom|worst|dreadful`,
      `low|bad|sad|down|poor|not good|not great|grumpy|blue|irritable|anxious`,
      `so so|ok|okay|meh|average|neutral|all right|alright|medium|middling`,
      `good|fine|well|happy|calm|better|quite good`,
      `perfect|lovely|great|excellent|wonderful|amazing|fantastic|brilliant|very good|really good|very happy`,
    ],
    flows: [
      ['no-bleeding', `no (?:bleeding|period|flow)|not bleeding|stopped|(?:is |has )?ended|over`],
      ['light-spotting', `spotting?|spots?|spotted|a few drops|just a drop|brown(?:ish)?`],
      ['heavy', `(?<!not )(?<!not so )(?<!not very )heavy|heavily|flooding|a lot|lots|strong|gushing`],
      ['moderate', `moderate|medium|normal|average|regular|moderately`],
      ['light-flow', `light|not (?:so |very )?heavy|lightly|a little|little|a bit|not much`],
    ],
    inLog: `sleep|slept|energy|stress|headaches?|migraines?|joints?|aches?|pains?|brain fog|fatigue|tired(?:ness)?|anxiety|palpitations|bloating|cramps?|hours|dizz\\w+|itch\\w*|libido|supplements?|alcohol|caffeine|coffee|exercise`,
    nowhere: `weight|weigh|kilos?|pounds|blood pressure|blood sugar|temperature|steps|calories|heart rate|pulse|height|waist|bmi`,
    ahead: `tomorrow|next (?:week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)`,
  },
  es: {
    before: `hola|oye|lara|por favor|porfa|ahora|solo|y|tambien|entonces|puedes|podrias|me puedes|me podrias|puede|quiero que|quiero|quisiera|necesito que|necesito|me gustaria|me gustaria que|vamos a|ayudame a|bueno|luego|listo|entonces|vale|ok|no|queria que`,
    verb: `apuntame|anotame|registrame|(?:apunte|anote|registre|guarde|agregue|ponga)(?:me|lo|la|melo|mela)|(?:apunte|anote|registre)(?= por favor)|apunta|anota|registra|guarda|marca|agrega|anade|escribe|toma nota|pon(?:me)?(?= que)`,
    infinitive: `apuntes|anotes|registres|apuntar|anotar|registrar|guardar|marcar|anadir|agregar|apuntarme|anotarme`,
    tail: `(?:por favor |puedes |y )*(?:apuntalo|apuntala|anotalo|anotala|registralo|registrala|guardalo|guardala|marcalo|apuntarlo|anotarlo|registrarlo|apuntamelo|anotamelo|registramelo|(?:apunte|anote|registre|guarde|ponga)(?:me)?l[oa](?: en mis notas)?(?: si es posible)?|toma nota)(?: por favor| porfa| gracias| lara)*`,
    guard: `^(?:como|donde|cuando|por que|que|cual|cuanto|cuantos|cuantas|deberia) |\\bcuant[ao]s\\b|\\b(?:su|de mi (?:pareja|marido|hija))\\b`,
    things: {
      hot_flash: `sofocos?|sofocon(?:es)?|bochornos?|calores|(?:me (?:ha dado|dio|entro|vino|subio|agarro) (?:un|el) calor)|calentones|calor[oó]n|acaloramientos?`,
      night_sweat: `sudor(?:es)? nocturnos?|sudoracion nocturna|sude (?:anoche|por la noche)|sudor(?:es)? (?:de (?:la )?noche|de anoche|por la noche|anoche)|anoche(?: \\w+)? sudor(?:es)?`,
      mood: `animos?|humor|me siento|estoy de`,
      flow: `reglas?|periodo|(?:me|ya) (?:vino|bajo|ha venido|ha bajado|ha bajao|bajo de nuevo)|sangrado|sangre|sangrando|sangro|manchado|manchando|manche|flujo|menstruacion`,
    },
    moods: [
      `fatal|horrible|muy mal|muy malo|muy bajo|pesimo|pesima|dificil`,
      `mal|malo|bajo|baja|triste|regular tirando a mal|decaida|irritable`,
      `regular|asi asi|normal|ni bien ni mal`,
      `bien|bueno|contenta|alegre|tranquila`,
      `perfecto|perfecta|genial|excelente|estupendo|estupenda|muy bien|muy bueno|fenomenal|maravillosa`,
    ],
    flows: [
      [
        'no-bleeding',
        `sin (?:sangrado|regla)|no (?:sangro|sangre|hay sangrado)|se (?:me )?(?:fue|quito|acabo|termino)|termino|ya no sangro`,
      ],
      ['light-spotting', `manchado|manchando|manche|unas gotas|spotting|marron|cafecito`],
      ['heavy', `(?<!poco )(?<!nada )abundantes?|mucha|mucho|fuerte|intensa|intenso`],
      ['moderate', `moderad[ao]|normal|media|medio|regular`],
      ['light-flow', `poco abundantes?|poca|poco|leve|ligera|ligero|un poco|escasa|suave`],
    ],
    inLog: `sueno|dormi|dormido|energia|estres|dolor(?:es)?|migrana|jaqueca|niebla mental|cansancio|cansada|ansiedad|palpitaciones|hinchazon|calambres|horas|mareos?|picor|libido|suplementos?|alcohol|cafe|ejercicio`,
    nowhere: `peso|kilos?|tension|presion arterial|azucar|glucosa|temperatura|pasos|calorias|pulso|estatura|cintura`,
    ahead: `(?<!(?:esta|la|de) )manana|(?:la |el )?(?:semana|mes|lunes|martes|miercoles|jueves|viernes|sabado|domingo) que viene|proxim[oa]`,
  },
  fr: {
    before: `bonjour|salut|coucou|lara|s il te plait|s il vous plait|stp|svp|maintenant|juste|et|aussi|alors|peux tu|pouvez vous|pourrais tu|pourriez vous|tu peux|vous pouvez|je veux|je voudrais|j aimerais|je souhaite|il faut|je veux que tu|aide moi a|aidez moi a|me|m|le|la|les|ok|bon|ben|oui|non|tiens|donc|je voulais que tu|je voulais que vous`,
    verb: `note moi|notez moi|note|notez|enregistre|enregistrez|inscris|inscrivez|ajoute|ajoutez|marque|marquez|ecris|ecrivez|consigne|prends note|mets(?= que)|mettez(?= que)`,
    infinitive: `noter|enregistrer|inscrire|ajouter|marquer|notes|enregistres`,
    tail: `(?:s il te plait |s il vous plait |tu peux |peux tu |et )*(?:note|notez|enregistre|enregistrez|inscris|ajoute|ajoutez|marque|noter|enregistrer) (?:le|la|les|ca|cela)(?: stp| svp| s il te plait| s il vous plait| merci| lara)*|(?:peux tu|pouvez vous|tu peux|pourrais tu) (?:le|la|les) (?:noter|enregistrer|ajouter)(?: stp| svp| s il te plait| s il vous plait)*`,
    guard: `^(?:comment|ou|quand|pourquoi|que|quel|quelle|combien|est ce que|qu est ce) |\\bcombien\\b|\\b(?:son|sa|ses|de mon (?:mari|conjoint|partenaire))\\b`,
    things: {
      hot_flash: `bouffees?(?: de chaleur)?|coups? de chaud|coups? de chaleur|suees?|chaleurs|vapeurs|eu (?:tres |super )?chaud`,
      night_sweat: `sueurs? nocturnes?|suees? (?:nocturnes?|(?:de|dans) la nuit|cette nuit)|transpire (?:cette nuit|la nuit)|sueurs? (?:cette nuit|la nuit)`,
      mood: `humeur|moral|je me sens|je suis de`,
      flow: `regles|pertes (?:marrons?|brunes?|rosees?|rouges?)|saign\\w+|saignements?|spotting|flux|menstruations?|sang|pertes de sang`,
    },
    moods: [
      `horrible|affreuse|terrible|tres mauvaise?|tres mal|tres basse?|au plus bas|difficile`,
      `mauvaise?|mal|basse?|triste|maussade|irritable|pas terrible`,
      `moyenne?|bof|comme ci comme ca|neutre|ca va`,
      `bonne?|bien|contente|calme|joyeuse`,
      `parfaite?|excellente?|geniale?|super|tres bonne?|tres bien|merveilleuse`,
    ],
    flows: [
      [
        'no-bleeding',
        `pas de (?:saignements?|regles)|plus de (?:saignements?|regles)|sans saignement|ne saigne (?:pas|plus)|terminees|finies|arretees`,
      ],
      ['light-spotting', `spotting|quelques gouttes|taches?|traces?|marrons?|brunes?|rosees?`],
      ['heavy', `(?<!peu )(?<!pas )(?<!pas tres )abondante?s?|beaucoup|fortes?|importante?s?|hemorragique`],
      ['moderate', `moderee?s?|moyenne?s?|normale?s?`],
      ['light-flow', `(?:peu|pas tres) abondante?s?|legere?s?|leger|un peu|peu|faibles?`],
    ],
    inLog: `sommeil|dormi|energie|stress|douleurs?|migraines?|mal de tete|maux de tete|brouillard mental|fatigue|anxiete|palpitations|ballonnements?|crampes?|heures|vertiges?|demangeaisons|libido|complements?|alcool|cafe|sport`,
    nowhere: `poids|kilos?|tension|pression arterielle|glycemie|sucre|temperature|pas|calories|pouls|taille|tour de taille`,
    ahead: `demain|(?:la |le )?(?:semaine|mois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) prochaine?`,
  },
}
