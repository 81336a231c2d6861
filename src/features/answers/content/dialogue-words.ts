/** How people ask about the conversation itself, and what Lara says to that. */
import type { Language } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>

/**
 * `first`: her first question; `again`: the last answer once more; `short`: in fewer words; `unclear`: she did not
 * understand; `why`; `sure`: whether that is certain; `sources`: where it is from.
 */
export type DialogueKind = 'first' | 'again' | 'short' | 'unclear' | 'why' | 'sure' | 'sources'

/** Beginnings and endings that change nothing. */
export const AROUND_DIALOGUE = `and|but|so|ok|okay|oh|hm|hmm|sorry|lara|please|again|now|then|thanks|really|just|y|pero|vale|perdona|perdon|oye|por favor|gracias|entonces|ahora|otra vez|
et|mais|alors|pardon|desolee|desole|s il te plait|s il vous plait|stp|svp|merci|d accord|donc|encore une fois|can you|could you|would you|puedes|podrias|me lo puedes|peux tu|tu peux|pouvez vous|vous pouvez|est ce que tu peux|est ce que vous pouvez`

/**
 * Whole messages of each kind in plain words of all languages, as regular expressions; fillers are taken away before.
 */
export const DIALOGUE_PHRASES: Readonly<Record<DialogueKind, string>> = {
  first: `(?:what|which) (?:did i (?:ask|say|write|tell you)(?: you)?|was my (?:question|message)|question did i ask(?: you)?)(?: at)?(?: the)? (?:first|start|beginning|very first)(?: thing)?|(?:what was|what s|do you remember) my (?:very )?first (?:question|message)|what did i first (?:ask|say)(?: you)?|what did (?:i|we) (?:start|begin) with
|que (?:te )?(?:pregunte|dije|escribi|he preguntado|he dicho)(?: yo)? (?:primero|al principio|antes de todo)|(?:cual|que) (?:fue|era|ha sido) (?:mi|la) primera (?:pregunta|cosa)(?: que (?:te )?(?:pregunte|dije))?|que fue lo primero que (?:te )?(?:pregunte|dije|escribi)|(?:cual|que) fue lo primero
|(?:qu est ce que |qu )(?:j ai|ai je|je t ai|je vous ai) (?:demande|dit|ecrit|pose)(?: comme question)? (?:en premier|au debut|d abord|tout d abord)|(?:c etait quoi|quelle etait|quelle a ete) ma (?:toute )?premiere (?:question|demande)|j ai (?:demande|dit) quoi (?:en premier|au debut)`,
  again: `(?:repeat|say|tell me)(?: that| it| this)?(?: one)?(?: once)? (?:again|more time|once more)|repeat(?: that| it| this)?|come again|what did you (?:just )?say(?: just now)?|say again|what was that
|repite(?:lo|melo)?(?: eso)?|repetir(?:lo|melo)?|repetirme eso|(?:dilo|dimelo) (?:otra vez|de nuevo)|que (?:has dicho|dijiste|me has dicho)|como has dicho
|repete(?:r|z)?(?: ca| cela)?|repete(?: le)? moi (?:ca|cela)|redis (?:le|moi ca|ca)|redites le|tu as dit quoi|qu est ce que tu as dit|qu avez vous dit|vous avez dit quoi`,
  short: `(?:say|put|tell me|explain)? ?(?:it|that|this)? ?(?:in (?:a )?)?(?:shorter|more briefly|in short|briefly|(?:in )?fewer words|(?:in )?(?:a few|less) words|in one sentence|in a sentence|in a nutshell)|(?:make|keep) (?:it|that) (?:short|shorter|brief)|(?:a )?(?:short(?:er)?|quick) version|sum (?:it|that) up|summari[sz]e(?: that| it)?|too long|that s too long|tl dr|tldr|(?:the )?short answer
|(?:dilo|dimelo|me lo dices|lo dices|decirlo|decirmelo|explicalo|ponlo)? ?(?:mas corto|mas breve|en corto|en resumen|en pocas palabras|(?:con|en) menos palabras|en una frase|mas resumido)|resume(?:lo|melo)?|resumir(?:lo|melo)?|resumen|(?:es )?(?:muy|demasiado) largo|la version corta|abrevia
|(?:dis|dites|redis|le dire|dire)? ?(?:le|ca|cela|moi ca)? ?(?:en )?(?:plus court|plus bref|plus brievement|en bref|en resume|en moins de mots|(?:en )?quelques mots|en une phrase)|resume(?:r|z)?(?: ca| cela)?|(?:c est )?trop long|(?:la )?version courte|fais court|faites court`,
  unclear: `(?:i )?(?:still )?(?:do not|don t|dont|didn t|did not|do nt) (?:really |quite )?(?:understand|get|follow)(?: it| that| this| you| a word)?|i m (?:lost|confused)|(?:that s|it s|i find that) (?:confusing|not clear|unclear|too complicated)|what do you mean(?: by that)?|what does that mean|huh|explain(?: that| it)?(?: again| more simply| simply| better)?|in plain english|say it more simply|in simple words
|(?:eso |esto )?(?:no|sigo sin|sigo sin lo|todavia no) (?:lo |te |la )?(?:entiendo|entender|entenderlo|he entendido|comprendo|pillo|cojo|sigo)(?: nada| bien| del todo)?|que quieres decir(?: con eso)?|que significa eso|como|estoy perdida|me he perdido|me pierdo|no me queda claro|es (?:muy )?complicado|explicamelo(?: mejor| otra vez| mas facil| con otras palabras)?|explicalo(?: mejor| otra vez)?|mas facil|con otras palabras
|(?:je )?(?:ne |n )?(?:l )?(?:comprends|ai|saisis|pige)(?: toujours)? (?:pas|rien)(?: compris| tout| bien| tout compris| trop| vraiment)?|j ai (?:pas|rien|mal)(?: tout| bien| vraiment)? compris|que (?:veux tu|voulez vous) dire|(?:tu veux|vous voulez) dire quoi|ca veut dire quoi|qu est ce que ca veut dire|je suis perdue?|c est (?:pas clair|confus|complique|trop complique)|explique (?:moi )?(?:mieux|plus simplement)|expliquez (?:moi )?(?:mieux|plus simplement)|plus simplement|hein|(?:en |dis le |dites le )?plus simple(?:ment)?`,
  why: `why|why s that|why is (?:that|it|this)(?: so)?|why so|how come|but why|and why|for what reason|por que|y eso por que|por que (?:es )?(?:eso|asi)|y por que|(?:por|a) que se debe(?: eso)?|pourquoi|pourquoi (?:ca|donc|cela)|pourquoi est ce|comment ca se fait|pour quelle raison|et pourquoi(?: ca)?`,
  sure: `are you (?:really |quite |absolutely )?(?:sure|certain)(?: about (?:that|this|it)| of that)?|is (?:that|this|it) (?:really |actually )?(?:true|right|correct|certain|so)|you sure|really|can i (?:trust|believe) (?:that|this|you)|how (?:sure|certain) are you|how do you know|says who
|(?:estas|esta) (?:completamente )?segura(?: de eso| de ello)?|seguro|(?:es|eso es) (?:verdad|cierto|asi|correcto|fiable)(?: eso)?|de verdad|(?:en serio)|puedo fiarme(?: de eso| de ti)?|como lo sabes|y como lo sabes|quien lo dice
|(?:tu es|es tu|vous etes|etes vous|t es) (?:vraiment |bien )?(?:sure|certaine)(?: de ca| de cela| de toi)?|(?:c est|est ce) (?:vraiment |bien )?(?:vrai|exact|fiable|certain)(?: ca)?|vraiment|je peux (?:te|vous) (?:croire|faire confiance)|comment (?:tu le sais|le sais tu|vous le savez|le savez vous)|qui (?:le )?dit`,
  sources: `(?:from )?where (?:do|did|have) you (?:have|get|got|take|know|read|find)(?: all)? ?(?:(?:that|this|your|the) information|that|this|it)?(?: from)?|where (?:is|does|s) (?:that|this|it)(?: all)?(?: come)? from|what(?: is| s| are| re)? (?:your|the) sources?(?: for (?:that|this))?|(?:your |the )?sources?|what is (?:that|this) based on|what do you base (?:that|this) on|who says (?:that|so|this)|(?:do you have |is there |got )?(?:a|any) (?:source|sources|proof|evidence|reference|study|studies)(?: for (?:that|this|it))?|how do you know(?: that| this)?|which (?:study|studies|source)|says who
|de donde (?:lo |te lo |has |te |la )?(?:sacas|sabes|has sacado|sacaste|viene|sale|tienes|sacado)(?: eso| esto| todo eso| (?:esa|la|tu|esta) informacion)?|(?:cual(?:es)? (?:es|son)|que) (?:tu|tus|la|las) fuentes?|(?:tus |las )?fuentes|en que (?:te basas|se basa(?: eso)?)|quien (?:lo )?dice(?: eso)?|(?:tienes |hay )?(?:alguna |una )?(?:fuente|prueba|pruebas|referencia|estudio|estudios)(?: de eso)?|que estudios?
|(?:d ou|ou) (?:est ce que )?(?:tu|vous|tenez vous|tiens tu|vient|viens|sors tu|savez vous|sais tu)(?: (?:tiens|tenez|sais|savez|sors|sortez|prends|as|avez))?(?: (?:ca|cela|l information|cette information|ces informations|trouve|eu|appris|lu))*|(?:quelles sont|c est quoi|quelles) (?:tes|vos|les) sources|(?:tes |vos |les )?sources?|sur quoi (?:tu te bases|vous vous basez|ca se base|te bases tu)|qui (?:dit|a dit) (?:ca|cela)|(?:tu as |vous avez |il y a )?(?:une |des )(?:source|sources|preuve|preuves|etude|etudes)`,
}

/** Questions about what Lara said on a subject, which is the last group. */
export const SAID_ABOUT = `what (?:did|have) you (?:say|said|tell me|told me|write|mention|mentioned)(?: to me)?(?: before| earlier)? (?:about|on|regarding)(?: the| a| my)? (.+?)(?: again| before| earlier)?|what was (?:it|that) (?:you said )?about(?: the| my)? (.+?)(?: again)?
|que (?:me )?(?:dijiste|has dicho|habias dicho|decias|contaste)(?: antes)? (?:de|del|sobre|acerca de)(?: la| el| las| los| mi| mis)? (.+?)(?: antes)?|que era lo (?:de|del)(?: la| el| las| los)? (.+)
|(?:tu as|vous avez|t as|tu m as|vous m avez) dit quoi(?: deja)? (?:sur|de|du|des|a propos (?:de|du|des))(?: le| la| les| l| mon| ma| mes)? (.+)|qu (?:as tu|avez vous|est ce que tu as|est ce que vous avez) dit(?: deja)? (?:sur|de|du|des|a propos (?:de|du|des))(?: le| la| les| l| mon| ma| mes)? (.+)`

type DialogueWords = {
  /** Before her words in quotation marks; for a question, and for anything else. */
  readonly first: readonly [question: string, other: string]
  readonly nothingBefore: string
  readonly short: string
  readonly isShort: string
  readonly simpler: readonly [before: string, after: string]
  /** After an answer that was not an entry. */
  readonly unclear: string
  readonly noReason: string
  readonly sure: readonly [before: string, after: string]
  readonly unread: string
  readonly sources: string
  readonly ownNotes: string
  readonly noSource: string
  readonly said: string
  readonly neverSaid: string
  /** After an entry that answers a follow-up once more, and before the sentences of it that do. */
  readonly isAll: string
  readonly isAllOffered: string
  readonly passage: readonly string[]
  readonly quotes: readonly [string, string]
}

/** Lara's words about the conversation. `{sources}`, `{thing}` and `{doctor}` are replaced. */
export const DIALOGUE_WORDS: In<DialogueWords> = {
  en: {
    first: ['You first asked: {said}', 'You began with: {said}'],
    nothingBefore: 'This is where our conversation begins, so there is nothing before it. What would you like to talk about?',
    short: 'In short: ',
    isShort: 'That was already the short version. Which part would you like to look at?',
    simpler: ['Let me try again with the main point.', 'Which word or part isn’t clear? Tell me, and I’ll start there.'],
    unclear: 'I put that badly, sorry. Which part isn’t clear? Tell me in a word or two, and I’ll start there.',
    noReason: 'I don’t know more about the reason. What I told you comes from {sources}.',
    sure: [
      'I don’t make things up: this comes from {sources}.',
      'Whether it fits you is another matter, and your {doctor} can tell you that better than I can.',
    ],
    unread: 'Not every sentence has been read again in its source yet; those are marked below.',
    sources: 'What I told you comes from {sources}. You’ll find it below as well.',
    ownNotes: 'From your own notes. The days behind it are listed with the answer.',
    noSource: 'That was only me talking, with no source behind it. For facts about health I name the source each time.',
    said: 'On that I said:',
    neverSaid: 'I haven’t said anything about that in this conversation. Shall we look at it now? Just ask.',
    isAll: 'That’s all I have on this, and I’d rather not repeat myself. What would you like to look at instead?',
    isAllOffered: 'That’s all I have on this, and I’d rather not repeat myself. These come closest:',
    passage: ['To come back to that:', 'Here is what I can tell you about it:', 'On that point:'],
    quotes: ['“', '”'],
  },
  es: {
    first: ['Lo primero que me preguntaste fue: {said}', 'Empezaste con esto: {said}'],
    nothingBefore: 'Nuestra conversación empieza aquí, así que antes no hay nada. ¿De qué te gustaría hablar?',
    short: 'En resumen: ',
    isShort: 'Esa ya era la versión corta. ¿En qué parte quieres que nos detengamos?',
    simpler: ['Lo intento otra vez, con lo principal.', '¿Qué palabra o qué parte no queda clara? Dímelo y empiezo por ahí.'],
    unclear: 'Me he explicado mal, perdona. ¿Qué parte no queda clara? Dímelo en un par de palabras y empiezo por ahí.',
    noReason: 'No sé más sobre la razón. Lo que te he contado viene de {sources}.',
    sure: ['No me invento nada: esto sale de {sources}.', 'Si encaja contigo es otra cosa, y eso te lo puede decir mejor tu {doctor}.'],
    unread: 'No todas las frases se han vuelto a leer todavía en su fuente; abajo están marcadas.',
    sources: 'Lo que te he dicho sale de {sources}. También lo tienes abajo.',
    ownNotes: 'De tus propias notas. Los días de los que sale están con la respuesta.',
    noSource: 'Eso lo decía yo, sin ninguna fuente. Cuando hablo de salud, siempre digo de dónde sale.',
    said: 'Sobre eso te dije:',
    neverSaid: 'De eso no he dicho nada en esta conversación. ¿Lo vemos ahora? Pregúntame sin más.',
    isAll: 'Es todo lo que tengo sobre esto, y no quiero repetirme. ¿Qué te gustaría ver ahora?',
    isAllOffered: 'Es todo lo que tengo sobre esto, y no quiero repetirme. Esto es lo más cercano:',
    passage: ['Para volver a eso:', 'Esto es lo que puedo decirte:', 'Sobre ese punto:'],
    quotes: ['«', '»'],
  },
  fr: {
    first: ['Vous avez d’abord demandé : {said}', 'Vous avez commencé par : {said}'],
    nothingBefore: 'Notre conversation commence ici, il n’y a donc rien avant. De quoi aimeriez-vous parler ?',
    short: 'En bref : ',
    isShort: 'C’était déjà la version courte. Sur quel point voulez-vous revenir ?',
    simpler: ['Je réessaie, avec l’essentiel.', 'Quel mot ou quel point n’est pas clair ? Dites-le-moi, et je repars de là.'],
    unclear: 'Je me suis mal exprimée, pardon. Quel point n’est pas clair ? Dites-le en un mot ou deux, et je repars de là.',
    noReason: 'Je n’en sais pas plus sur la raison. Ce que je vous ai dit vient de {sources}.',
    sure: [
      'Je n’invente rien : cela vient de {sources}.',
      'Savoir si cela vous convient est autre chose, et votre {doctor} pourra mieux vous le dire que moi.',
    ],
    unread: 'Toutes les phrases n’ont pas encore été relues dans leur source ; elles sont signalées ci-dessous.',
    sources: 'Ce que je vous ai dit vient de {sources}. Vous le retrouvez aussi ci-dessous.',
    ownNotes: 'De vos propres notes. Les jours en question sont indiqués avec la réponse.',
    noSource: 'Là, c’était seulement moi, sans source. Quand je parle de santé, je dis toujours d’où cela vient.',
    said: 'Voici ce que j’en ai dit :',
    neverSaid: 'Je n’ai rien dit à ce sujet dans cette conversation. On regarde maintenant ? Posez-moi votre question.',
    isAll: 'C’est tout ce que j’ai là-dessus, et je préfère ne pas me répéter. Que voulez-vous regarder à la place ?',
    isAllOffered: 'C’est tout ce que j’ai là-dessus, et je préfère ne pas me répéter. Voici ce qui s’en approche le plus :',
    passage: ['Pour y revenir :', 'Voici ce que je peux vous en dire :', 'Sur ce point :'],
    quotes: ['« ', ' »'],
  },
}
