/**
 * What may be asked of any topic without naming it, in plain words, as a whole message: when to see a doctor, whether
 * it passes, what to do about it, why it happens, what to eat and how to exercise.
 */
import type { Language } from '../../text/rules/speech.ts'

export type Aspect = 'doctor' | 'course' | 'help' | 'why' | 'food' | 'exercise'

/** Each pattern is the whole message, without its beginning ("and", "but"). */
export const ASPECT_QUESTIONS: Readonly<Record<Language, Readonly<Record<Aspect, string>>>> = {
  en: {
    doctor: `when (?:should|do|must) (?:i|we) (?:be )?(?:worr(?:y|ied)|concerned|see (?:a|the|my) (?:doctor|gp)|go to the doctor)(?: about (?:it|that|this|them))?
      |(?:should|do|must) i (?:need to )?(?:see|ask|call|go to|talk to) (?:a|the|my) (?:doctor|gp)(?: (?:about|for|with) (?:it|that|this|them))?
      |(?:should|must) i (?:be )?(?:worr(?:y|ied)|concerned)(?: about (?:it|that|this|them))?`,
    course: `(?:does|do|will|would|can) (?:it|that|this|they|these) (?:ever |just |all )*(?:pass|stop|end|go away|get (?:better|worse|easier|less)|improve|disappear|settle(?: down)?|clear up|wear off|calm down|ease|(?:come|grow) back)(?: (?:again|on its own|by itself|on their own|by themselves|eventually|one day|over time|with time|after menopause|later|soon|at some point))*`,
    help: `(?:what|how) (?:can|could|should|do) (?:i|we|you) (?:do|try|stop|avoid|prevent|ease|change|help|fix|treat|manage|handle)(?: (?:about|for|against) (?:it|that|this|them)| it| that| this| them)?(?: then| myself)?
      |what (?:helps|can help|would help|might help)(?: then| with (?:it|that|this|them)| against (?:it|that))?`,
    why: `why do i (?:get|have) (?:it|them|that|this|these)|why (?:does|do) (?:it|that|they|this) happen|where (?:does|do) (?:it|they|that) come from`,
    food: `what (?:should|can|could) i eat(?: then| for (?:it|that|them))?|what (?:food|foods|diet) (?:is|are|helps?)(?: good| best)?(?: for (?:it|that|them))?`,
    exercise: `(?:what|which)(?: kind of)? (?:exercise|exercises|sport|sports) (?:is|are|helps?)(?: good| best)?(?: for (?:it|that|them))?`,
  },
  es: {
    doctor: `cuando (?:debo|debería|deberia|tengo que|hay que|me tengo que) (?:preocuparme|preocuparse|ir al medico|ir a la medica|consultar(?:lo)?|pedir ayuda)(?: por (?:eso|esto|ello))?
      |(?:tengo que|debo|deberia|hay que|conviene) (?:ir al medico|ir a la medica|consultarlo|preocuparme|ver a un medico)(?: por (?:eso|esto|ello))?`,
    course: `(?:se|me) (?:pasa|pasan|pasara|pasaran|quita|quitan|quitara|va|van|ira|iran)(?: (?:sol[oa]s?|con el tiempo|del todo|algun dia))*
      |(?:mejora|mejoran|mejorara|mejoraran|empeora|desaparece|desaparecen|desaparecera|termina|acaba|vuelven? a (?:crecer|salir)|vuelve|vuelven)(?: (?:sol[oa]s?|con el tiempo|algun dia|despues|luego|con los anos))*|va a (?:mejorar|pasar|empeorar|desaparecer)(?: (?:algun dia|con el tiempo|sol[oa]))*`,
    help: `(?:que|como) (?:puedo|podria|se puede|debo|deberia) (?:hacer|probar|evitar(?:l[oa]s?)?|aliviar(?:l[oa]s?)?|mejorar(?:l[oa]s?)?|remediar(?:l[oa])?|tratar(?:l[oa]s?)?)(?: (?:contra|para|con|por|al respecto) ?(?:eso|ello|esto)?)?
      |como (?:lo|la|los|las) (?:evito|alivio|mejoro|trato|paro|calmo|puedo (?:evitar|aliviar|mejorar|tratar))|que (?:hago|ayuda|me ayuda|puede ayudar(?:me)?)(?: (?:contra|con|para) (?:eso|ello|esto)| entonces| para calmarl[oa]s?)?`,
    why: `por que (?:los|las|lo|la) tengo|por que me (?:dan|da|pasa|pasan|ocurre)(?: (?:eso|esto))?|por que (?:ocurre|ocurren|pasa|pasan)(?: (?:eso|esto))?|de donde (?:vienen|viene)`,
    food: `que (?:debo|deberia|puedo|tengo que|hay que) comer(?: entonces)?|que alimentos (?:ayudan|van bien|son buenos)`,
    exercise: `que (?:ejercicio|ejercicios|deporte) (?:es|son|ayuda|ayudan|le va|les va|les van|va)(?: (?:bien|mejor|bueno|buenos))?`,
  },
  fr: {
    doctor: `quand (?:faut il|dois je|est ce que je dois|il faut|devrais je) (?:s inquieter|m inquieter|consulter|(?:aller )?voir (?:un|le|mon) medecin|en parler (?:a un|au|a mon) medecin)
      |(?:je dois|dois je|faut il|il faut|est ce que je dois) (?:voir (?:un|le) medecin|consulter|m inquieter|s inquieter|en parler (?:a un|au) medecin)(?: pour ca)?`,
    course: `(?:est ce que )?(?:ca|cela) (?:va |peut |finit par )?(?:passe|passer|part|partir|s ameliore|s ameliorer|s arrete|s arreter|disparait|disparaitre|revient|revenir|repousse|repoussent|repousser|empire|empirer|se calme|se calmer)(?: (?:tout seul|toute seule|avec le temps|un jour|ensuite|apres))*
      |(?:est ce qu )?(?:ils|elles) (?:passent|partent|disparaissent|s arretent|reviennent)(?: (?:tout seuls|toutes seules|avec le temps|un jour|ensuite))*`,
    help: `(?:que|qu est ce que) (?:puis je|je peux|peut on|on peut) (?:faire|essayer)(?: (?:contre|pour) (?:ca|cela))?|que faire(?: (?:contre|pour|avec) (?:ca|cela))?
      |comment (?:l eviter|les eviter|l ameliorer|l arreter|le traiter|les traiter|les calmer|eviter ca|je peux l eviter|puis je l eviter|soulager ca|faire)|qu est ce qui (?:aide|peut aider|marche)(?: (?:contre|pour) (?:ca|cela))?`,
    why: `pourquoi (?:j en ai|est ce que j en ai|en ai je|ca (?:m )?arrive|cela (?:m )?arrive)|d ou (?:ca|cela) vient`,
    food: `(?:que|qu est ce que je) (?:dois je |faut il |peux |dois |puis je )?manger(?: alors)?|quels aliments (?:aident|sont bons|choisir)`,
    exercise: `quel(?:le)?s? (?:exercices?|sports?|activite physique) (?:aident?|leur fait du bien|lui fait du bien|est bon|sont bons|choisir|faire)`,
  },
}

/**
 * The entry on an aspect of a topic, by its id. For other topics the entry itself answers about doctor, course and
 * help.
 */
export const ASPECT_ENTRIES: Readonly<Record<Aspect, Readonly<Record<string, string>>>> = {
  doctor: { 'hot-flashes': 'hot-flashes-see-doctor', sleep: 'sleep-doctor', mood: 'mood-doctor', heart: 'heart-warning-signs' },
  course: { 'hot-flashes': 'hot-flashes-how-long' },
  help: { 'hot-flashes': 'hot-flashes-help' },
  why: { 'hot-flashes': 'hot-flashes-why', sleep: 'sleep-why-worse' },
  food: { heart: 'heart-food', bones: 'bones-calcium' },
  exercise: { heart: 'heart-exercise', bones: 'bones-exercise' },
}
/** A word of an entry's text that tells when to see a doctor. */
export const DOCTOR_WORD: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:doctor|GP)\b/,
  es: /\bm[ée]dic[oa]/,
  fr: /\bm[ée]decin/,
}
