/**
 * Lara's own texts in the partner's chat: greeting, small talk, the introduction to knowledge written for women, and "I
 * don't know".
 */
import type { SmallTalkKind } from '../../answers/content/small-talk.ts'
import type { Language } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>

/** Lara's first message. */
export const GREETING: In<string> = {
  en: "Hello, I am Lara. Ask me how menopause can feel, what helps in general, and what you can do or say.\n\nI know nothing of what she writes, and I can't know: her notes are hers alone. What you write here is yours: she never sees it. I am not a person and not a doctor.",
  es: 'Hola, soy Lara. Pregúntame cómo puede sentirse la menopausia, qué suele ayudar y qué puedes hacer o decir.\n\nNo sé nada de lo que ella escribe, y no puedo saberlo: sus notas son solo suyas. Lo que escribes aquí es tuyo: ella nunca lo ve. No soy una persona ni una doctora.',
  fr: 'Bonjour, je suis Lara. Demandez-moi ce que la ménopause peut faire ressentir, ce qui aide en général, et ce que vous pouvez faire ou dire.\n\nJe ne sais rien de ce qu’elle écrit, et je ne peux pas le savoir : ses notes sont à elle seule. Ce que vous écrivez ici est à vous : elle ne le voit jamais. Je ne suis ni une personne ni un médecin.',
}

/** Replies to a greeting, to thanks, to a farewell, and to a partner who is not well himself. */
export const PARTNER_SMALL_TALK: In<Readonly<Record<SmallTalkKind, string>>> = {
  en: {
    greeting: 'Hello, it is good that you are here. What would you like to know, or to do?\n\nAsk in your own words, or tap one of these.',
    thanks: 'You are very welcome. I am here whenever you want to go on.',
    farewell: 'Take good care of yourselves. I am here when you have a question.',
    praise: 'That is kind of you, thank you. What would you like to know?',
    sorry: 'No need to say sorry. Take all the time and words you want.',
    well: 'I am glad to hear that. What would you like to know, or to do?',
    wellbeing: 'Thank you for asking! I’m a program, so no good or bad days. How are you?',
    relief: 'I am glad to hear that. Where would you like to go from here?',
    plan: 'That sounds like a good step. If you like, tell me afterwards how it went.',
    low: 'I am sorry that it is not going well. Thank you for telling me: you count in this, too.\n\nTell me in your own words what weighs most, or tap one of these. If it gets too much, please talk to somebody you trust, or to your {doctor}.',
  },
  es: {
    greeting: 'Hola, qué bien que estés aquí. ¿Qué te gustaría saber o hacer?\n\nPregunta con tus palabras, o toca una de estas preguntas.',
    thanks: 'De nada, con mucho gusto. Aquí estoy cuando quieras seguir.',
    farewell: 'Cuídate mucho. Aquí estoy cuando tengas una pregunta.',
    praise: 'Qué amable, gracias. ¿Qué te gustaría saber?',
    sorry: 'No tienes que disculparte. Cuéntame con calma lo que quieras.',
    well: 'Me alegro. ¿Qué te gustaría saber o hacer?',
    wellbeing: '¡Gracias por preguntar! Soy un programa, así que no tengo días buenos ni malos. ¿Y tú cómo estás?',
    relief: 'Me alegra oírlo. ¿Por dónde quieres que sigamos?',
    plan: 'Me parece un buen paso. Si quieres, cuéntame después cómo ha ido.',
    low: 'Siento que no estés bien. Gracias por contármelo: tú también cuentas en esto.\n\nDime con tus palabras qué te pesa más, o toca una de estas preguntas. Si se te hace demasiado, habla con alguien de confianza o con tu {doctor}.',
  },
  fr: {
    greeting:
      'Bonjour, c’est bien que vous soyez là. Qu’aimeriez-vous savoir, ou faire ?\n\nDemandez avec vos mots, ou touchez une de ces questions.',
    thanks: 'Avec plaisir. Je suis là quand vous voudrez continuer.',
    farewell: 'Prenez bien soin de vous deux. Je suis là quand vous aurez une question.',
    praise: 'C’est gentil, merci. Qu’aimeriez-vous savoir ?',
    sorry: 'Il n’y a pas de quoi vous excuser. Prenez tout votre temps.',
    well: 'Tant mieux. Qu’aimeriez-vous savoir, ou faire ?',
    wellbeing: 'Merci de demander ! Je suis un programme, je n’ai donc ni bons ni mauvais jours. Et vous, comment allez-vous ?',
    relief: 'Tant mieux. Par où voulez-vous continuer ?',
    plan: 'Cela me paraît une bonne chose. Si vous voulez, racontez-moi ensuite comment cela s’est passé.',
    low: 'Je suis désolée que cela n’aille pas bien. Merci de me le dire : vous comptez aussi.\n\nDites-moi avec vos mots ce qui pèse le plus, ou touchez une de ces questions. Si cela devient trop lourd, parlez-en à quelqu’un de confiance, ou à votre {doctor}.',
  },
}

/** Introduces knowledge that is addressed to women. */
export const ENTRY_INTRODUCTION: In<string> = {
  en: 'This is what Lara tells women about it:',
  es: 'Esto es lo que Lara les dice a las mujeres sobre esto:',
  fr: 'Voici ce que Lara dit aux femmes à ce sujet :',
}

/** The answer when nothing reviewed matches; `near` when some entries come close. */
export const PARTNER_UNKNOWN: In<{ nothing: string; near: string }> = {
  en: {
    nothing:
      "I don't know that. I can only answer from what has been checked.\n\nYou can ask me about menopause: sleep, mood, hot flashes, treatments, or when a doctor should see something. You can also ask what you can do or say.",
    near: "I don't know that for sure, and I would rather not guess. Perhaps one of these comes near? They are questions that women ask.",
  },
  es: {
    nothing:
      'No lo sé. Solo puedo responder con lo que está revisado.\n\nPuedes preguntarme por la menopausia: sueño, ánimo, sofocos, tratamientos o cuándo debe verlo un médico. También puedes preguntar qué puedes hacer o decir.',
    near: 'No lo sé con seguridad y prefiero no adivinar. ¿Quizá se acerca una de estas? Son preguntas que hacen las mujeres.',
  },
  fr: {
    nothing:
      'Je ne le sais pas. Je ne réponds qu’avec ce qui a été vérifié.\n\nVous pouvez me parler de la ménopause : sommeil, moral, bouffées de chaleur, traitements, ou quand un médecin devrait voir quelque chose. Vous pouvez aussi demander quoi faire ou quoi dire.',
    near: 'Je ne le sais pas avec certitude, et je préfère ne pas deviner. L’une de ces questions s’en approche-t-elle ? Ce sont des femmes qui les posent.',
  },
}

/**
 * Replies by the kind of his message: `another` before a further idea, `objection` to an answer, `lara` about her.
 * `[Name]` is a label.
 */
export const KIND_WORDS: In<Readonly<Record<'another' | 'objection' | 'okay' | 'lara' | 'outside', string>>> = {
  en: {
    another: 'Here is something else you could try. You’ll find more on the page Compass, with [Another idea].',
    objection: 'I’m sorry, I got that wrong. Tell me again in a few words what you need, or tap one of these.',
    okay: 'Good. I am here when you want to go on.',
    lara: 'I’m Lara. I’m a program, not a person and not a doctor. My answers come from texts about menopause that have been checked, and I know nothing of what she writes.',
    outside: 'I’m afraid I don’t know about that. Ask me about menopause, or about what you can do or say.',
  },
  es: {
    another: 'Aquí va otra idea. Hay más en la página Compass, con [Another idea].',
    objection: 'Perdona, no te entendí bien. Dime otra vez en pocas palabras qué necesitas, o toca una de estas preguntas.',
    okay: 'Bien. Aquí estoy cuando quieras seguir.',
    lara: 'Soy Lara: un programa, no una persona ni una doctora. Respondo con textos revisados sobre la menopausia, y no sé nada de lo que ella escribe.',
    outside: 'De eso no sé. Pregúntame por la menopausia, o por lo que tú puedes hacer o decir.',
  },
  fr: {
    another: 'Voici une autre idée. Il y en a d’autres à la page Compass, avec [Another idea].',
    objection: 'Pardon, je vous ai mal compris. Redites-moi en quelques mots ce qu’il vous faut, ou touchez une de ces questions.',
    okay: 'Très bien. Je suis là quand vous voudrez continuer.',
    lara: 'Je suis Lara : un programme, ni une personne ni un médecin. Je réponds avec des textes vérifiés sur la ménopause, et je ne sais rien de ce qu’elle écrit.',
    outside: 'Là, je ne peux pas vous aider. Parlez-moi de la ménopause, ou demandez-moi ce que vous pouvez faire ou dire.',
  },
}

/** Word beginnings that mark a question about what he himself can do or say; plain words, matched literally. */
export const HIS_PART: In<readonly string[]> = {
  en: 'can i|could i|should i|do i|might i|shall i|may i|what to do|what to say|how to help|how to support|help her|help my|support her|support my|be there for|say to her|tell her|for my wife|for my partner|for my girlfriend|for her|partner do|husband do'.split(
    '|',
  ),
  es: 'puedo|debo|deberia|podria|que hago|que hacer|que le digo|que decir|ayudarla|apoyarla|acompanarla|animarla|ayudar a mi|apoyar a mi|para mi mujer|para mi esposa|para mi pareja|para ella|lo celebramos'.split(
    '|',
  ),
  fr: 'puis je|je peux|dois je|que faire|quoi faire|que dire|quoi dire|l aider|la soutenir|la feter|lui dire|aider ma|soutenir ma|pour ma femme|pour elle|pour ma compagne|pour ma conjointe|je devrais|pourrais je'.split(
    '|',
  ),
}

/** Phrases that refer to the woman. */
export const HER_NAMES: In<readonly string[]> = {
  en: 'she|her|my wife|my partner|my girlfriend|my fiancee'.split('|'),
  es: 'ella|mi mujer|mi esposa|mi pareja|mi novia|ayudarla|apoyarla|acompanarla|animarla|la'.split('|'),
  fr: 'elle|la|l aider|ma femme|ma compagne|ma conjointe|ma copine|ma partenaire'.split('|'),
}
