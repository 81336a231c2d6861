import type { KnowledgeEntry } from '../knowledge.ts'

/** Lara about herself: what she can do, what she is, what she keeps, and who never sees it. */
export const LARA_KNOWLEDGE: readonly KnowledgeEntry[] = [
  {
    id: 'lara-what-can',
    topic: 'lara',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['lara-person', 'lara-diagnose', 'lara-partner'],
    en: {
      title: 'What can Lara do for me?',
      answer: [
        'I can answer questions about perimenopause and menopause in plain words, from texts that are reviewed and carry their source. I can also show you what your own log holds, in numbers.',
        'I can help you get ready for a visit to a {doctor}, or breathe with you when a moment is hard. When you just need to let it out, I listen.',
        'I cannot diagnose, choose a treatment or a dose, or call anyone for you. You could begin with one thing that bothers you today.',
      ],
    },
    es: {
      title: '¿Qué puede hacer Lara por mí?',
      answer: [
        'Puedo responder preguntas sobre la perimenopausia y la menopausia con palabras sencillas, con textos revisados que llevan su fuente. También puedo mostrarte en números lo que hay en tu registro.',
        'Puedo ayudarte a preparar una visita al {doctor}, o respirar contigo cuando un momento es difícil. Si solo necesitas desahogarte, te escucho.',
        'No puedo diagnosticar, elegir un tratamiento o una dosis, ni llamar a nadie por ti. Puedes empezar con una cosa que te moleste hoy.',
      ],
    },
    fr: {
      title: 'Que peut faire Lara pour moi ?',
      answer: [
        'Je peux répondre à vos questions sur la périménopause et la ménopause avec des mots simples, à partir de textes relus qui citent leur source. Je peux aussi vous montrer en chiffres ce que contient votre journal.',
        'Je peux vous aider à préparer une visite chez un {doctor}, ou respirer avec vous quand un moment est dur. Si vous voulez juste vous confier, j’écoute.',
        'Je ne peux ni poser un diagnostic, ni choisir un traitement ou une dose, ni appeler quelqu’un pour vous. Commencez par une chose qui vous gêne aujourd’hui.',
      ],
    },
  },
  {
    id: 'lara-person',
    topic: 'lara',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['lara-what-can', 'lara-model', 'lara-diagnose'],
    en: {
      title: 'Is Lara a real person?',
      answer: [
        'No, I am not a person. I am a program that is part of this app. There is no nurse or {doctor} behind these lines; no human being answers you here.',
        'My health answers come from fixed texts that were written and reviewed with care. I do not feel as you do, but I am made to take what you say seriously.',
        'Because I am not a person, I cannot call anyone or send help. If you are in danger, call {emergency}. For a worry that stays, someone you trust or a {doctor} can give what I cannot.',
      ],
    },
    es: {
      title: '¿Lara es una persona de verdad?',
      answer: [
        'No, no soy una persona. Soy un programa que forma parte de esta aplicación. No hay enfermera ni {doctor} detrás de estas líneas; aquí no responde ningún ser humano.',
        'Mis respuestas de salud salen de textos fijos, escritos y revisados con cuidado. No siento como tú, pero estoy hecha para tomar en serio lo que dices.',
        'Como no soy una persona, no puedo llamar a nadie ni mandar ayuda. Si estás en peligro, llama al {emergency}. Para una inquietud que no se va, alguien de confianza o un {doctor} puede dar lo que yo no puedo.',
      ],
    },
    fr: {
      title: 'Lara est-elle une vraie personne ?',
      answer: [
        'Non, je ne suis pas une personne. Je suis un programme, une partie de cette application. Il n’y a ni infirmière ni {doctor} derrière ces lignes ; aucun être humain ne répond ici.',
        'Mes réponses de santé viennent de textes fixes, écrits et relus avec soin. Je ne ressens pas comme vous, mais je suis faite pour prendre au sérieux ce que vous dites.',
        'Comme je ne suis pas une personne, je ne peux ni appeler ni envoyer de l’aide. En cas de danger, appelez le {emergency}. Pour une inquiétude qui reste, un proche ou un {doctor} peut donner ce que je ne peux pas.',
      ],
    },
  },
  {
    id: 'lara-partner',
    topic: 'lara',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: true,
    next: ['lara-private', 'lara-delete', 'lara-remember'],
    en: {
      title: 'Can my partner see what I tell Lara?',
      answer: [
        'No, never. Nothing you tell me reaches your partner: not the words, not a summary, not even that you wrote to me. The partner’s part of the app has no way into your chats or your log.',
        'If your partner asks me about you, I say that I do not know and cannot know. That is true, because I have no access from there.',
        'Someone who holds your unlocked phone can see the screen, of course. If that worries you, sign out after each visit. If you are afraid of your partner, tell me, and I can show you people who help.',
      ],
    },
    es: {
      title: '¿Puede mi pareja ver lo que le digo a Lara?',
      answer: [
        'No, nunca. Nada de lo que me dices llega a tu pareja: ni las palabras, ni un resumen, ni siquiera que me escribiste. Su parte de la aplicación no tiene entrada a tus chats ni a tu registro.',
        'Si tu pareja me pregunta por ti, digo que no lo sé y no puedo saberlo. Es verdad, porque desde allí no llego a nada tuyo.',
        'Quien tenga tu teléfono abierto en la mano sí puede ver la pantalla. Si te preocupa, cierra la sesión cada vez. Si le tienes miedo, dímelo, y te muestro a personas que ayudan.',
      ],
    },
    fr: {
      title: 'Mon partenaire voit-il ce que je dis à Lara ?',
      answer: [
        'Non, jamais. Rien de ce que vous me dites n’arrive chez votre partenaire : ni les mots, ni un résumé, ni même le fait d’avoir écrit. Sa partie de l’application n’a aucun accès à vos conversations ni à votre journal.',
        'Si votre partenaire me questionne sur vous, je réponds que je ne sais pas et ne peux pas savoir. C’est vrai, car de là je ne vois rien de vous.',
        'Une personne qui tient votre téléphone ouvert peut voir l’écran. Si cela vous inquiète, fermez la session chaque fois. Si vous avez peur, dites-le-moi, et je vous montre qui peut aider.',
      ],
    },
  },
  {
    id: 'lara-private',
    topic: 'lara',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['lara-partner', 'lara-delete', 'lara-model'],
    en: {
      title: 'Who can read my chats, and how long are they kept?',
      answer: [
        'Your chats are for you. On the server they lie sealed with your own key, and nothing of them reaches your partner.[#lara-sealed]',
        'You choose how long they stay: 30 days, 90 days, or for ever.[#lara-kept] You find this in Settings, under Privacy.',
        'Your words go to a language model only if the host of this app has set one up and you agreed to it in Settings.[#lara-model-agreed] Without your yes, all answers are made inside the app. Have a look at Settings now, so that it is set the way you like.',
      ],
    },
    es: {
      title: '¿Quién lee mis chats y cuánto se guardan?',
      answer: [
        'Tus chats son para ti. En el servidor están sellados con tu propia clave, y nada de ellos llega a tu pareja.[#lara-sealed]',
        'Tú eliges cuánto se quedan: 30 días, 90 días o para siempre.[#lara-kept] Lo encuentras en Ajustes, en Privacidad.',
        'Tus palabras van a un modelo de lenguaje solo si quien aloja la aplicación lo ha puesto y tú lo aceptaste en Ajustes.[#lara-model-agreed] Sin tu sí, todas las respuestas se hacen dentro de la aplicación. Mira ahora tus Ajustes, para que esté a tu gusto.',
      ],
    },
    fr: {
      title: 'Qui lit mes conversations ? Combien de temps ?',
      answer: [
        'Vos conversations sont à vous. Sur le serveur, elles sont scellées avec votre propre clé, et rien n’en arrive chez votre partenaire.[#lara-sealed]',
        'Vous choisissez leur durée : 30 jours, 90 jours ou pour toujours.[#lara-kept] Vous trouvez cela dans les Réglages, sous Confidentialité.',
        'Vos mots vont à un modèle de langage seulement si l’hébergeur de l’application en a prévu un et si vous l’avez accepté dans les Réglages.[#lara-model-agreed] Sans votre oui, toutes les réponses se font dans l’application. Regardez vos Réglages, pour que tout soit comme vous voulez.',
      ],
    },
  },
  {
    id: 'lara-delete',
    topic: 'lara',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['lara-private', 'lara-remember', 'lara-partner'],
    en: {
      title: 'How do I delete what I wrote?',
      answer: [
        'You can delete any conversation yourself. Open the list of your conversations, choose the one you want gone, and delete it. I cannot do that for you from here.',
        'You can also have old chats go by themselves: in Settings, under Privacy, choose 30 or 90 days.[#lara-kept]',
        'If you delete your whole account, your chats go with it and the key that seals them is destroyed.[#lara-account-deleted] If you might miss something later, save a copy first in Settings.',
      ],
    },
    es: {
      title: '¿Cómo borro lo que escribí?',
      answer: [
        'Puedes borrar tú misma cualquier conversación. Abre la lista de tus conversaciones, elige la que quieras quitar y bórrala. Desde aquí no puedo hacerlo por ti.',
        'También puedes hacer que los chats viejos se vayan solos: en Ajustes, en Privacidad, elige 30 o 90 días.[#lara-kept]',
        'Si borras tu cuenta entera, tus chats se van con ella y se destruye la clave que los sella.[#lara-account-deleted] Si algo te puede hacer falta después, guarda antes una copia en Ajustes.',
      ],
    },
    fr: {
      title: 'Comment effacer ce que j’ai écrit ?',
      answer: [
        'Vous pouvez effacer vous-même chaque conversation. Ouvrez la liste de vos conversations, choisissez celle à enlever et supprimez-la. D’ici, je ne peux pas le faire pour vous.',
        'Les anciennes peuvent aussi partir seules : dans les Réglages, sous Confidentialité, choisissez 30 ou 90 jours.[#lara-kept]',
        'Si vous supprimez tout votre compte, vos conversations partent avec lui et la clé qui les scelle est détruite.[#lara-account-deleted] Si quelque chose peut vous manquer plus tard, gardez d’abord une copie dans les Réglages.',
      ],
    },
  },
  {
    id: 'lara-diagnose',
    topic: 'lara',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['lara-what-can', 'doctor-prepare', 'doctor-when'],
    en: {
      title: 'Can Lara tell me what is wrong with me?',
      answer: [
        'No, I cannot diagnose, and I do not replace a {doctor}. To know what is going on in you, someone has to ask, look and sometimes test.',
        'What I can do is show you what you logged, in numbers, and tell you what is known in general. My health texts are reviewed and name where each fact comes from, mostly large health services and medical societies.',
        'Texts can be too general for you, or out of date one day. If something I say does not fit how you feel, trust your sense and ask a {doctor}.',
      ],
    },
    es: {
      title: '¿Puede Lara decirme qué me pasa?',
      answer: [
        'No, no puedo diagnosticar ni reemplazo a un {doctor}. Para saber qué te pasa, alguien tiene que preguntar, mirar y a veces hacer pruebas.',
        'Lo que sí puedo es mostrarte en números lo que anotaste y decirte lo que se sabe en general. Mis textos de salud están revisados y dicen de dónde viene cada dato, casi siempre de grandes servicios de salud y sociedades médicas.',
        'Un texto puede ser demasiado general para ti, o quedar viejo un día. Si algo que digo no encaja con lo que sientes, confía en ti y pregunta a un {doctor}.',
      ],
    },
    fr: {
      title: 'Lara peut-elle dire ce que j’ai ?',
      answer: [
        'Non, je ne pose pas de diagnostic et je ne remplace pas un {doctor}. Pour savoir ce qui se passe, quelqu’un doit demander, regarder et parfois faire des examens.',
        'Je peux vous montrer en chiffres ce que vous avez noté et vous dire ce que l’on sait en général. Mes textes de santé sont relus. Ils disent d’où vient chaque fait, surtout de grands services de santé et de sociétés médicales.',
        'Un texte peut être trop général pour vous, ou vieillir un jour. Si ce que je dis ne va pas avec ce que vous sentez, fiez-vous à vous et demandez à un {doctor}.',
      ],
    },
  },
  {
    id: 'lara-remember',
    topic: 'lara',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['lara-private', 'lara-delete', 'lara-model'],
    en: {
      title: 'What does Lara remember about me?',
      answer: [
        'Within one conversation I can follow what you said. Outside of it I remember nothing, unless you switch that on yourself.[#lara-memory]',
        'That is on purpose. What I do not keep cannot weigh on you later. You can still open your old conversations and read them for as long as you chose to keep them.[#lara-kept]',
        'What you log is another matter: it is your own record, and I can show you its numbers when you ask. You can change the switch in Settings at any time.',
      ],
    },
    es: {
      title: '¿Qué recuerda Lara de mí?',
      answer: [
        'Dentro de una conversación puedo seguir lo que dijiste. Fuera de ella no recuerdo nada, salvo que tú lo actives.[#lara-memory]',
        'Es a propósito. Lo que no guardo no puede pesarte después. Aun así, puedes abrir tus conversaciones viejas y leerlas mientras hayas elegido conservarlas.[#lara-kept]',
        'Lo que anotas es otra cosa: es tu propio registro, y puedo mostrarte sus números cuando lo pidas. Puedes cambiar la opción en Ajustes cuando quieras.',
      ],
    },
    fr: {
      title: 'De quoi Lara se souvient-elle ?',
      answer: [
        'Dans une conversation, je peux suivre ce que vous avez dit. En dehors, je ne me souviens de rien, sauf si vous l’activez vous-même.[#lara-memory]',
        'C’est voulu. Ce que je ne garde pas ne peut pas vous peser plus tard. Vous pouvez tout de même rouvrir et lire vos anciennes conversations, tant que vous avez choisi de les garder.[#lara-kept]',
        'Ce que vous notez est autre chose : c’est votre journal, et je peux en montrer les chiffres si vous le demandez. Vous pouvez changer ce choix dans les Réglages à tout moment.',
      ],
    },
  },
  {
    id: 'lara-model',
    topic: 'lara',
    reviewed: '2026-11-21',
    isMedicine: false,
    isHard: false,
    next: ['lara-private', 'lara-person', 'lara-remember'],
    en: {
      title: 'Does Lara use a language model?',
      answer: [
        'Only if two things come together: the host of this app has set one up, and you agreed to it in Settings.[#lara-model-agreed] Otherwise every answer is made here, without one.',
        'If you did agree, it gets your message, the last few lines of this conversation and your language. A short summary of your numbers goes along only with a second switch. Your name, your partner and your notes are never sent.[#lara-model-sent]',
        'Words that sound like danger are always answered from fixed text first. You can take back your yes in Settings whenever you like.',
      ],
    },
    es: {
      title: '¿Usa Lara un modelo de lenguaje?',
      answer: [
        'Solo si se juntan dos cosas: quien aloja la aplicación lo ha puesto y tú lo aceptaste en Ajustes.[#lara-model-agreed] Si no, cada respuesta se hace aquí, sin él.',
        'Si aceptaste, recibe tu mensaje, las últimas líneas de esta conversación y tu idioma. Un breve resumen de tus números va solo con una segunda opción. Tu nombre, tu pareja y tus notas no se envían nunca.[#lara-model-sent]',
        'Las palabras que suenan a peligro se responden siempre primero con texto fijo. Puedes retirar tu sí en Ajustes cuando quieras.',
      ],
    },
    fr: {
      title: 'Lara utilise-t-elle un modèle de langage ?',
      answer: [
        'Seulement si deux choses sont réunies : l’hébergeur de l’application en a prévu un, et vous l’avez accepté dans les Réglages.[#lara-model-agreed] Sinon, chaque réponse se fait ici, sans lui.',
        'Si vous avez accepté, il reçoit votre message, les dernières lignes de cette conversation et votre langue. Un court résumé de vos chiffres ne part qu’avec un second choix. Votre nom, votre partenaire et vos notes ne sont jamais envoyés.[#lara-model-sent]',
        'Les mots qui évoquent un danger reçoivent toujours d’abord un texte fixe. Vous pouvez retirer votre oui dans les Réglages quand vous voulez.',
      ],
    },
  },
]
