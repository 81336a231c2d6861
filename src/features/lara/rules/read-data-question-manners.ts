/**
 * Takes the politeness off a question about her own notes: "hi Lara, sorry to bother you, could you look up …, thanks".
 * Matched like `DataGrammar`: without accents, apostrophes and hyphens.
 */
import type { Language } from '../../text/rules/speech.ts'

/** Greetings and apologies, requests for something from her notes, and what may follow the question. */
type Manners = { readonly greetings: string; readonly requests: string; readonly closings: string }

const EN: Manners = {
  greetings: `hi|hello|hey|hiya|good (?:morning|afternoon|evening)|ok|okay|so|um|erm|hmm|well|oh|right|lara|there|again|it is me(?: again)?
    |sorry(?: (?:to (?:bother|bug|disturb) you(?: again)?|for (?:bothering|disturbing) you|but))?|excuse me|please|thanks|thank you
    |(?:a |one |just a |another )?(?:quick |little |silly )?question|one (?:more )?thing|out of (?:curiosity|interest)|i am curious|curious
    |if (?:you can|possible)|by the way|no rush but|be honest`,
  requests: `i would (?:really )?(?:like|love|be curious) to (?:know|see|find out|check|hear)|(?:id|i d) (?:like|love) to (?:know|see|find out)
    |i (?:just |really )?(?:want|wanted|need|needed) to (?:know|see|find out|check)|i (?:was|am|have been) (?:just |only )?(?:wondering|trying to (?:remember|find out|work out))
    |(?:just )?wondering|i wonder|(?:do|would) you (?:happen to )?(?:know|remember)|let me know|(?:any|no) idea|(?:please )?remind me(?: of)?|(?:please )?look up|check for me
    |(?:can|could|would|will) you (?:please |just |quickly |maybe )*(?:look up|look|check(?: for me)?|find(?: out)?(?: for me)?|see|remind me(?: of)?|work out|calculate|count)
    |(?:can|could|may) i (?:please |just )?(?:know|ask(?: you)?|see|find out|check)|can we (?:see|check|look at)
    |i (?:can not|cannot|cant|can t|do not|dont|don t) (?:remember|recall|know)(?= when| how (?:many|much|long))|i (?:have )?(?:forgot|forgotten|forget)(?= when| how (?:many|much|long))
    |(?:can|could|would|will) you(?: please| just| quickly)*(?= (?:tell|show|give|list|compare) )`,
  closings: `please|thanks|thank you|thx|ta|lara|x|xx|if you can|if possible|do you know|can you (?:tell me|check|see|look|remember)|i wonder|i can t remember|i forgot|(?:from|in|going by|according to) what i (?:have )?(?:logged|noted|wrote|tracked)|can you see (?:that|it)|love|dear|or does it (?:just |only )?(?:feel|seem)(?: that way| like (?:it|that))?|or is (?:it|that) just me
    |just (?:curious|wondering|asking)|though|actually|by the way|out of (?:interest|curiosity)|(?:in|from|according to|going by) (?:my|the) (?:notes|logs|diary|entries|data|records|calendar)|any idea|then|roughly|approximately|or so`,
}

const ES: Manners = {
  greetings: `hola|listo|entonces|ah|buenas|buenos dias|buenas (?:tardes|noches)|oye|lara|ay|pues|bueno|a ver|vale|ok|por favor|porfa(?:vor)?|gracias|soy yo(?: otra vez)?|otra vez|guapa|perdone?(?: pero)?
    |perdona(?: (?:que te moleste(?: otra vez)?|la molestia|por (?:la molestia|molestar(?:te)?)))?|disculpa(?: (?:que te moleste|la molestia))?|siento (?:molestar(?:te)?|la molestia)
    |(?:te hago )?una (?:pregunta|preguntita|duda|dudita|cosa|cosita|consulta)(?: rapida)?|te pregunto|por curiosidad|si puedes|si no es molestia|por cierto|solo`,
  requests: `(?:quisiera|queria|quiero|me gustaria|necesito|necesitaba) (?:saber|ver|conocer|mirar|comprobar|preguntar(?:te)?)|me preguntaba|me pregunto|(?:mi )?duda es|sabes|sabrias|se puede saber
    |(?:me )?(?:puedes|podrias|puede|podria|podemos) (?:por favor )?(?:decir(?:me)?|mostrar(?:me)?|mirar(?:me)?|buscar(?:me)?|comprobar(?:me)?|recordar(?:me)?|consultar(?:me)?|revisar(?:me)?|calcular(?:me)?|contar(?:me)?|ver|ensenar(?:me)?|dar(?:me)?|sacar(?:me)?)
    |mirame|buscame|busca|encuentrame|recuerdame|calculame|calcula|sacame|me (?:dices|dirias|recuerdas|miras|buscas)|tienes (?:idea|apuntado|anotado)(?: de)?|no (?:me acuerdo|recuerdo|se)(?: de)?(?= cuando| cuant| cada)|(?:se me ha olvidado|he olvidado|olvide|ya no se)(?= cuando| cuant)`,
  closings: `por favor|porfa(?:vor)?|porfis?|plis|gracias|lara|si puedes|me (?:dices|lo dices|puedes decir)|lo sabes|sabes|(?:que )?no me acuerdo|(?:que )?no recuerdo|por curiosidad|anda|eh|verdad
    |justamente|la verdad|por cierto|entonces|(?:segun|en) (?:mis?|el|las) (?:notas|registros|apuntes|datos|calendario)|segun lo que (?:he )?(?:anotado|apuntado|apunte|anote|apunto|anoto|registro|registre)|mujer|hija|mija|mas o menos|aproximadamente`,
}

const FR: Manners = {
  greetings: `bonjour|bonsoir|salut|coucou|hello|rebonjour|lara|alors|bon|ben|bah|euh|au fait|d ailleurs|dites|dis|s il (?:vous|te) plait|svp|stp|merci|(?:c est )?encore moi|c est moi|par curiosite|juste|justement|par contre|du coup
    |(?:je suis )?desolee?(?: (?:de|si je) (?:vous |te )?(?:deranger?|derange|embeter?)(?: encore)?)?|pardon(?: de (?:vous|te) deranger)?|excuse[zs]? moi(?: de (?:vous|te) deranger)?
    |(?:j (?:ai|aurais) )?une (?:petite )?(?:question|demande)|petite question|question(?: bete| rapide)?|si (?:vous pouvez|tu peux|possible|ce n est pas trop demander)`,
  requests: `j (?:aimerai[st]?|aurais aime|voudrai[st]?) (?:bien |juste )?(?:savoir|connaitre|voir|verifier)|je (?:voudrai[st]?|voulais|veux|souhaiterais|souhaite|cherche a|peux) (?:bien |juste )?(?:savoir|connaitre|voir|verifier)
    |je me (?:demande|demandais)|(?:est ce que )?(?:vous|tu|on|je) (?:pouvez|pourriez|peux|pourrais|peut|pourrait) (?:s il vous plait )?(?:me |m )?(?:dire|regarder|verifier|retrouver|rappeler|montrer|donner|calculer|chercher|voir|sortir|compter|savoir)
    |(?:pouvez|pourriez|peux|pourrais|peut) (?:vous|tu|on|je) (?:s il vous plait )?(?:me |m )?(?:dire|regarder|verifier|retrouver|rappeler|montrer|donner|calculer|chercher|voir|sortir|compter|savoir)
    |(?:est ce que )?(?:vous|tu) (?:savez|sais|saurais|sauriez)|(?:savez|sais|sauriez|saurais) (?:vous|tu)|rappele[zs]? moi|rappelle moi|retrouve[zs]? moi|trouve[zs]? moi|cherche[zs]? moi|sors moi|dites moi|dis moi|dites|regardez|regarde|verifiez|(?:une )?idee de
    |je (?:ne )?(?:sais|me souviens|me rappelle) (?:plus|pas)(?: de)?(?= quand| combien| a quand)|j ai oublie(?= quand| combien)|(?:il )?me faudrait`,
  closings: `s il (?:vous|te) plait|svp|stp|merci(?: d avance| beaucoup| bien)?|lara|si (?:vous pouvez|tu peux|possible)|(?:vous|tu) (?:savez|sais|pouvez (?:me dire|regarder))|par curiosite|au fait|en fait|deja|environ|a peu pres|grosso modo
    |justement|du coup|alors|dis donc|je (?:ne )?(?:sais|me souviens|me rappelle) plus|(?:d apres|selon|dans) (?:mes|mon|le|les) (?:notes|donnees|saisies|calendrier)|(?:d apres|selon) ce que (?:j ai note|je note)`,
}

/** "If" and similar after a request. */
const IF: Readonly<Record<Language, string>> = { en: 'if|whether|me|that|of', es: 'si|de|que es|me', fr: 'si|s|a|ce que c est' }

type Patterns = { readonly greetings: RegExp; readonly requests: RegExp; readonly closings: RegExp }

function patternsOf(language: Language, manners: Manners): Patterns {
  const either = (list: string) => `(?:${list.replaceAll(/\s*\n\s*/g, '')})`
  return {
    greetings: new RegExp(`^${either(manners.greetings)} (?=.)`),
    requests: new RegExp(`^${either(manners.requests)}(?: (?:${IF[language]}))* (?=.)`),
    closings: new RegExp(` ${either(manners.closings)}$`),
  }
}

const PATTERNS: Readonly<Record<Language, Patterns>> = { en: patternsOf('en', EN), es: patternsOf('es', ES), fr: patternsOf('fr', FR) }
/** Most greetings, requests and closings of one message. */
const MOST = 6

/** The question without politeness, and whether she asked to be told. */
export function withoutManners(plain: string, language: Language): { readonly text: string; readonly isRequest: boolean } {
  const { greetings, requests, closings } = PATTERNS[language]
  let [text, isRequest] = [plain, false]
  for (let turn = 0; turn < MOST; turn += 1) {
    const rest = text.replace(greetings, '').replace(closings, '')
    const asked = rest.replace(requests, '')
    isRequest ||= asked !== rest
    if (asked === text) break
    text = asked
  }
  return { text, isRequest }
}
