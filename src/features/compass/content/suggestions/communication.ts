import type { Idea } from './idea.ts'

/** Communication & Connection: to talk, to listen, and to be in touch. */
export const COMMUNICATION: readonly Idea[] = [
  {
    id: 'short-walk',
    category: 'practical',
    en: 'Offer a short walk, at any pace. If the answer is no, go alone and come back in good spirits.',
    es: 'Propón un paseo corto, al ritmo que sea. Si la respuesta es no, sal por tu cuenta y vuelve de buen humor.',
    fr: 'Proposer une petite promenade, sans presser le pas. Si c’est non, y aller de son côté et revenir de bonne humeur.',
  },
  {
    id: 'in-your-words',
    category: 'understanding',
    en: 'Say back in your own words what you heard, and ask whether you got it right.',
    es: 'Repite con tus palabras lo que has oído y pregunta si lo has entendido bien.',
    fr: 'Redire avec ses propres mots ce qu’on a entendu, et demander si c’est bien cela.',
  },
  {
    id: 'kind-line',
    category: 'support',
    en: 'Send one kind line during the day that asks for nothing, not even an answer.',
    es: 'Manda durante el día una frase amable que no pida nada, ni siquiera respuesta.',
    fr: 'Envoyer dans la journée une phrase gentille qui ne demande rien, pas même une réponse.',
  },
  {
    id: 'open-question',
    category: 'communication',
    en: 'Put your phone away for ten minutes and ask, “How was your day?” Then listen to the end.',
    es: 'Deja el teléfono diez minutos y pregunta: «¿Qué tal tu día?». Luego escucha hasta el final.',
    fr: 'Poser son téléphone dix minutes et demander : « Comment s’est passée ta journée ? » Puis écouter jusqu’au bout.',
  },
  {
    id: 'cook-side-by-side',
    category: 'practical',
    en: 'Suggest cooking something simple side by side, with music on. Another evening is fine as well.',
    es: 'Propón cocinar algo sencillo codo con codo, con música. Si hoy no apetece, otro día será.',
    fr: 'Proposer de cuisiner quelque chose de simple à quatre mains, en musique. Un autre soir convient aussi bien.',
  },
  {
    id: 'begin-with-yes',
    category: 'understanding',
    en: 'When you see a thing in another way, begin with the part you can agree with.',
    es: 'Si ves algo de otra manera, empieza por la parte en la que sí hay acuerdo.',
    fr: 'En cas de désaccord, commencer par ce qui met tout le monde d’accord. Le reste peut attendre.',
  },
  {
    id: 'day-story',
    category: 'support',
    en: 'Tell a small story from your day that made you smile, and then leave room for one in return.',
    es: 'Cuenta algo de tu día que te hizo sonreír. Luego deja sitio para otra historia, si la hay.',
    fr: 'Raconter un petit moment drôle de sa journée. Laisser ensuite de la place pour une autre histoire.',
  },
  {
    id: 'say-i',
    category: 'communication',
    en: 'When something bothers you, begin with “I”: “I felt left out,” and not “You never call.”',
    es: 'Si algo te molesta, habla de ti: «Me sentí aparte», en lugar de «Tú nunca llamas».',
    fr: 'Si quelque chose gêne, parler de soi : « Ça m’a fait de la peine. » Et non : « Tu n’appelles jamais. »',
  },
  {
    id: 'small-date',
    category: 'practical',
    en: 'Offer a small date at home this week: half an hour, something warm to drink, no screens.',
    es: 'Propón una cita pequeña en casa esta semana: media hora, algo caliente para beber y ninguna pantalla.',
    fr: 'Proposer un petit rendez-vous à la maison dans la semaine : une demi-heure, une boisson chaude, aucun écran.',
  },
  {
    id: 'count-to-five',
    category: 'understanding',
    en: 'Count to five after your partner stops talking. What matters most often comes then.',
    es: 'Cuando tu pareja deje de hablar, cuenta hasta cinco. A veces lo que más importa llega justo después.',
    fr: 'Quand l’autre se tait, compter jusqu’à cinq avant de parler. Souvent, l’essentiel vient juste après.',
  },
  {
    id: 'old-photos',
    category: 'support',
    en: 'Get out a few old photos, in case you both feel like it, and let the talk wander.',
    es: 'Saca unas fotos antiguas, por si apetece verlas en compañía. La charla irá a su aire.',
    fr: 'Sortir quelques vieilles photos, si l’envie est partagée, et laisser la conversation vagabonder.',
  },
  {
    id: 'easier-week',
    category: 'communication',
    en: 'Ask, “What would make this week a little easier for us?” Start with something you can do.',
    es: 'Pregunta: «¿Qué nos haría la semana un poco más fácil?». Empieza por algo que puedas hacer tú.',
    fr: 'Demander : « Qu’est-ce qui rendrait notre semaine un peu plus simple ? » Commencer par sa propre part.',
  },
]
