/** What Lara says to what she is told in reply to her open question, by the topic that it was about. */
import type { Language } from '../../text/rules/speech.ts'
import type { Subject } from './speech-acts.ts'

/** Groups of topics with words of their own. */
export const SECOND_GROUPS: Readonly<Record<Subject, 'loss' | 'body' | 'heavy' | 'people'>> = {
  grief: 'loss',
  missing: 'loss',
  sleep: 'body',
  flashes: 'body',
  head: 'body',
  pain: 'body',
  belly: 'body',
  body: 'body',
  memory: 'body',
  tired: 'body',
  ill: 'body',
  low: 'heavy',
  lonely: 'heavy',
  lost: 'heavy',
  worry: 'heavy',
  anger: 'people',
  couple: 'people',
  work: 'people',
  family: 'people',
  daily: 'people',
}

export const SECOND_TEXTS: Readonly<Record<Language, Readonly<Record<'loss' | 'body' | 'heavy' | 'people', readonly string[]>>>> = {
  en: {
    loss: [
      'It’s often the small, everyday things that are missed the most. Thank you for telling me. What would make today a little easier?',
      'That shows how much they are part of your life. Go gently with yourself. Is there someone you’d like to tell that to?',
    ],
    body: [
      'Thank you, that gives me a better picture. Would you like to see what can help, or shall we talk about something else?',
      'I see. No wonder it wears you out. Shall we look at what can help?',
    ],
    heavy: [
      'Thank you for telling me. That’s a lot to carry. What would do you good today, even something small?',
      'I’m glad you told me. You don’t have to have an answer for it. Would you like to say more, or look at what can help?',
    ],
    people: [
      'I can see why that stays with you. What would you like to happen next?',
      'Thank you for telling me. Would it help to think about what to say, or would you rather just talk?',
    ],
  },
  es: {
    loss: [
      'Muchas veces lo que más se echa de menos son las cosas pequeñas de cada día. Gracias por contármelo. ¿Qué te haría el día un poco más llevadero?',
      'Eso dice cuánto forma parte de tu vida. Trátate con cariño. ¿Hay alguien a quien te gustaría contárselo?',
    ],
    body: [
      'Gracias, así lo entiendo mejor. ¿Quieres que veamos qué puede ayudar, o prefieres hablar de otra cosa?',
      'Ya veo. No me extraña que canse. ¿Miramos qué puede ayudar?',
    ],
    heavy: [
      'Gracias por contármelo. Es mucho lo que llevas encima. ¿Qué te vendría bien hoy, aunque sea algo pequeño?',
      'Me alegra que me lo cuentes. No hace falta que tengas una respuesta. ¿Quieres contarme más, o miramos qué puede ayudar?',
    ],
    people: [
      'Entiendo que le des vueltas. ¿Qué te gustaría que pasara ahora?',
      'Gracias por contármelo. ¿Te ayudaría pensar qué decir, o prefieres desahogarte un rato?',
    ],
  },
  fr: {
    loss: [
      'Ce sont souvent les petites choses de tous les jours qui manquent le plus. Merci de me le raconter. Qu’est-ce qui rendrait la journée un peu plus douce ?',
      'Cela dit toute la place que cela tient dans votre vie. Soyez douce avec vous-même. Y a-t-il quelqu’un à qui vous aimeriez le dire ?',
    ],
    body: [
      'Merci, je comprends mieux. Voulez-vous voir ce qui peut aider, ou préférez-vous parler d’autre chose ?',
      'Je vois. Pas étonnant que cela fatigue. Voulez-vous qu’on regarde ce qui peut aider ?',
    ],
    heavy: [
      'Merci de me le dire. C’est beaucoup à porter. Qu’est-ce qui vous ferait du bien aujourd’hui, même une petite chose ?',
      'Vous avez bien fait de m’en parler. Vous n’avez pas besoin d’avoir une réponse. Voulez-vous m’en dire plus, ou voir ce qui peut aider ?',
    ],
    people: [
      'Je comprends que cela vous reste en tête. Qu’aimeriez-vous qu’il se passe maintenant ?',
      'Merci de me le raconter. Cela vous aiderait de réfléchir à ce que vous pourriez dire, ou préférez-vous simplement en parler ?',
    ],
  },
}
