/** Words of requests for a reminder; regular expressions over words without accents, with their punctuation. */
import type { Language } from '../../text/rules/speech.ts'

export type ReminderWords = {
  /** "remind me", "set a reminder"; `weak` ones count only with a time, or before the verb of what is to be done. */
  readonly strong: string
  readonly weak: string
  readonly deed: string
  /** A request to be told something, or a question about reminders. */
  readonly guard: string
  /** Words between the request and the name, and at its ends. */
  readonly joins: string
  readonly daily: string
  /** Before a weekday, so that it returns every week. */
  readonly every: string
  readonly workdays: string
  readonly weekend: string
  readonly today: string
  readonly tomorrow: string
  readonly medicine: string
  readonly log: string
  readonly checkIn: string
}

export const REMINDER_WORDS: Readonly<Record<Language, ReminderWords>> = {
  en: {
    strong: `(?:set|add|create|make|put|schedule)(?: me)?(?: up)?(?: a| an| the| my)?(?: new| daily| weekly)? reminder|i (?:need|want|would like|'d like)(?: a)? reminder|(?:can|could) i (?:have|get) a reminder`,
    weak: `remind me|don'?t let me forget|give me a nudge|nudge me|(?:a reminder|an alarm|an alert)(?= (?:every|each|at|tomorrow|daily|for|to))`,
    deed: `to`,
    guard: `\\b(?:how do|how can|how to|where|turn off|stop|delete|cancel|remove|switch off|why do|what are)\\b|remind me (?:again )?(?:what|why|how|who|when|where|which|if|whether|that i)\\b|\\breminds me\\b`,
    joins: `to|for|about|around|of|that|on|at|the|me|please|and|a|i|should|have|need|my|is|also|too|instead|rather|pls|lara`,
    daily: `every ?day|daily|each day|every (?:single )?(?:morning|evening|night|afternoon)|each (?:morning|evening|night)|in the (?:mornings|evenings)`,
    every: `every|each|weekly on|on`,
    workdays: `(?:on |every )?(?:weekdays?|workdays?|monday to friday|mondays? through fridays?)`,
    weekend: `(?:on |at |every )?(?:the )?weekends?`,
    today: `today|tonight|this (?:morning|afternoon|evening)`,
    tomorrow: `tomorrow(?: morning| evening| afternoon| night)?`,
    medicine: `magnesium|tablets?|pills?|patch(?:es)?|gel|hrt|medicines?|medication|meds|vitamins?|calcium|supplements?|progesterone|utrogestan|estrogen|oestrogen|estradiol|dose|capsules?|cream|pessary|iron|drops|omega`,
    log: `soft log|deep log|my log|log my day|to log|logging|fill in`,
    checkIn: `check[- ]?in|how i (?:am|feel)|my mood`,
  },
  es: {
    strong: `(?:pon(?:me|er|erme)?|ponga(?:me)?|crea(?:me|r|rme)?|cree(?:me)?|anade|agrega|agregue|programa(?:me)?|programe(?:me)?|haz(?:me)?|haga(?:me)?|configura)(?: un| el)?(?: nuevo)? (?:recordatorio|aviso)|(?:quiero|necesito|quisiera)(?: poner| crear)?(?: un)? recordatorio(?: diario| semanal)?`,
    weak: `recuerdame|recordame|me recuerdas|avisame|puedes recordarme|podrias recordarme|recordarme|(?:hazme|haceme) acordar|que no se me olvide|no dejes que (?:me )?olvide|(?:me )?(?:puedes|podrias) (?:recordar|avisar)(?:me|melo)?|recuerdamelo|me lo (?:recuerdas|puedes recordar)|(?:un |una )?(?:recordatorio|aviso|alarma)(?= (?:todos|cada|a las|diario|diaria|manana|para))`,
    deed: `(?:que |de )?\\w+(?:ar|er|ir)(?:me|l[oae]s?)?\\b|que (?:tome|me ponga|haga|llame|vaya|beba|me tome|me aplique|cambie|mida)`,
    guard: `\\b(?:como(?! a las? )|donde|desactiv\\w+|quitar?|borrar?|eliminar?|cancelar?)\\b|recuerdame (?:por que|que (?:es|son|significa|hace)|como|quien|cuando|cual)\\b|me recuerda a\\b`,
    joins: `que|de|para|sobre|hacia|como|a|al|el|la|los|las|mi|me|por|favor|y|en|un|una|tengo|debo|con|tambien|porfa|mejor|lara|pues`,
    daily: `(?:todos los|cada) dias?|diariamente|diario|a diario|cada (?:manana|noche|tarde)|todas las (?:mananas|noches|tardes)|por las (?:mananas|noches|tardes)`,
    every: `cada|todos los|los`,
    workdays: `(?:de )?lunes a viernes|(?:los )?dias laborables|entre semana`,
    weekend: `(?:los )?fin(?:es)? de semana`,
    today: `hoy|esta (?:noche|tarde)`,
    tomorrow: `(?<!la )manana(?: por la (?:manana|tarde|noche))?`,
    medicine: `magnesio|pastillas?|comprimidos?|parches?|gel|medicinas?|medicamentos?|medicacion|vitaminas?|calcio|suplementos?|progesterona|estrogenos?|estradiol|dosis|capsulas?|crema|ovulo|hierro|gotas|omega|thm`,
    log: `soft log|deep log|mi registro|(?:registrar|anotar|apuntar)(?: (?:el|mi) dia)?`,
    checkIn: `como (?:estoy|me siento)|mi animo`,
  },
  fr: {
    strong: `(?:mets|mettez|cree|creez|programme|programmez|ajoute|ajoutez|fais|regle)(?:[- ]moi)?(?: un| le)?(?: nouveau)? rappel|(?:je veux|je voudrais|j'aimerais|il me faut)(?: un| mettre un| creer un)? rappel`,
    weak: `rappelle[- ]moi|rappelez[- ]moi|fais[- ]moi penser|faites[- ]moi penser|previens[- ]moi|(?:peux-tu|peux tu|pouvez-vous|tu peux|vous pouvez|pourrais-tu) me (?:le |la |les )?rappeler|rappelle[- ]le[- ]moi|une alarme(?= (?:tous|chaque|a|le|demain|pour))|me rappeler|n'oublie pas de me rappeler|un rappel(?= (?:tous|chaque|a|le|demain|quotidien))`,
    deed: `(?:de |d'|a )\\w+`,
    guard: `\\b(?:comment|desactiver|couper|supprimer|annuler|arreter)\\b|rappelle[sz]?[- ]moi (?:ce que|ce qu|comment|pourquoi|qui|quand|quel|quelle|si|que j)|me rappelle (?:mon|ma|le|la)\\b|\\bou (?:sont|est)\\b`,
    joins: `de|d|a|vers|pour|que|qu|je|dois|le|la|les|l|mon|ma|mes|moi|me|et|au|stp|svp|s'il te plait|s'il vous plait|du|un|une|aussi|s'il|te|vous|plait|plutot|lara`,
    daily: `(?:tous les|chaque) jours?|quotidiennement|quotidien|chaque (?:matin|soir|nuit)|tous les (?:matins|soirs)|le (?:matin|soir)`,
    every: `chaque|tous les|le`,
    workdays: `(?:du )?lundi au vendredi|(?:les )?jours ouvrables|en semaine`,
    weekend: `(?:le |les |chaque )?week[- ]?ends?`,
    today: `aujourd'hui|ce (?:soir|matin)|cet apres-midi`,
    tomorrow: `demain(?: matin| soir| apres-midi)?`,
    medicine: `magnesium|comprimes?|cachets?|pilules?|patchs?|gel|medicaments?|vitamines?|calcium|complements?|progesterone|estrogenes?|oestrogenes?|estradiol|dose|gelules?|creme|ovule|fer|gouttes|omega|ths|thm|traitement`,
    log: `soft log|deep log|ma note|noter(?: ma journee)?`,
    checkIn: `comment je (?:vais|me sens)|mon humeur`,
  },
}
