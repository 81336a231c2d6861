/** How people go on from Lara's open question after a statement, and what she says to that. */
import type { Language, Tone } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>
type InTones = Readonly<Record<Tone, readonly string[]>>

/** Patterns of replies that add nothing, one a line, in the syntax of `toPhrases`. */
export const DETAIL_PATTERNS: In<Readonly<Record<'unsure' | 'unwilling', string>>> = {
  en: {
    unsure: `^ ~2 do_not_know|no_idea|not_sure|dunno|idk|hard_to_say|could_not_say|can_not_say|hard_to_tell ~2 $
      ^ no_idea|not_sure|do_not_know ,
      ^ ~1 everything|all_of_it|nothing|it_all ~1 $`,
    unwilling: `do_not|would_not|rather_not|can_not ~2 want|like|wanna|feel_like|bear ~1 to? talk|say|discuss|go_into|talking
      ^ rather_not|prefer_not|never_mind|nevermind|forget_it|let_us_leave_it|leave_it|not_now|another_time|not_today
      i_would_rather|rather not talk|say`,
  },
  es: {
    unsure: `^ ~2 no_se|ni_idea|no_estoy_segura|no_sabria|no_lo_se|quien_sabe|yo_que_se|ni_yo_lo_se ~2 $
      ^ no_se|ni_idea|no_lo_se ,
      ^ ~1 todo|de_todo|nada|todo_en_general ~1 $`,
    unwilling: `no ~2 quiero|apetece|tengo_ganas|me_gusta ~2 hablar|contar|decir|hablarlo|contarlo
      ^ mejor_no|prefiero_no|dejalo|dejemoslo|olvidalo|da_igual|ahora_no|otro_dia|hoy_no`,
  },
  fr: {
    unsure: `^ ~2 sais_pas|sais_plus|ne_sais_pas|aucune_idee|pas_sure|chais_pas|difficile_a_dire|j_en_sais_rien|ne_sais_pas_trop ~2 $
      ^ ~1 sais_pas|ne_sais_pas|aucune_idee ,
      ^ ~1 tout|de_tout|rien|un_peu_tout ~1 $`,
    unwilling: `pas ~2 envie|veux|souhaite ~2 parler|dire|raconter|en_parler
      ^ plutot_pas|je_prefere_pas|je_prefere_ne_pas|laisse|laissez|laisse_tomber|laissez_tomber|oubliez|oublie|pas_maintenant|une_autre_fois|peu_importe
      prefere ~1 ne? pas ~1 en_parler|parler|dire`,
  },
}

/**
 * `told`: a detail, where entries are offered; `heard`: one where none are; `unsure`: she does not know; `unwilling`:
 * she would rather not talk about it; `helped`: what helped with something good.
 */
export const DETAIL_TEXTS: In<Readonly<Record<'told' | 'heard' | 'unsure' | 'unwilling' | 'helped', InTones>>> = {
  en: {
    told: {
      nurturing: [
        'Thank you, now I can picture it better. Shall I tell you what can help, or would you like to tell me more first?',
        'I see, thank you for telling me. Would you like to hear what can help, or is there more you want to say?',
      ],
      calm: ['Thanks, that makes it clearer. Would you like to hear what can help?', 'I see. Shall I tell you what can help with that?'],
      pragmatic: ['Okay, noted. Want to go through what can help?', 'Right. Shall we look at what can help?'],
    },
    heard: {
      nurturing: [
        'Thank you for telling me that. What would do you good right now?',
        'I understand. And how are you feeling about it now?',
      ],
      calm: ['I see. What would do you good right now?', 'Thanks for telling me. Is there anything else on your mind?'],
      pragmatic: ['Okay. What would make it easier right now?', 'Got it. What do you need most at the moment?'],
    },
    unsure: {
      nurturing: [
        'That’s all right, you don’t have to know. Just tell me whatever comes to mind, or choose one of the questions whenever you like.',
      ],
      calm: ['That’s fine, it’s often hard to say. Take your time; we can go on whenever you like.'],
      pragmatic: ['No problem. If you note it for a week or two, it’s often easier to see.'],
    },
    unwilling: {
      nurturing: ['Of course, you don’t have to. I’m here if you feel like it later. Is there something nicer you’d like to talk about?'],
      calm: ['That’s fine, we’ll leave it there. Would you like to talk about something else?'],
      pragmatic: ['Okay, we’ll leave it. What else can I do for you?'],
    },
    helped: {
      nurturing: ['How nice that you found something. Write it into today’s log, so that you can find it again when you need it.'],
      calm: ['That’s good to know. If you note it today, you can see later whether it helps again.'],
      pragmatic: ['Worth noting. Put it in today’s log and see whether it works again.'],
    },
  },
  es: {
    told: {
      nurturing: [
        'Gracias, así me hago mejor una idea. ¿Te cuento qué puede ayudar o prefieres contarme más antes?',
        'Ya entiendo, gracias por contármelo. ¿Quieres que veamos qué puede ayudar o necesitas desahogarte un poco más?',
      ],
      calm: ['Gracias, ahora lo veo más claro. ¿Quieres que te cuente qué puede ayudar?', 'Entiendo. ¿Te digo qué puede ayudar con eso?'],
      pragmatic: ['De acuerdo, tomo nota. ¿Vemos qué puede ayudar?', 'Bien. ¿Repasamos qué puedes hacer?'],
    },
    heard: {
      nurturing: ['Gracias por contármelo. ¿Qué te haría bien ahora mismo?', 'Te entiendo. ¿Y ahora cómo te sientes con eso?'],
      calm: ['Entiendo. ¿Qué te vendría bien ahora?', 'Gracias por decírmelo. ¿Hay algo más que te ronde la cabeza?'],
      pragmatic: ['Bien. ¿Qué te lo haría más fácil ahora?', 'Entendido. ¿Qué es lo que más necesitas en este momento?'],
    },
    unsure: {
      nurturing: ['No pasa nada, no tienes por qué saberlo. Cuéntame lo que se te ocurra, o elige una de las preguntas cuando quieras.'],
      calm: ['Es normal, muchas veces cuesta decirlo. Tómate tu tiempo; seguimos cuando quieras.'],
      pragmatic: ['Sin problema. Si lo apuntas una o dos semanas, suele verse mejor.'],
    },
    unwilling: {
      nurturing: ['Claro, no tienes por qué. Si más tarde quieres, aquí estoy. ¿Hablamos de algo más agradable?'],
      calm: ['Está bien, lo dejamos aquí. ¿Quieres hablar de otra cosa?'],
      pragmatic: ['Está bien, lo dejamos. ¿En qué más te puedo ayudar?'],
    },
    helped: {
      nurturing: ['Qué bien que hayas encontrado algo. Apúntalo en el registro de hoy, para tenerlo a mano cuando lo necesites.'],
      calm: ['Es bueno saberlo. Si lo apuntas hoy, más adelante podrás ver si vuelve a ayudar.'],
      pragmatic: ['Vale la pena apuntarlo. Ponlo en el registro de hoy y mira si vuelve a funcionar.'],
    },
  },
  fr: {
    told: {
      nurturing: [
        'Merci, je me rends mieux compte. Voulez-vous que je vous dise ce qui peut aider, ou préférez-vous m’en dire plus d’abord ?',
        'Je comprends, merci de me le dire. Voulez-vous voir ce qui peut aider, ou avez-vous besoin d’en parler encore un peu ?',
      ],
      calm: [
        'Merci, c’est plus clair. Voulez-vous savoir ce qui peut aider ?',
        'Je vois. Voulez-vous que je vous dise ce qui peut aider ?',
      ],
      pragmatic: ['D’accord, c’est noté. On regarde ce qui peut aider ?', 'Bien. On passe à ce qui peut aider ?'],
    },
    heard: {
      nurturing: [
        'Merci de me l’avoir dit. Qu’est-ce qui vous ferait du bien, là, maintenant ?',
        'Je comprends. Et maintenant, comment vous sentez-vous ?',
      ],
      calm: ['Je vois. Qu’est-ce qui vous ferait du bien en ce moment ?', 'Merci de me le dire. Y a-t-il autre chose qui vous préoccupe ?'],
      pragmatic: [
        'D’accord. Qu’est-ce qui vous simplifierait les choses, là ?',
        'Entendu. De quoi avez-vous le plus besoin en ce moment ?',
      ],
    },
    unsure: {
      nurturing: [
        'Ce n’est pas grave, vous n’êtes pas obligée de le savoir. Dites-moi ce qui vous vient, ou choisissez une des questions quand vous voulez.',
      ],
      calm: ['C’est normal, c’est souvent difficile à dire. Prenez votre temps, nous continuerons quand vous voudrez.'],
      pragmatic: ['Pas de problème. En le notant une ou deux semaines, on y voit souvent plus clair.'],
    },
    unwilling: {
      nurturing: [
        'Bien sûr, rien ne vous y oblige. Si l’envie vous vient plus tard, je suis là. Voulez-vous parler de quelque chose de plus agréable ?',
      ],
      calm: ['D’accord, laissons cela. Voulez-vous parler d’autre chose ?'],
      pragmatic: ['Très bien, on laisse ça. Que puis-je faire d’autre pour vous ?'],
    },
    helped: {
      nurturing: [
        'Comme c’est bien d’avoir trouvé quelque chose. Notez-le dans le journal du jour, pour le retrouver quand vous en aurez besoin.',
      ],
      calm: ['C’est bon à savoir. Si vous le notez aujourd’hui, vous verrez plus tard si cela aide de nouveau.'],
      pragmatic: ['À retenir. Notez-le dans le journal du jour, et voyez si cela marche encore.'],
    },
  },
}
