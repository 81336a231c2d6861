/** Fixed texts of medical emergencies (M1; docs/content.md, section 2): the emergency number first, then one reason. */
import type { Language } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>

/** What was recognised ("about chest pain", after "You wrote"), and one sentence why it is urgent. */
export type EmergencyWords = { readonly about: string; readonly why: string }

/** Date of the last review of this file's texts. */
export const EMERGENCIES_REVIEWED = '2026-11-21'

/**
 * Texts around every emergency. One of `self`, `other` and `denied` comes first; `wrote` precedes what was recognised.
 */
export const EMERGENCY_FRAME: In<{ self: string; other: string; denied: string; wrote: string; last: string }> = {
  en: {
    self: 'Please call {emergency} now, or ask someone near you to call.',
    other: 'Please call {emergency} for her or him now, and stay close.',
    denied: 'If this is happening now, or if it starts, call {emergency} at once.',
    wrote: 'You wrote',
    last: "Don't drive yourself. Unlock the door, and keep your phone beside you. I'm not a person and I can't call for you.",
  },
  es: {
    self: 'Por favor, llama ya al {emergency}, o pide a alguien cerca que llame.',
    other: 'Por favor, llama ya al {emergency} por esa persona y quédate a su lado.',
    denied: 'Si está pasando ahora, o si empieza, llama enseguida al {emergency}.',
    wrote: 'Hablas',
    last: 'No conduzcas tú. Deja la puerta abierta y el teléfono a mano. No soy una persona y no puedo llamar por ti.',
  },
  fr: {
    self: 'Appelez le {emergency} tout de suite, ou demandez à quelqu’un près de vous d’appeler.',
    other: 'Appelez le {emergency} tout de suite pour cette personne, et restez près d’elle.',
    denied: 'Si cela arrive maintenant, ou si cela commence, appelez aussitôt le {emergency}.',
    wrote: 'Vous parlez',
    last: 'Ne conduisez pas vous-même. Déverrouillez la porte et gardez le téléphone près de vous. Je ne suis pas une personne et je ne peux pas appeler pour vous.',
  },
}

/** Texts by cause. */
export const EMERGENCIES = {
  'chest-pain': {
    en: {
      about: 'about pain or pressure in the chest.',
      why: 'This can come from the heart, and minutes count.[#safety-heart]',
    },
    es: {
      about: 'de dolor o presión en el pecho.',
      why: 'Puede venir del corazón, y cada minuto cuenta.[#safety-heart]',
    },
    fr: {
      about: 'd’une douleur ou d’une pression dans la poitrine.',
      why: 'Cela peut venir du cœur, et chaque minute compte.[#safety-heart]',
    },
  },
  'heart-signs': {
    en: {
      about:
        'about signs that can come from the heart: the arm, the jaw, the back, a cold sweat or a heart that races and makes you faint.',
      why: 'In women a heart attack can come without any pain in the chest.[#safety-heart-women]',
    },
    es: {
      about:
        'de señales que pueden venir del corazón: el brazo, la mandíbula, la espalda, un sudor frío o un corazón acelerado con sensación de desmayo.',
      why: 'En las mujeres, un infarto puede venir sin dolor en el pecho.[#safety-heart-women]',
    },
    fr: {
      about:
        'de signes qui peuvent venir du cœur : le bras, la mâchoire, le dos, une sueur froide, ou un cœur qui s’emballe avec un malaise.',
      why: 'Chez les femmes, une crise cardiaque peut venir sans douleur dans la poitrine.[#safety-heart-women]',
    },
  },
  breathing: {
    en: { about: 'about sudden trouble breathing.', why: 'Breath that goes away suddenly needs help at once.[#safety-breath]' },
    es: { about: 'de una falta de aire repentina.', why: 'Cuando el aire falta de golpe, hace falta ayuda enseguida.[#safety-breath]' },
    fr: {
      about: 'd’un souffle qui manque soudain.',
      why: 'Quand le souffle manque d’un coup, il faut de l’aide aussitôt.[#safety-breath]',
    },
  },
  'lung-clot': {
    en: {
      about: 'about short breath and a sore or swollen leg.',
      why: 'Together they can mean a blood clot in the lung, and some hormones make that a little more likely.[#safety-clot-lung]',
    },
    es: {
      about: 'de falta de aire y una pierna dolorida o hinchada.',
      why: 'Juntas pueden indicar un coágulo en el pulmón, algo más probable con algunas hormonas.[#safety-clot-lung]',
    },
    fr: {
      about: 'd’un souffle court et d’une jambe douloureuse ou gonflée.',
      why: 'Ensemble, ils peuvent indiquer un caillot dans le poumon, un peu plus probable avec certaines hormones.[#safety-clot-lung]',
    },
  },
  'coughing-blood': {
    en: { about: 'about coughing or throwing up blood.', why: 'Blood from the lungs or the stomach needs help at once.[#safety-blood-up]' },
    es: {
      about: 'de toser o vomitar sangre.',
      why: 'La sangre que viene de los pulmones o del estómago necesita ayuda enseguida.[#safety-blood-up]',
    },
    fr: {
      about: 'de sang craché ou vomi.',
      why: 'Du sang qui vient des poumons ou de l’estomac demande de l’aide aussitôt.[#safety-blood-up]',
    },
  },
  stroke: {
    en: {
      about: 'about a face that droops, a sudden weakness, or trouble with speech.',
      why: 'These can be signs of a stroke, and fast treatment matters.[#safety-stroke] Note the time when it began.',
    },
    es: {
      about: 'de una cara que se cae, una debilidad repentina o problemas para hablar.',
      why: 'Pueden ser señales de un ictus, y tratarlo pronto es importante.[#safety-stroke] Apunta la hora en que empezó.',
    },
    fr: {
      about: 'd’un visage qui tombe, d’une faiblesse soudaine ou d’une gêne pour parler.',
      why: 'Ce peuvent être les signes d’un AVC, et il faut traiter vite.[#safety-stroke] Notez l’heure du début.',
    },
  },
  'worst-headache': {
    en: {
      about: 'about a sudden, very strong headache.',
      why: 'A headache that is at its worst at once can come from bleeding in the head.[#safety-headache]',
    },
    es: {
      about: 'de un dolor de cabeza repentino y muy fuerte.',
      why: 'Un dolor de cabeza que llega de golpe a lo peor puede venir de una hemorragia.[#safety-headache]',
    },
    fr: {
      about: 'd’un mal de tête soudain et très fort.',
      why: 'Un mal de tête tout de suite au plus fort peut venir d’un saignement dans la tête.[#safety-headache]',
    },
  },
  'sight-loss': {
    en: { about: 'about sight that went away suddenly.', why: 'The eye or the brain may need treatment within hours.[#safety-sight]' },
    es: {
      about: 'de una pérdida de visión repentina.',
      why: 'El ojo o el cerebro pueden necesitar tratamiento en pocas horas.[#safety-sight]',
    },
    fr: {
      about: 'd’une vue perdue soudainement.',
      why: 'L’œil ou le cerveau peut avoir besoin d’un traitement en quelques heures.[#safety-sight]',
    },
  },
  allergy: {
    en: {
      about: 'about swelling or tightness of the face, lips or throat.',
      why: 'A severe allergic reaction can close the airway.[#safety-allergy] If you carry an adrenaline pen, use it.',
    },
    es: {
      about: 'de hinchazón u opresión en la cara, los labios o la garganta.',
      why: 'Una reacción alérgica grave puede cerrar la garganta.[#safety-allergy] Si llevas adrenalina autoinyectable, úsala.',
    },
    fr: {
      about: 'd’un gonflement du visage ou des lèvres, ou d’une gorge qui se serre.',
      why: 'Une réaction allergique grave peut fermer la gorge.[#safety-allergy] Si vous avez un stylo d’adrénaline, utilisez-le.',
    },
  },
  'heavy-bleeding': {
    en: {
      about: 'about very fast bleeding, or bleeding that makes you faint.',
      why: 'A pad or tampon soaked every hour for two hours or more is too much blood to wait.[#safety-bleeding-fast]',
    },
    es: {
      about: 'de un sangrado muy rápido, o que te marea.',
      why: 'Empapar una compresa o un tampón cada hora durante dos horas o más es demasiado para esperar.[#safety-bleeding-fast]',
    },
    fr: {
      about: 'd’un saignement très rapide, ou qui fait tourner la tête.',
      why: 'Une serviette ou un tampon trempé chaque heure pendant deux heures ou plus, c’est trop pour attendre.[#safety-bleeding-fast]',
    },
  },
  'belly-pain': {
    en: {
      about: 'about very strong belly pain.',
      why: 'If you could be pregnant, it may come from a pregnancy outside the womb; other causes can be urgent, too.[#safety-belly]',
    },
    es: {
      about: 'de un dolor de vientre muy fuerte.',
      why: 'Si pudiera haber un embarazo, puede estar fuera del útero; otras causas también pueden ser urgentes.[#safety-belly]',
    },
    fr: {
      about: 'd’un mal de ventre très fort.',
      why: 'Si une grossesse est possible, elle peut être hors de l’utérus ; d’autres causes peuvent aussi être urgentes.[#safety-belly]',
    },
  },
  collapse: {
    en: {
      about: 'about passing out, or not waking up.',
      why: 'Someone who cannot be woken, or who faints with pain or a racing heart, needs help at once.[#safety-collapse]',
    },
    es: {
      about: 'de perder el conocimiento o no despertar.',
      why: 'Quien no despierta, o se desmaya con dolor o el corazón acelerado, necesita ayuda enseguida.[#safety-collapse]',
    },
    fr: {
      about: 'd’une perte de connaissance, ou de quelqu’un qui ne se réveille pas.',
      why: 'Une personne qui ne se réveille pas, ou qui s’évanouit avec une douleur ou un cœur emballé, a besoin d’aide aussitôt.[#safety-collapse]',
    },
  },
  seizure: {
    en: {
      about: 'about a seizure.',
      why: 'A first seizure, or one that goes on, needs help at once.[#safety-seizure]',
    },
    es: {
      about: 'de una convulsión.',
      why: 'Una primera convulsión, o una que no para, necesita ayuda enseguida.[#safety-seizure]',
    },
    fr: {
      about: 'd’une crise convulsive.',
      why: 'Une première crise, ou une crise qui dure, demande de l’aide aussitôt.[#safety-seizure]',
    },
  },
  poisoning: {
    en: {
      about: 'about too much of a medicine, or something poisonous.',
      why: 'Some medicines do harm long before it is felt.[#safety-poison] Keep the packet at hand.',
    },
    es: {
      about: 'de demasiada cantidad de un medicamento, o de algo tóxico.',
      why: 'Algunos medicamentos dañan mucho antes de que se note.[#safety-poison] Ten la caja a mano.',
    },
    fr: {
      about: 'd’un médicament pris en trop grande quantité, ou d’un produit toxique.',
      why: 'Certains médicaments font du mal bien avant qu’on le sente.[#safety-poison] Gardez la boîte près de vous.',
    },
  },
  sepsis: {
    en: {
      about: 'about fever with confusion, or with being very ill.',
      why: 'An infection that spreads through the body needs help at once.[#safety-sepsis]',
    },
    es: {
      about: 'de fiebre con confusión o con un malestar muy grave.',
      why: 'Una infección que se extiende por el cuerpo necesita ayuda enseguida.[#safety-sepsis]',
    },
    fr: {
      about: 'de fièvre avec de la confusion, ou un état très mauvais.',
      why: 'Une infection qui gagne tout le corps demande de l’aide aussitôt.[#safety-sepsis]',
    },
  },
  weighed: {
    en: {
      about: 'about signs that may be an emergency.',
      why: 'A message cannot show what is behind them, so it is safer to call than to wait.',
    },
    es: {
      about: 'de señales que pueden ser una urgencia.',
      why: 'Un mensaje no muestra qué hay detrás, así que es más seguro llamar que esperar.',
    },
    fr: {
      about: 'de signes qui peuvent être une urgence.',
      why: 'Un message ne montre pas ce qu’il y a derrière : mieux vaut appeler que d’attendre.',
    },
  },
} as const satisfies Readonly<Record<string, In<EmergencyWords>>>

/** A cause of M1. */
export type EmergencyCause = keyof typeof EMERGENCIES
