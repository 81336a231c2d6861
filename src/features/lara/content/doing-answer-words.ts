/** Words of entries for the Soft Log besides symptoms and sleep; regular expressions over plain words. */
import type { Language } from '../../text/rules/speech.ts'

/** Factors that are noted with yes or no. */
export type NotedFactor = 'alcohol' | 'caffeine_after_noon' | 'spicy_food' | 'late_dinner' | 'smoking' | 'physical_activity'

export type DoingAnswerWords = {
  /** What women name instead of a factor. */
  readonly told: Readonly<Partial<Record<NotedFactor, string>>>
  /** Words after a name that mean there was none: "alcohol none". */
  readonly noneAfter: string
  readonly afterNoon: string
  readonly energy: { readonly named: string; readonly levels: readonly [low: string, mid: string, high: string] }
  readonly stress: string
}

export const DOING_ANSWER_WORDS: Readonly<Record<Language, DoingAnswerWords>> = {
  en: {
    told: {
      alcohol:
        'wines?|prosecco|gins?|vodkas?|rums?|whiske?ys?|baileys|martinis?|cocktails?|margaritas?|tequilas?|pints?|lagers?|ciders?|ales?|stout|guinness|sav blanc|sauvignon|merlot|chardonnay|pinot|champagne|shandy|(?:glass(?:es)?|bottles?|drop) of (?:red|white|rose|bubbly)|g ?& ?ts?|g and ts?',
      caffeine_after_noon:
        'lattes?|cappuccinos?|espressos?(?! martini)|americanos?|flat whites?|cuppas?|(?:mugs?|cups?) of tea|cokes?|energy drinks?',
      spicy_food: 'curr(?:y|ies)|chill?i(?:es)?|vindaloo|jalapenos?|hot wings|hot sauce|jerk chicken',
      smoking: 'cigs?|cigarettes?|ciggies|vaped?|smoked',
      physical_activity:
        'swims?|swam|gym|pilates|zumba|spin(?: class)?|ran|runs?|jog(?:ged|ging)?|cycled|bike ride|hiked?|weights|aquafit|tennis|badminton|parkrun',
    },
    noneAfter: 'none|zero|no|nil',
    afterNoon: 'afternoon|arvo|evening|tonight|after (?:noon|lunch|dinner|tea)|tea ?time',
    energy: {
      named: 'energy',
      levels: [
        'low|no|little|bad|drained|flat|crap|rubbish|zero|none|wiped out|rock bottom|on the floor|shot|gone',
        'medium|middling|average|okay|ok|so so|meh|fair',
        'high|good|great|lots of|full of|brilliant',
      ],
    },
    stress: 'stress(?:ed)?(?: levels?)?',
  },
  es: {
    told: {
      alcohol:
        'vinos?|vinitos?|tintos?|canas?|birras?|chelas?|cervecitas?|tequilas?|mezcal(?:es)?|ron(?:es)?|piscos?|gin tonics?|cubatas?|cava|sidras?|fernet|vermut?|copitas?|aguardiente|micheladas?|margaritas?',
      caffeine_after_noon: 'cafes|cafecitos?|cafelitos?|cafeses|cortados?|mates?|coca colas?|expresos?',
      spicy_food: 'chiles?|habaneros?|jalapenos?|aji',
      smoking: 'cigarr(?:os?|illos?|itos?)|pitillos?|puchos?|fume',
      physical_activity:
        'pilates|natacion|nade|gimnasio|gym|corri|zumba|spinning|bici(?:cleta)?|caminata|(?:a )?andar|senderismo|pesas|aquagym|baile un',
    },
    noneAfter: 'ningun[ao]?|cero|nada|no',
    afterNoon: 'tarde|noche|anoche|despues de (?:comer|almorzar|cenar)|merienda',
    energy: {
      named: 'energia',
      levels: [
        'baja|poca|sin|nada de|mala|cero|nula|fatal|por los suelos|ninguna',
        'media|regular|normal|asi asi|mas o menos',
        'alta|mucha|buena|genial',
      ],
    },
    stress: 'estres(?:ada)?|stress',
  },
  fr: {
    told: {
      alcohol:
        'vins?|verres? de (?:rouge|blanc|rose|vin)|verres? (?=hier|ce|avec|de)|ballons? de rouge|bieres?|cidre|champagne|pastis|aperos?|rhum|mojitos?|kirs?|pintes?|porto|whisky|gin',
      caffeine_after_noon: 'cafes|expressos?|renverses?|ristrettos?|thes? noirs?|coca|allonges?|cappuccinos?',
      spicy_food: 'piments?|piquant|harissa|curry',
      smoking: 'clopes?|cigarettes?|fume|vapote',
      physical_activity:
        'pilates|natation|(?<!en )nage|piscine|couru|course a pied|footing|jogging|velo|zumba|randonnee|rando|raquettes|musculation|aquagym|marche rapide',
    },
    noneAfter: 'aucune?|zero|rien|non',
    afterNoon: 'apres midi|aprem|soir|soiree|apres (?:manger|le dejeuner|le diner)|gouter',
    energy: {
      named: 'energie',
      levels: ['basse|faible|peu d|pas d|sans|zero|nulle|a plat', 'moyenne|normale|bof|moyen', 'haute|bonne|beaucoup d|pleine d|super'],
    },
    stress: 'stress(?:ee)?',
  },
}
