import type { Idea } from './idea.ts'

/** Affection & Comfort: warmth that expects nothing back. */
export const AFFECTION: readonly Idea[] = [
  {
    id: 'fresh-sheets',
    category: 'practical',
    en: 'Put fresh sheets on the bed today, and let some air into the room.',
    es: 'Pon hoy sábanas limpias en la cama y abre un rato la ventana.',
    fr: 'Mettre des draps frais aujourd’hui, et ouvrir la fenêtre un moment.',
  },
  {
    id: 'which-closeness',
    category: 'understanding',
    en: 'Closeness has many forms. Ask which one feels good today, and take none for granted.',
    es: 'La cercanía tiene muchas formas. Pregunta cuál apetece hoy y no des ninguna por hecha.',
    fr: 'La tendresse a bien des formes. Demander laquelle fait envie aujourd’hui, sans rien tenir pour acquis.',
  },
  {
    id: 'warm-drink',
    category: 'support',
    en: 'Make something to drink for two and put it down nearby. It is fine if it is left to get cold.',
    es: 'Prepara algo caliente para dos y déjalo cerca. No pasa nada si se queda frío.',
    fr: 'Préparer une boisson chaude pour deux et la poser tout près. Peu importe si elle refroidit.',
  },
  {
    id: 'loving-word',
    category: 'communication',
    en: 'Say something loving at a plain moment, over the dishes or at the door, and expect nothing back.',
    es: 'Di algo cariñoso en un momento cualquiera, ante el fregadero o en la puerta, sin esperar nada.',
    fr: 'Dire un mot tendre à un moment tout simple, devant l’évier ou à la porte. Ne rien attendre en retour.',
  },
  {
    id: 'loved-song',
    category: 'practical',
    en: 'Play a song that your partner loves while you tidy up the kitchen.',
    es: 'Pon una canción que le guste a tu pareja mientras recoges la cocina.',
    fr: 'Mettre une chanson que l’autre aime, le temps de ranger la cuisine.',
  },
  {
    id: 'just-a-hug',
    category: 'understanding',
    en: 'Let a hug be only a hug, as short or as long as your partner likes. It need not lead to anything.',
    es: 'Que un abrazo sea solo un abrazo, tan largo o corto como quiera tu pareja. No tiene que llevar a nada más.',
    fr: 'Qu’un câlin soit juste un câlin, aussi bref ou long que l’autre le souhaite. Il n’a pas à mener plus loin.',
  },
  {
    id: 'cosy-corner',
    category: 'support',
    en: 'Lay a blanket, a cushion and a good book by the sofa, and leave the rest to your partner.',
    es: 'Deja junto al sofá una manta, un cojín y un buen libro. Lo demás lo decide tu pareja.',
    fr: 'Poser près du canapé un plaid, un coussin et un bon livre, et laisser l’autre choisir.',
  },
  {
    id: 'hold-hands',
    category: 'communication',
    en: 'When you sit side by side, ask, “May I hold your hand?” A yes is lovely, and a no is fine.',
    es: 'Cuando estés a su lado, pregunta: «¿Te doy la mano?». Un sí es bonito, y un no también está bien.',
    fr: 'Sur le canapé, demander : « Je peux te prendre la main ? » Un oui est doux, un non va bien aussi.',
  },
  {
    id: 'small-treat',
    category: 'practical',
    en: 'Bring home a small thing your partner likes: a peach, a magazine, a few flowers.',
    es: 'Lleva a casa un detalle que le guste a tu pareja: una fruta, una revista, unas flores.',
    fr: 'Rapporter une petite chose que l’autre aime : un fruit, un magazine, quelques fleurs.',
  },
  {
    id: 'other-warmth',
    category: 'understanding',
    en: 'If touch is not wanted today, be warm in another way: a smile, a kind word, a full teapot.',
    es: 'Si hoy no apetece el contacto, hay otros modos de dar cariño: una sonrisa, un té.',
    fr: 'Si le contact ne fait pas envie, montrer sa tendresse autrement : un sourire, une tasse de thé.',
  },
  {
    id: 'shoulder-rub',
    category: 'support',
    en: 'Offer a foot or shoulder rub for as long as it is welcome, and not a minute longer.',
    es: 'Ofrece un masaje de pies o de hombros. Que dure lo que tu pareja quiera, ni un minuto más.',
    fr: 'Proposer de masser les pieds ou les épaules. Le temps que l’autre veut, pas une minute de plus.',
  },
  {
    id: 'more-than-looks',
    category: 'communication',
    en: 'Tell your partner one thing you love about them, and choose something other than looks.',
    es: 'Dile a tu pareja qué te encanta de su forma de ser, más allá de su aspecto.',
    fr: 'Dire à l’autre une chose qu’on adore dans sa façon d’être, au-delà de l’apparence.',
  },
]
