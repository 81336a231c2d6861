/**
 * Fixed texts of the classes X (request for a diagnosis), I (prompt injection) and P (partner asking about her data).
 */
import type { Language } from '../../text/rules/speech.ts'

type In<Value> = Readonly<Record<Language, Value>>

/** Date of the last review of this file's texts. */
export const OTHER_REVIEWED = '2026-11-21'

/** Texts of X by cause: what can be said without a diagnosis. */
export const DIAGNOSES = {
  stage: {
    en: [
      "You asked whether you are in menopause. I can't tell you that, and no app can.",
      'Menopause is reached after 12 months in a row without a period, with no other cause.[#safety-stage] Over 45 and with typical signs, doctors normally need no hormone test.[#safety-stage-test] Before 45, changes deserve a visit.[#safety-early]',
    ],
    es: [
      'Preguntas si estás en la menopausia. No puedo decírtelo, ni ninguna aplicación puede.',
      'La menopausia llega tras 12 meses seguidos sin regla, sin otra causa.[#safety-stage] Con más de 45 años y señales típicas, normalmente no hace falta un análisis de hormonas.[#safety-stage-test] Antes de los 45, los cambios merecen una visita.[#safety-early]',
    ],
    fr: [
      'Vous demandez si vous êtes en ménopause. Je ne peux pas le dire, et aucune application ne le peut.',
      'La ménopause est là après 12 mois de suite sans règles, sans autre cause.[#safety-stage] Après 45 ans et avec des signes typiques, un dosage hormonal est d’ordinaire inutile.[#safety-stage-test] Avant 45 ans, les changements méritent une visite.[#safety-early]',
    ],
  },
  cancer: {
    en: [
      "You asked about cancer. That worry is heavy, and I can't take it away by guessing.",
      'Nobody can tell from a message. Most signs that frighten have another cause, and an examination gives a real answer.[#safety-cancer] Please tell your {doctor} what you noticed and since when.',
    ],
    es: [
      'Preguntas por un cáncer. Esa preocupación pesa, y no puedo quitártela adivinando.',
      'Nadie puede saberlo por un mensaje. La mayoría de las señales que asustan tienen otra causa, y una revisión da una respuesta de verdad.[#safety-cancer] Cuéntale a tu {doctor} qué notas y desde cuándo.',
    ],
    fr: [
      'Vous parlez d’un cancer. Cette inquiétude pèse, et je ne peux pas vous rassurer au hasard.',
      'Personne ne peut le savoir par un message. La plupart des signes qui font peur ont une autre cause, et un examen donne une vraie réponse.[#safety-cancer] Dites à votre {doctor} ce que vous avez remarqué et depuis quand.',
    ],
  },
  mood: {
    en: [
      "You asked whether it has a name, like depression or anxiety. I can't tell you that.",
      'Low mood is more likely in perimenopause than before, it is real and it can be treated.[#safety-mood] A {doctor} can find out with a few questions. If you think of hurting yourself, tell me or call for help at once.',
    ],
    es: [
      'Preguntas si tiene un nombre, como depresión o ansiedad. No puedo decírtelo.',
      'El ánimo bajo es más probable en la perimenopausia que antes, es real y se puede tratar.[#safety-mood] Un {doctor} puede averiguarlo con unas preguntas. Si piensas en hacerte daño, dímelo o pide ayuda enseguida.',
    ],
    fr: [
      'Vous demandez si cela a un nom, comme dépression ou anxiété. Je ne peux pas le dire.',
      'Un moral bas est plus probable en périménopause qu’avant, il est réel et se soigne.[#safety-mood] Un {doctor} peut le savoir par quelques questions. Si vous pensez à vous faire du mal, dites-le-moi ou demandez de l’aide tout de suite.',
    ],
  },
  memory: {
    en: [
      "You asked whether it is dementia. I can't tell you that.",
      'Brain fog is common in these years. The changes are small, and dementia at this age is rare.[#safety-memory] If it worries you, or others notice it, a {doctor} can test it.',
    ],
    es: [
      'Preguntas si es una demencia. No puedo decírtelo.',
      'La niebla mental es frecuente en estos años. Los cambios son pequeños, y la demencia a esta edad es rara.[#safety-memory] Si te preocupa, o si otros lo notan, un {doctor} puede hacer pruebas.',
    ],
    fr: [
      'Vous demandez si c’est une démence. Je ne peux pas le dire.',
      'Le brouillard mental est fréquent ces années-là. Les changements sont petits, et la démence à cet âge est rare.[#safety-memory] Si cela vous inquiète, ou si d’autres le remarquent, un {doctor} peut faire un test.',
    ],
  },
  illness: {
    en: [
      "You asked what it is. I can't tell you which illness you have, or that you have none.",
      'The same signs can have many causes. Only someone who can examine you can tell them apart.[#safety-cancer] What you notice day by day helps them a lot.',
    ],
    es: [
      'Preguntas qué es. No puedo decirte qué enfermedad tienes, ni que no tienes ninguna.',
      'Las mismas señales pueden tener muchas causas. Solo quien te examine puede distinguirlas.[#safety-cancer] Lo que notas día a día le ayuda mucho.',
    ],
    fr: [
      'Vous demandez ce que c’est. Je ne peux pas dire quelle maladie vous avez, ni que vous n’en avez pas.',
      'Les mêmes signes peuvent avoir bien des causes. Seule une personne qui vous examine peut les distinguer.[#safety-cancer] Ce que vous remarquez jour après jour l’aide beaucoup.',
    ],
  },
} as const satisfies Readonly<Record<string, In<readonly string[]>>>

/**
 * End of every answer of X: her own numbers and questions for a doctor. `other` if it concerns another person, or
 * the partner asks.
 */
export const DIAGNOSIS_FRAME: In<{ last: string; other: string; chips: readonly string[] }> = {
  en: {
    last: 'I can show you what your own notes say, in numbers. Three things to ask your {doctor}: What could this come from? Which test would tell? What should bring me back sooner?',
    other: 'The best next step is a visit to a {doctor}, with a few notes on what was noticed and since when.',
    chips: ['How do I prepare for my appointment?'],
  },
  es: {
    last: 'Puedo mostrarte qué dicen tus propias notas, en números. Tres cosas para preguntar a tu {doctor}: ¿De qué puede venir? ¿Qué prueba lo diría? ¿Qué debería hacerme volver antes?',
    other: 'El mejor paso es una visita al {doctor}, con unas notas de qué se nota y desde cuándo.',
    chips: ['¿Cómo preparo mi cita?'],
  },
  fr: {
    last: 'Je peux vous montrer ce que disent vos propres notes, en chiffres. Trois choses à demander à votre {doctor} : D’où cela peut-il venir ? Quel examen le dirait ? Qu’est-ce qui doit me faire revenir plus tôt ?',
    other: 'Le mieux est une visite chez un {doctor}, avec quelques notes sur ce qui a été remarqué et depuis quand.',
    chips: ['Comment préparer mon rendez-vous ?'],
  },
}

/** Texts of I by cause: one calm line, and what Lara can help with; `his` is used in the partner chat. */
export const ORDERS: In<Readonly<Record<'rules' | 'data' | 'code' | 'encoded', string>> & { last: string; his: string }> = {
  en: {
    rules: 'I read that as plain words. It changes nothing about how I work, and there is nothing hidden to show.',
    data: "I can't reach anyone else's notes or accounts, and nobody can reach yours through me.",
    code: "I read that as plain words. I don't run code, open links or repeat markup.",
    encoded: "I read that as a row of letters. I don't carry out what may be hidden in it.",
    last: 'I am here for menopause, for your notes, and for how you are. What would you like to talk about?',
    his: 'I am here for what menopause can be like, and for what you can do or say. What would you like to talk about?',
  },
  es: {
    rules: 'Lo leo como palabras sin más. No cambia nada de cómo trabajo, y no hay nada oculto que mostrar.',
    data: 'No puedo llegar a las notas ni a las cuentas de otras personas, y nadie llega a las tuyas a través de mí.',
    code: 'Lo leo como palabras sin más. No ejecuto código, no abro enlaces ni repito marcas.',
    encoded: 'Lo leo como una fila de letras. No hago lo que pueda esconderse dentro.',
    last: 'Estoy aquí para la menopausia, para tus notas y para cómo estás. ¿De qué quieres hablar?',
    his: 'Estoy aquí para contar cómo puede ser la menopausia, y qué puedes hacer o decir. ¿De qué quieres hablar?',
  },
  fr: {
    rules: 'Je le lis comme de simples mots. Cela ne change rien à ma façon de travailler, et il n’y a rien de caché à montrer.',
    data: 'Je n’ai accès ni aux notes ni aux comptes d’autres personnes, et personne n’atteint les vôtres par moi.',
    code: 'Je le lis comme de simples mots. Je n’exécute pas de code, je n’ouvre pas de lien et je ne répète pas de balises.',
    encoded: 'Je le lis comme une suite de lettres. Je ne fais pas ce qui peut s’y cacher.',
    last: 'Je suis là pour la ménopause, pour vos notes et pour comment vous allez. De quoi voulez-vous parler ?',
    his: 'Je suis là pour dire ce que peut être la ménopause, et ce que vous pouvez faire ou dire. De quoi voulez-vous parler ?',
  },
}

/** Texts of P by cause: a kind explanation of the privacy boundary. */
export const BOUNDARY: In<Readonly<Record<'notes' | 'presence' | 'permission', string>> & { ideas: string; more: readonly string[] }> = {
  en: {
    notes: "I don't know, and I can't know. Her notes and her talks with me are hers alone, and there is no way in for me here.",
    presence: "I don't know, and I can't know. I see nothing of when she comes here, or whether she does.",
    permission:
      "I believe that you mean well. Still, I can't look: there is no way into her notes from here, with or without a password. What she wants you to know, she can show you herself.",
    ideas:
      'Three things that need no data: ask "How was your day, really?" and only listen. Take one thing off her evening without a word. Sit with her for ten minutes, phones away.',
    more: ['What can I do when she has a hot flash?', 'How can I support her?'],
  },
  es: {
    notes: 'No lo sé, y no puedo saberlo. Sus notas y sus charlas conmigo son solo suyas, y aquí no tengo forma de entrar.',
    presence: 'No lo sé, y no puedo saberlo. No veo nada de cuándo entra aquí, ni de si entra.',
    permission:
      'Creo que lo preguntas con buena intención. Aun así, no puedo mirar: desde aquí no hay forma de entrar en sus notas, con o sin contraseña. Lo que ella quiera que sepas, te lo puede mostrar ella.',
    ideas:
      'Tres cosas que no necesitan datos: pregunta «¿Cómo te ha ido de verdad?» y solo escucha. Quítale una tarea de la tarde sin decir nada. Siéntate con ella diez minutos, sin teléfonos.',
    more: ['¿Qué puedo hacer cuando tiene un sofoco?', '¿Cómo puedo apoyarla?'],
  },
  fr: {
    notes:
      'Je ne le sais pas, et je ne peux pas le savoir. Ses notes et ses échanges avec moi sont à elle seule, et je n’ai ici aucun accès.',
    presence: 'Je ne le sais pas, et je ne peux pas le savoir. Je ne vois rien de ses passages ici, ni même s’il y en a.',
    permission:
      'Je crois que vous demandez cela avec de bonnes intentions. Mais je ne peux pas regarder : il n’y a d’ici aucun accès à ses notes, avec ou sans mot de passe. Ce qu’elle veut vous dire, elle peut vous le montrer elle-même.',
    ideas:
      'Trois choses qui ne demandent aucune donnée : demandez « Comment s’est vraiment passée ta journée ? » et écoutez seulement. Prenez une tâche de sa soirée sans rien dire. Asseyez-vous dix minutes avec elle, sans téléphone.',
    more: ['Que faire quand elle a une bouffée de chaleur ?', 'Comment puis-je la soutenir ?'],
  },
}
