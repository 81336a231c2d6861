import type { Idea } from './idea.ts'

/** Emotional Support: to be there without mending anything. */
export const EMOTIONAL_SUPPORT: readonly Idea[] = [
  {
    id: 'listen-first',
    category: 'communication',
    en: 'Ask, “Shall I listen, or shall I help?” Then do just that, and no more.',
    es: 'Pregunta: «¿Quieres que te escuche o que te ayude?». Luego haz solo eso, y nada más.',
    fr: 'Demander : « Tu préfères que j’écoute ou que j’aide ? » Puis faire cela, et rien de plus.',
  },
  {
    id: 'phone-elsewhere',
    category: 'practical',
    en: 'Leave your phone in another room for half an hour, so that you are all there if you are wanted.',
    es: 'Deja tu teléfono en otra habitación media hora, para estar ahí de verdad si hace falta.',
    fr: 'Laisser son téléphone dans une autre pièce une demi-heure, pour être vraiment là en cas de besoin.',
  },
  {
    id: 'short-reply',
    category: 'understanding',
    en: 'If a reply comes out short, take a slow breath before you answer. It may have nothing to do with you.',
    es: 'Si una respuesta te suena seca, respira despacio antes de contestar. Quizá no tenga que ver contigo.',
    fr: 'Si une réponse semble sèche, souffler un instant avant de répondre. Elle ne vise peut-être personne.',
  },
  {
    id: 'sit-beside',
    category: 'support',
    en: 'Sit down near your partner for a while, if that is welcome. No one needs to talk.',
    es: 'Siéntate un rato cerca de tu pareja, si le apetece. No hace falta que nadie diga nada.',
    fr: 'S’asseoir un moment près de l’autre, si c’est bienvenu. Personne n’a besoin de parler.',
  },
  {
    id: 'here-if-wanted',
    category: 'communication',
    en: 'Say, “I am here if you want me,” and then carry on with your own things nearby.',
    es: 'Di: «Aquí estoy, por si me necesitas», y sigue con tus cosas sin irte lejos.',
    fr: 'Dire : « Je suis là si tu veux », puis reprendre ses propres affaires, pas très loin.',
  },
  {
    id: 'kind-note',
    category: 'practical',
    en: 'Write a short note about one thing you like in your partner, and leave it on the kitchen table.',
    es: 'Escribe en una nota algo que te gusta de tu pareja. Déjala en la mesa de la cocina.',
    fr: 'Noter sur un papier une chose qu’on aime chez l’autre. Le laisser sur la table de la cuisine.',
  },
  {
    id: 'tears-or-silence',
    category: 'understanding',
    en: 'If there are tears or silence, do not hurry them away. Stay close if you may, and ask for no reasons.',
    es: 'Si hay lágrimas o silencio, dales tiempo. Quédate cerca si tu compañía se agradece, sin pedir razones.',
    fr: 'S’il y a des larmes ou du silence, leur laisser du temps. Rester près si c’est bienvenu, sans rien demander.',
  },
  {
    id: 'thanks-for-one-thing',
    category: 'support',
    en: 'Name one thing your partner did that made your week better, and say thank you for it.',
    es: 'Nombra algo que hizo tu pareja y que te alegró la semana, y dale las gracias.',
    fr: 'Nommer une chose que l’autre a faite et qui a adouci la semaine, puis dire merci.',
  },
  {
    id: 'that-is-a-lot',
    category: 'communication',
    en: 'When you are told something hard, say, “That sounds like a lot.” Keep your advice for later.',
    es: 'Cuando te cuente algo difícil, di: «Vaya, eso es mucho». Guarda los consejos para otro día.',
    fr: 'Quand l’autre confie quelque chose de difficile, dire : « Ça fait beaucoup. » Garder ses conseils pour plus tard.',
  },
  {
    id: 'free-evening',
    category: 'practical',
    en: 'Keep one evening this week free of plans, and say that it may stay that way.',
    es: 'Deja una tarde de esta semana sin planes y di que puede quedarse así.',
    fr: 'Garder une soirée libre cette semaine, et dire qu’elle peut très bien le rester.',
  },
  {
    id: 'believe',
    category: 'understanding',
    en: 'Think of a time when someone simply believed you. Do the same today with what you are told.',
    es: 'Recuerda una vez en que alguien te creyó sin más. Hoy haz lo mismo con lo que te cuente tu pareja.',
    fr: 'Se souvenir d’un jour où quelqu’un nous a fait confiance sans discuter. Aujourd’hui, faire de même.',
  },
  {
    id: 'on-your-side',
    category: 'support',
    en: 'When a choice is hard, say, “I am on your side, whatever you choose.” Then leave the choice alone.',
    es: 'Ante una decisión difícil, di: «Estoy de tu lado, decidas lo que decidas». Y no insistas más.',
    fr: 'Devant un choix difficile, dire : « Je suis de ton côté, quoi que tu décides. » Puis laisser décider.',
  },
]
