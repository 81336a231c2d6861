import type { Idea } from './idea.ts'

/** Understanding & Patience: to give things their time. */
export const UNDERSTANDING: readonly Idea[] = [
  {
    id: 'read-up',
    category: 'understanding',
    en: 'Read a few pages about midlife on your own, so that your partner need not explain it all to you.',
    es: 'Lee por tu cuenta unas páginas sobre esta etapa de la vida. Así nadie tiene que explicártelo todo.',
    fr: 'Lire de son côté quelques pages sur cette étape de la vie. L’autre n’aura pas à tout expliquer.',
  },
  {
    id: 'shared-pace',
    category: 'support',
    en: 'Go at your partner’s pace today, when you walk, eat or decide. Nothing has to be fast.',
    es: 'Sigue hoy el ritmo de tu pareja al andar, al comer o al decidir. Nada tiene que ir rápido.',
    fr: 'Suivre aujourd’hui le rythme de l’autre, pour marcher, manger ou décider. Rien ne presse.',
  },
  {
    id: 'good-time',
    category: 'communication',
    en: 'Before you bring up something big, ask, “Is now a good time?” Take “later” for a good answer.',
    es: 'Antes de hablar de algo serio, pregunta: «¿Es buen momento?». Un «luego» también es buena respuesta.',
    fr: 'Avant un sujet délicat, demander : « C’est le bon moment ? » Un « plus tard » est aussi une bonne réponse.',
  },
  {
    id: 'ten-minutes-more',
    category: 'practical',
    en: 'Leave ten minutes more than you need before you go out together, and say that there is no rush.',
    es: 'Antes de salir en pareja, cuenta con diez minutos de más y di que no hay prisa.',
    fr: 'Avant une sortie à deux, prévoir dix minutes de plus, et dire qu’on a tout le temps.',
  },
  {
    id: 'called-off',
    category: 'understanding',
    en: 'A change of plans is not a change of heart. When an evening is called off, say, “Then another time.”',
    es: 'Cambiar de planes no es cambiar de sentimientos. Si una salida se cancela, di: «Otro día será».',
    fr: 'Un programme qui change n’est pas un cœur qui change. Si une sortie tombe à l’eau, dire : « Une autre fois, alors. »',
  },
  {
    id: 'wait-kindly',
    category: 'support',
    en: 'When you have to wait, enjoy a song or a page of a book, and then say hello with a smile.',
    es: 'Si te toca esperar, escucha una canción o lee una página, y luego saluda con una sonrisa.',
    fr: 'S’il faut attendre, écouter une chanson ou lire une page, puis dire bonjour avec le sourire.',
  },
  {
    id: 'plain-sorry',
    category: 'communication',
    en: 'If you were short with your partner, say sorry in one sentence, with no “but” behind it.',
    es: 'Si hablaste con brusquedad, pide perdón en una sola frase, sin ningún «pero» detrás.',
    fr: 'Après une parole un peu vive, s’excuser en une phrase, sans aucun « mais » derrière.',
  },
  {
    id: 'finish-it',
    category: 'practical',
    en: 'If something at home was left half done, finish it yourself and let it pass without a word.',
    es: 'Si algo quedó a medias en casa, termínalo tú y déjalo pasar sin comentarios.',
    fr: 'Si une chose est restée en plan à la maison, la finir soi-même. Et ne pas en faire la remarque.',
  },
  {
    id: 'ask-anew',
    category: 'understanding',
    en: 'Today may be unlike yesterday. What was right last time may not fit now, so ask again.',
    es: 'Hoy puede ser distinto de ayer. Lo que vino bien la última vez quizá ahora no encaje: vuelve a preguntar.',
    fr: 'Aujourd’hui peut être différent d’hier. Ce qui convenait la dernière fois ne convient pas toujours : redemander.',
  },
  {
    id: 'take-your-time',
    category: 'support',
    en: 'Say once, in a calm voice, “Take the time you need.” Then do not ask how long.',
    es: 'Di una vez, con calma: «Tómate el tiempo que necesites». Y no preguntes cuánto falta.',
    fr: 'Dire une seule fois, d’une voix calme : « Prends le temps qu’il te faut. » Et ne pas demander combien.',
  },
  {
    id: 'how-was-it',
    category: 'communication',
    en: 'Trade “Why did you do that?” for “How was it for you?” It opens more doors.',
    es: 'Cambia el «¿Por qué hiciste eso?» por un «¿Cómo lo viviste?». Abre más puertas.',
    fr: 'Remplacer « Pourquoi as-tu fait ça ? » par « Comment l’as-tu vécu ? » Cela ouvre plus de portes.',
  },
  {
    id: 'easy-outing',
    category: 'practical',
    en: 'Plan your next day out with fewer stops, more breaks and an easy way home.',
    es: 'Planea la próxima salida con menos paradas, más descansos y una vuelta a casa fácil.',
    fr: 'Prévoir la prochaine sortie avec moins d’étapes, plus de pauses et un retour facile.',
  },
]
