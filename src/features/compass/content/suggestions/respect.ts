import type { Idea } from './idea.ts'

/** Respect & Boundaries: to leave room, and to take a no as it is. */
export const RESPECT: readonly Idea[] = [
  {
    id: 'hug-or-room',
    category: 'communication',
    en: 'Ask, “Would you like a hug, or some room?” Both answers are good ones.',
    es: 'Pregunta: «¿Quieres un abrazo o un poco de espacio?». Las dos respuestas son buenas.',
    fr: 'Demander : « Tu veux un câlin, ou un peu d’espace ? » Les deux réponses sont bonnes.',
  },
  {
    id: 'knock',
    category: 'practical',
    en: 'Knock before you come in, even at home, and wait for an answer.',
    es: 'Toca a la puerta antes de entrar, también en casa, y espera a que te respondan.',
    fr: 'Frapper avant d’entrer, même à la maison, et attendre d’entendre une réponse.',
  },
  {
    id: 'take-no',
    category: 'understanding',
    en: 'When your partner says no, say, “That is fine,” and leave it there.',
    es: 'Cuando tu pareja diga que no, responde: «Está bien». Y déjalo ahí.',
    fr: 'Quand la réponse est non, dire : « D’accord, pas de souci. » Et en rester là.',
  },
  {
    id: 'no-hurry-for-others',
    category: 'support',
    en: 'When others want an answer at once, stand by your partner: “We will let you know.”',
    es: 'Si otras personas quieren una respuesta ya, apoya a tu pareja: «Todavía lo estamos pensando».',
    fr: 'Quand d’autres veulent une réponse tout de suite, soutenir l’autre : « On y réfléchit encore. »',
  },
  {
    id: 'ask-before-telling',
    category: 'communication',
    en: 'Ask before you tell others something about your partner, even if it is good news.',
    es: 'Pregunta antes de contar a otras personas algo de tu pareja, aunque sea una buena noticia.',
    fr: 'Avant de parler de l’autre à des proches, demander si cela convient, même pour une bonne nouvelle.',
  },
  {
    id: 'leave-closed',
    category: 'practical',
    en: 'Leave your partner’s phone, letters and notes alone, even when they lie open beside you.',
    es: 'Deja en paz el teléfono, las cartas y las notas de tu pareja, aunque los tengas delante.',
    fr: 'Laisser en paix le téléphone, le courrier et les notes de l’autre, même à portée de main.',
  },
  {
    id: 'not-all-yours',
    category: 'understanding',
    en: 'You need not know everything. If a question gets no answer, let it rest.',
    es: 'No hace falta saberlo todo. Si una pregunta se queda sin respuesta, déjala estar.',
    fr: 'Tout n’a pas besoin d’être dit. Si une question reste sans réponse, ne pas la reposer.',
  },
  {
    id: 'friends-evening',
    category: 'support',
    en: 'If your partner goes out with friends, wish them a good time and ask for no report.',
    es: 'Si tu pareja sale con sus amistades, di: «Que lo pases bien». Y no pidas detalles después.',
    fr: 'Si l’autre sort voir ses proches, dire : « Passe une bonne soirée. » Et ne pas demander de compte rendu.',
  },
  {
    id: 'no-reason-owed',
    category: 'communication',
    en: 'The next time a plan does not suit your partner, say, “You do not owe me a reason.”',
    es: 'Cuando un plan no le encaje, di: «No hace falta que me digas por qué».',
    fr: 'La prochaine fois qu’un projet ne convient pas, dire : « Tu n’as pas à me dire pourquoi. »',
  },
  {
    id: 'hour-alone',
    category: 'practical',
    en: 'Offer your partner an hour at home with nobody asking for anything, and go out for that time.',
    es: 'Ofrece a tu pareja una hora en casa sin que nadie le pida nada. Sal tú ese rato.',
    fr: 'Offrir à l’autre une heure à la maison sans que personne ne demande rien. Sortir pendant ce temps.',
  },
  {
    id: 'time-alone',
    category: 'understanding',
    en: 'A wish for time alone is not a no to you. Say, “Enjoy it,” and mean it.',
    es: 'Querer un rato a solas no es un no hacia ti. Di: «Disfrútalo», y dilo de verdad.',
    fr: 'Vouloir du temps pour soi n’est pas un rejet. Dire : « Profites-en bien », et le penser.',
  },
  {
    id: 'their-choice',
    category: 'support',
    en: 'Let your partner’s body, work and time be theirs to decide, even where you would choose another way.',
    es: 'Su cuerpo, su trabajo y su tiempo los decide tu pareja, aunque tú eligieras otra cosa.',
    fr: 'Son corps, son travail, son temps : laisser l’autre en décider, même en étant d’un autre avis.',
  },
]
