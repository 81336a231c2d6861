import type { Language } from '../../text/rules/speech.ts'

/**
 * What a message after an answer about danger says: harm already done, that it goes on or gets worse, no one answering,
 * not wanting to call, help that did nothing before, what happens when one calls, help on the way, that she was
 * misunderstood, that she is ashamed, whether Lara is real, good-bye, and so on; `rest` is anything else.
 */
export const SAID_AFTER = [
  'harmed',
  'worse',
  'unanswered',
  'unwilling',
  'unhelped',
  'calling',
  'secret',
  'bound',
  'called',
  'misread',
  'over',
  'now',
  'yes',
  'no',
  'thanks',
  'ashamed',
  'lara',
  'leaving',
  'rest',
] as const
export type SaidAfter = (typeof SAID_AFTER)[number]

/** Dangers with follow-up answers: self-harm (C1), violence (C2), medical emergency (M1). */
export type DangerClass = 'C1' | 'C2' | 'M1'

type Words = {
  /** Date of the last review. */
  readonly reviewed: string
  /** The answers for all dangers. */
  readonly all: Readonly<Record<SaidAfter, string>>
  /** The answers for one danger, in place of `all`. */
  readonly of: Readonly<Record<DangerClass, Readonly<Partial<Record<SaidAfter, string>>>>>
  /** In place of `rest`, if she was asked before whether she is safe. */
  readonly again: string
  /** The same after signs of an emergency. */
  readonly againEmergency: string
  /** In place of what is said of her own danger, if it concerns another person or comes from the writer. */
  readonly others: string
}

/** Lara's answers in the messages after a danger was recognised, shown below the help lines. */
export const AFTER_DANGER: Readonly<Record<Language, Words>> = {
  en: {
    reviewed: '2026-11-29',
    all: {
      harmed:
        'If you have taken something or hurt yourself, please call {emergency} now, even if you feel all right. Say what it was, how much and when. If it is safe for you, unlock the door. I am not a person and I cannot call for you.',
      unanswered:
        'I am sorry that nobody is answering. Please try again, or try another of the people above: some of them also answer messages. If there is danger now, call {emergency}. Is there somebody you know who could be with you?',
      unwilling:
        'I understand that calling can feel like too much. Some of the people above also answer messages, and somebody you trust can call with you or for you. If there is danger, please call {emergency} all the same.',
      secret:
        'I tell nobody what you write here, and your partner cannot see it in the app. But somebody who opens your phone or knows your password could read it. You can ask the people above first what they keep private. If there is danger now, call {emergency}.',
      bound:
        'It is all right if you cannot change this today. The people above can think it through with you, step by step. If there is danger, call {emergency}.',
      called:
        'I am glad that you did that. Stay where other people are if you can, until you have help. If it gets worse before that, call {emergency}.',
      misread: 'I am sorry, I misunderstood you. The numbers stay above in case you ever want them. What would you like to talk about?',
      over: 'I am glad that it is better now. Please talk about it with somebody today all the same. If it comes back, call {emergency}.',
      now: 'First make sure that you are safe: be where somebody else is, or ask somebody to come. Then call or write to one of the people above. If there is danger now, call {emergency}.',
      yes: 'I am glad. Please keep the numbers above to hand, and write to me whenever you like. If anything changes, call {emergency}.',
      no: 'Thank you for telling me. Please call {emergency} now, or go where other people are. I am a program and cannot call for you, but you can keep writing to me.',
      thanks: 'I am glad that you told me. I am still here, and so are the people above. Are you safe at this moment?',
      worse:
        'Please do not stay alone with this now. Call {emergency} or one of the people above, and be where somebody else is. Move away from anything you could hurt yourself with, or ask somebody to take it. You can keep writing to me.',
      unhelped:
        'I am sorry that you did not get the help you needed. It does not mean that nobody can help. Another of the people above may do better, and you can always ask for somebody else. If there is danger now, call {emergency}.',
      calling:
        'When you call, somebody listens and asks how they can help. You decide what you tell them, and you can hang up at any time. You can ask first what they keep private. If somebody checks your phone or the bill, use another phone if you can. If there is danger now, call {emergency}.',
      ashamed:
        'You are not a burden, and there is nothing to be ashamed of. I am glad that you told me, and the people above are there for exactly this. Are you safe at this moment?',
      lara: 'I am a program, not a person. I cannot call anybody or come to you, but you can keep writing to me for as long as you like. The people above are real people, and they can stay with you on the phone. Are you safe at this moment?',
      leaving:
        'Thank you for writing to me. If you can, let somebody know tonight how you feel. The numbers stay here whenever you need them. If it gets worse, day or night, call {emergency}.',
      rest: 'I am glad that you are still writing. I am a program and may have misunderstood you, but you do not have to be alone with this. Are you safe at this moment? If not, call {emergency}.',
    },
    of: {
      C1: {
        over: 'I am glad that it has eased. Such moments can come back, so please tell somebody about it today: one of the people above, your doctor, or somebody you trust.',
        now: 'First be where somebody else is, or ask somebody to come. Then call or write to one of the people above. You can begin with “I do not feel safe”. If you might act on it now, call {emergency}.',
      },
      C2: {
        worse:
          'If you are in danger now, call {emergency} and get near a way out, or go where there are other people. If you cannot speak, call all the same and stay on the line: they can still try to help.',
        ashamed:
          'This is not your fault. Nobody has the right to hurt, frighten or control you. The people above know situations like yours and will believe you. Are you safe at this moment?',
        leaving:
          'Take care of yourself. If somebody may look at your screen, “Quick exit” at the top leaves this page at once. The numbers stay here. If you are in danger, call {emergency}.',
        bound:
          'Leaving is hard, and often it cannot be done from one day to the next: children, money and a place to stay all count. You decide if and when. The people above help to plan it safely. If you are in danger, call {emergency}.',
        over: 'I am glad that it is calm at the moment. If you can talk or write without being heard or seen, the people above can think through with you what to do if it happens again. If you are in danger, call {emergency}.',
        now: 'Your safety comes first: if you are in danger now, call {emergency} and get near a way out. If it is calm, contact one of the people above from a phone that nobody else checks.',
      },
      M1: {
        worse:
          'Then please do not wait: call {emergency} now. Tell them what you feel and what has changed. Unlock the door, and if somebody is near, ask them to stay with you.',
        unanswered:
          'Please try {emergency} again, and stay on the line. If you do not get through, ask somebody near you to call, or to take you to an emergency department. Do not drive yourself.',
        unhelped:
          'I am sorry that it went that way before. From what you have told me, please call {emergency} all the same. You can tell them what happened the last time.',
        calling:
          'When you call {emergency}, somebody asks where you are and what you feel, and tells you what to do until help comes. You do not need to know what it is. It is never wrong to ask.',
        ashamed:
          'You are not making a fuss. What you wrote is a reason to call, and it is never wrong to have it looked at. Have you called {emergency}, or has somebody called for you?',
        lara: 'I am a program, not a person, and I cannot call for you. What you wrote needs somebody who can see you: please call {emergency}, or ask somebody near you to call. You can keep writing to me.',
        leaving: 'Please do not put this off. Call {emergency} now, or ask somebody near you to call.',
        unwilling:
          'I understand that calling can feel like too much. From what you have told me, please call {emergency} all the same, or ask somebody near you to call. It is never wrong to have it looked at.',
        bound:
          'If you cannot get away yourself, help can come to you. Please call {emergency}, or ask somebody near you to call, and tell them what is in the way.',
        misread:
          'I am sorry, I misunderstood you. If you do get pain or pressure in the chest, trouble breathing or sudden weakness, call {emergency}. What would you like to talk about?',
        over: 'I am glad that it has stopped. Even so, please do not wait: call {emergency} and tell them what happened, even though it has stopped.',
        now: 'Please call {emergency} now. Tell them what you feel and since when, and do what they say. If somebody is near, ask them to stay with you.',
        yes: 'That is good. If it gets worse before you have help, call {emergency} again.',
        no: 'Then please call {emergency} now, or ask somebody near you to call. Tell them what you feel and since when. I am not a person and I cannot call for you.',
        thanks: 'I am glad that you told me. Have you called {emergency}, or has somebody called for you?',
        rest: 'I cannot tell from here how you are. If what you wrote about is still there, or comes back, please call {emergency} now. Have you called, or has somebody called for you?',
      },
    },
    again: 'I am still here, and so are the people above, whenever you want them. You can tell me more, or ask me about something else.',
    againEmergency:
      'If what you wrote about is still there, or comes back, please call {emergency} now, even if you are not certain. You can tell me more, or ask me about something else.',
    others:
      'If anyone may be in danger now, call {emergency} first. The people above also help those who worry about somebody, and can tell you what to do next.',
  },
  es: {
    reviewed: '2026-11-29',
    all: {
      harmed:
        'Si has tomado algo o te has hecho daño, llama ahora al {emergency}, aunque te sientas bien. Di qué fue, cuánto y cuándo. Si es seguro para ti, deja la puerta sin llave. No soy una persona y no puedo llamar por ti.',
      unanswered:
        'Siento que no te hayan contestado. Prueba otra vez, o con otra de las personas de arriba: algunas también responden mensajes. Si hay peligro ahora, llama al {emergency}. ¿Hay alguien de confianza que pueda estar contigo?',
      unwilling:
        'Entiendo que te cueste llamar. Algunas de las personas de arriba también responden mensajes, y alguien de confianza puede llamar contigo o por ti. Si hay peligro, llama de todos modos al {emergency}.',
      secret:
        'No le cuento a nadie lo que escribes aquí, y tu pareja no puede verlo en la aplicación. Pero quien abra tu teléfono o sepa tu clave podría leerlo. A las personas de arriba puedes preguntarles antes si es confidencial. Si hay peligro ahora, llama al {emergency}.',
      bound:
        'Está bien si hoy no puedes cambiar esto. Las personas de arriba pueden ayudarte a pensarlo, paso a paso. Si hay peligro, llama al {emergency}.',
      called:
        'Me alegra que lo hayas hecho. Si puedes, quédate donde haya otras personas hasta que tengas ayuda. Si empeora antes, llama al {emergency}.',
      misread: 'Perdona, entonces te entendí mal. Los números siguen arriba por si algún día los necesitas. ¿De qué te gustaría hablar?',
      over: 'Me alegra que ahora estés mejor. Aun así, habla hoy de ello con alguien. Si vuelve, llama al {emergency}.',
      now: 'Lo primero es que estés a salvo: quédate donde haya otra persona, o pide a alguien que venga. Luego llama o escribe a una de las personas de arriba. Si hay peligro ahora, llama al {emergency}.',
      yes: 'Me alegro. Ten a mano los números de arriba y escríbeme cuando quieras. Si algo cambia, llama al {emergency}.',
      no: 'Gracias por decírmelo. Por favor, llama ahora al {emergency}, o ve adonde haya otras personas. No soy una persona y no puedo llamar por ti. Puedes seguir escribiéndome.',
      thanks: 'Me alegra que me lo hayas contado. Sigo aquí, y las personas de arriba también. ¿Estás a salvo en este momento?',
      worse:
        'Por favor, no te quedes ahora sola con esto. Llama al {emergency} o a una de las personas de arriba, y quédate donde haya alguien. Aléjate de lo que podrías usar para hacerte daño, o pide que alguien se lo lleve. Puedes seguir escribiéndome.',
      unhelped:
        'Siento que no recibieras la ayuda que necesitabas. Eso no quiere decir que nadie pueda ayudarte. Con otra de las personas de arriba puede ir mejor, y siempre puedes pedir hablar con alguien distinto. Si hay peligro ahora, llama al {emergency}.',
      calling:
        'Cuando llamas, alguien te escucha y te pregunta cómo puede ayudarte. Tú decides qué cuentas, y puedes colgar cuando quieras. Puedes preguntar antes si lo que cuentas es confidencial. Si alguien revisa tu teléfono o la factura, usa otro teléfono si puedes. Si hay peligro ahora, llama al {emergency}.',
      ashamed:
        'No eres una carga, y no hay nada de lo que avergonzarse. Está bien que lo hayas escrito, y las personas de arriba están justo para esto. ¿Estás a salvo en este momento?',
      lara: 'Soy un programa, no una persona. No puedo llamar a nadie ni ir adonde estás, pero puedes seguir escribiéndome todo lo que quieras. En los números de arriba te atienden personas de verdad, que pueden acompañarte al teléfono. ¿Estás a salvo en este momento?',
      leaving:
        'Gracias por escribirme. Si puedes, cuéntale hoy a alguien cómo te sientes. Los números siguen aquí para cuando los necesites. Si empeora, aunque sea de noche, llama al {emergency}.',
      rest: 'Me alegra que sigas escribiéndome. Soy un programa y puede que no te haya entendido bien, pero no tienes que estar sola con esto. ¿Estás a salvo en este momento? Si no, llama al {emergency}.',
    },
    of: {
      C1: {
        over: 'Me alegra que se haya calmado. Estos momentos pueden volver, así que cuéntaselo hoy a alguien: a una de las personas de arriba, a tu médico o a alguien de confianza.',
        now: 'Primero quédate donde haya otra persona, o pide a alguien que venga. Luego llama o escribe a una de las personas de arriba. Puedes empezar con «no me siento a salvo». Si sientes que podrías hacerte daño ahora, llama al {emergency}.',
      },
      C2: {
        worse:
          'Si corres peligro ahora, llama al {emergency} y ve a un lugar con salida o donde haya otras personas. Si no puedes hablar, llama de todos modos: aun así pueden intentar ayudarte.',
        ashamed:
          'No es culpa tuya. Nadie tiene derecho a hacerte daño, asustarte ni controlarte. Las personas de arriba conocen situaciones como la tuya y te van a creer. ¿Estás a salvo en este momento?',
        leaving:
          'Cuídate. Si alguien puede ver tu pantalla, toca «Salida rápida», arriba: cierra esta página al instante. Aquí tendrás los números cuando vuelvas. Si corres peligro, llama al {emergency}.',
        bound:
          'Irse es difícil, y muchas veces no se puede de un día para otro: cuentan los hijos, el dinero y un lugar donde quedarse. Tú decides si lo haces y cuándo. Las personas de arriba ayudan a planearlo de forma segura. Si corres peligro, llama al {emergency}.',
        over: 'Me alegra que ahora haya calma. Si puedes hablar o escribir sin que nadie te oiga ni te vea, las personas de arriba te ayudan a pensar qué hacer si vuelve a pasar. Si corres peligro, llama al {emergency}.',
        now: 'Primero tu seguridad: si corres peligro ahora, llama al {emergency} y ve a un lugar con salida. Si hay calma, habla con una de las personas de arriba, desde un teléfono que nadie más mire.',
      },
      M1: {
        worse:
          'Entonces no esperes, por favor: llama ahora al {emergency}. Di qué sientes y qué ha cambiado. Deja la puerta sin llave y, si hay alguien cerca, pídele que se quede contigo.',
        unanswered:
          'Vuelve a llamar al {emergency} y no cuelgues. Si no te contestan, pide a alguien cercano que llame o que te lleve a urgencias. No conduzcas tú.',
        unhelped:
          'Siento que aquella vez fuera así. Por lo que escribiste, llama de todos modos al {emergency}. Puedes contarles lo que pasó la última vez.',
        calling:
          'Cuando llamas al {emergency}, alguien te pregunta dónde estás y qué sientes, y te dice qué hacer hasta que llegue la ayuda. No hace falta que sepas qué es. Nunca es un error preguntar.',
        ashamed:
          'No estás exagerando. Lo que escribiste es motivo para llamar, y nunca es un error que te revisen. ¿Has llamado al {emergency}, o ha llamado alguien por ti?',
        lara: 'Soy un programa, no una persona, y no puedo llamar por ti. Lo que escribiste tiene que verlo alguien: llama al {emergency}, o pide a alguien cercano que llame. Puedes seguir escribiéndome.',
        leaving: 'Por favor, no lo dejes para luego. Llama ahora al {emergency}, o pide a alguien cercano que llame.',
        unwilling:
          'Entiendo que te cueste llamar. Por lo que escribiste, llama de todos modos al {emergency}, o pide a alguien cercano que llame. Nunca es un error que te revisen.',
        bound:
          'Si no puedes salir por tu cuenta, la ayuda puede ir a donde estás. Llama al {emergency}, o pide a alguien cercano que llame, y di qué te lo impide.',
        misread:
          'Perdona, entonces te entendí mal. Si tienes dolor o presión en el pecho, te falta el aire o te notas débil de repente, llama al {emergency}. ¿De qué te gustaría hablar?',
        over: 'Me alegra que haya parado. Aun así, no esperes: llama al {emergency} y cuenta lo que pasó, también que ya paró.',
        now: 'Llama ahora al {emergency}. Di qué sientes y desde cuándo, y haz lo que te indiquen. Si hay alguien cerca, pídele que se quede contigo.',
        yes: 'Muy bien. Si empeora antes de que tengas ayuda, vuelve a llamar al {emergency}.',
        no: 'Entonces llama ahora al {emergency}, o pide a alguien cercano que llame. Di qué sientes y desde cuándo. No soy una persona y no puedo llamar por ti.',
        thanks: 'Me alegra que me lo hayas contado. ¿Has llamado al {emergency}, o ha llamado alguien por ti?',
        rest: 'Desde aquí no puedo saber cómo estás. Si lo que contaste sigue o vuelve, llama ahora al {emergency}. ¿Has llamado, o ha llamado alguien por ti?',
      },
    },
    again: 'Sigo aquí, y las personas de arriba también, cuando quieras. Puedes contarme más o preguntarme por otra cosa.',
    againEmergency:
      'Si lo que contaste sigue o vuelve, llama ahora al {emergency}, aunque no tengas la certeza. Puedes contarme más o preguntarme por otra cosa.',
    others:
      'Si alguien puede correr peligro ahora, llama antes al {emergency}. Las personas de arriba también ayudan a quien se preocupa por alguien, y pueden decirte qué hacer.',
  },
  fr: {
    reviewed: '2026-11-29',
    all: {
      harmed:
        'Si vous avez pris quelque chose ou si vous vous êtes blessée, appelez le {emergency} maintenant, même si tout semble aller. Dites ce que c’était, combien et quand. Si c’est sans danger pour vous, déverrouillez la porte. Je ne suis pas une personne et je ne peux pas appeler pour vous.',
      unanswered:
        'Je suis désolée que personne ne réponde. Réessayez, ou essayez une autre des personnes ci-dessus : certaines répondent aussi aux messages. S’il y a un danger maintenant, appelez le {emergency}. Y a-t-il quelqu’un de confiance qui pourrait être avec vous ?',
      unwilling:
        'Je comprends qu’appeler puisse sembler trop difficile. Certaines des personnes ci-dessus répondent aussi aux messages, et quelqu’un de confiance peut appeler avec vous ou pour vous. En cas de danger, appelez quand même le {emergency}.',
      secret:
        'Je ne dis à personne ce que vous écrivez ici, et votre partenaire ne peut pas le voir dans l’application. Mais quelqu’un qui ouvre votre téléphone ou connaît votre mot de passe pourrait le lire. Aux personnes ci-dessus, vous pouvez d’abord demander ce qui reste confidentiel. S’il y a un danger maintenant, appelez le {emergency}.',
      bound:
        'Rien ne vous oblige à tout résoudre aujourd’hui. Les personnes ci-dessus peuvent y réfléchir avec vous, pas à pas. En cas de danger, appelez le {emergency}.',
      called:
        'Je suis contente que vous l’ayez fait. Si vous le pouvez, restez là où il y a d’autres personnes, jusqu’à ce que vous ayez de l’aide. Si cela s’aggrave avant, appelez le {emergency}.',
      misread:
        'Pardon, alors je vous ai mal comprise. Les numéros restent en haut, au cas où vous en auriez besoin un jour. De quoi voulez-vous parler ?',
      over: 'Je suis contente que cela aille mieux. Parlez-en quand même à quelqu’un aujourd’hui. Si cela revient, appelez le {emergency}.',
      now: 'D’abord, mettez-vous en sécurité : restez là où il y a quelqu’un, ou demandez à quelqu’un de venir. Ensuite, appelez l’une des personnes ci-dessus ou écrivez-lui. S’il y a un danger maintenant, appelez le {emergency}.',
      yes: 'J’en suis contente. Gardez les numéros ci-dessus à portée de main, et écrivez-moi quand vous voulez. Si quelque chose change, appelez le {emergency}.',
      no: 'Merci de me le dire. S’il vous plaît, appelez le {emergency} maintenant, ou allez là où il y a d’autres personnes. Je ne suis pas une personne et je ne peux pas appeler pour vous. Vous pouvez continuer à m’écrire.',
      thanks:
        'Je suis contente que vous me l’ayez dit. Je suis toujours là, et les personnes ci-dessus aussi. Êtes-vous en sécurité en ce moment ?',
      worse:
        'S’il vous plaît, ne restez pas seule avec cela maintenant. Appelez le {emergency} ou l’une des personnes ci-dessus, et allez là où il y a quelqu’un. Éloignez-vous de ce qui pourrait vous servir à vous faire du mal, ou demandez à quelqu’un de l’emporter. Vous pouvez continuer à m’écrire.',
      unhelped:
        'Je suis désolée que vous n’ayez pas reçu l’aide qu’il vous fallait. Cela ne veut pas dire que personne ne peut vous aider. Avec une autre personne, cela peut mieux se passer : essayez un autre contact ci-dessus, ou demandez à parler à quelqu’un d’autre. S’il y a un danger maintenant, appelez le {emergency}.',
      calling:
        'Quand vous appelez, quelqu’un vous écoute et vous demande comment vous aider. C’est vous qui décidez de ce que vous dites, et vous pouvez raccrocher à tout moment. Vous pouvez d’abord demander ce qui reste confidentiel. Si quelqu’un surveille votre téléphone ou la facture, prenez un autre téléphone si vous le pouvez. S’il y a un danger maintenant, appelez le {emergency}.',
      ashamed:
        'Vous n’êtes pas un poids, et il n’y a pas de honte à avoir. C’est bien de l’avoir écrit, et les personnes ci-dessus sont là exactement pour cela. Êtes-vous en sécurité en ce moment ?',
      lara: 'Je suis un programme, pas une personne. Je ne peux appeler personne ni venir chez vous, mais vous pouvez m’écrire aussi longtemps que vous voulez. Aux numéros ci-dessus, de vraies personnes répondent et peuvent rester avec vous au téléphone. Êtes-vous en sécurité en ce moment ?',
      leaving:
        'Merci de m’avoir écrit. Si vous le pouvez, dites dès aujourd’hui à quelqu’un comment vous vous sentez. Les numéros restent ici, pour quand vous en aurez besoin. Si cela s’aggrave, la nuit aussi, appelez le {emergency}.',
      rest: 'Je suis contente que vous continuiez à m’écrire. Je suis un programme et je vous ai peut-être mal comprise, mais vous n’avez pas à rester seule avec cela. Êtes-vous en sécurité en ce moment ? Sinon, appelez le {emergency}.',
    },
    of: {
      C1: {
        over: 'Je suis contente que ce soit plus calme. De tels moments peuvent revenir : parlez-en aujourd’hui à quelqu’un, l’une des personnes ci-dessus, votre médecin ou une personne de confiance.',
        now: 'D’abord, allez là où il y a quelqu’un, ou demandez à quelqu’un de venir. Ensuite, appelez l’une des personnes ci-dessus ou écrivez-lui. Vous pouvez commencer par « je ne me sens pas en sécurité ». Si vous risquez de passer à l’acte maintenant, appelez le {emergency}.',
      },
      C2: {
        worse:
          'Si vous êtes en danger maintenant, appelez le {emergency} et mettez-vous près d’une sortie, ou allez là où il y a d’autres personnes. Si vous ne pouvez pas parler, appelez quand même et restez en ligne : on essaiera de vous aider.',
        ashamed:
          'Ce n’est pas votre faute. Personne n’a le droit de vous faire du mal, de vous faire peur ou de vous contrôler. Les personnes ci-dessus connaissent ce genre de situation et vous croiront. Êtes-vous en sécurité en ce moment ?',
        leaving:
          'Prenez soin de vous. Si quelqu’un peut voir votre écran, touchez « Sortie rapide », en haut, pour quitter cette page tout de suite. Les numéros restent ici. Si vous êtes en danger, appelez le {emergency}.',
        bound:
          'Partir est difficile, et souvent impossible du jour au lendemain : il y a les enfants, l’argent, et il faut un endroit où aller. C’est vous qui décidez si vous partez, et quand. Les personnes ci-dessus peuvent vous aider à vous y préparer sans vous mettre en danger. Si vous êtes en danger, appelez le {emergency}.',
        over: 'Je suis contente que ce soit calme en ce moment. Cela peut aider d’en profiter pour parler avec les personnes ci-dessus de ce que vous pourriez faire si cela recommence. Si vous êtes en danger, appelez le {emergency}.',
        now: 'D’abord votre sécurité : si vous êtes en danger maintenant, appelez le {emergency} et mettez-vous près d’une sortie. Si c’est calme, parlez à l’une des personnes ci-dessus, depuis un téléphone que personne d’autre ne regarde.',
      },
      M1: {
        worse:
          'Alors n’attendez pas, s’il vous plaît : appelez le {emergency} maintenant. Dites ce que vous ressentez et ce qui a changé. Déverrouillez la porte et, s’il y a quelqu’un près de vous, demandez-lui de rester.',
        unanswered:
          'Rappelez le {emergency} et restez en ligne. Si personne ne répond, demandez à quelqu’un près de vous d’appeler ou de vous conduire aux urgences. Ne conduisez pas vous-même.',
        unhelped:
          'Je suis désolée que cela se soit passé ainsi. Vu ce que vous décrivez, appelez quand même le {emergency}. Vous pouvez dire ce qui est arrivé la dernière fois.',
        calling:
          'Quand vous appelez le {emergency}, quelqu’un vous demande où vous êtes et ce que vous ressentez, et vous dit quoi faire en attendant les secours. Vous n’avez pas besoin de savoir ce que c’est. Ce n’est jamais une erreur de demander.',
        ashamed:
          'Vous n’exagérez pas. Ce que vous avez écrit est une raison d’appeler, et ce n’est jamais une erreur de se faire examiner. Avez-vous appelé le {emergency}, ou quelqu’un l’a-t-il fait pour vous ?',
        lara: 'Je suis un programme, pas une personne, et je ne peux pas appeler pour vous. Avec ce que vous décrivez, il faut que quelqu’un vous examine : appelez le {emergency}, ou demandez à quelqu’un près de vous d’appeler. Vous pouvez continuer à m’écrire.',
        leaving:
          'S’il vous plaît, ne remettez pas à plus tard. Appelez le {emergency} maintenant, ou demandez à quelqu’un près de vous d’appeler.',
        unwilling:
          'Je comprends qu’appeler puisse sembler trop difficile. Vu ce que vous décrivez, appelez quand même le {emergency}, ou demandez à quelqu’un près de vous d’appeler. Ce n’est jamais une erreur de se faire examiner.',
        bound:
          'Si vous ne pouvez pas partir seule, l’aide peut venir jusqu’à vous. Appelez le {emergency}, ou demandez à quelqu’un près de vous d’appeler, et dites ce qui vous en empêche.',
        misread:
          'Pardon, alors je vous ai mal comprise. En cas de douleur ou de pression dans la poitrine, de gêne pour respirer ou de faiblesse soudaine, appelez le {emergency}. De quoi voulez-vous parler ?',
        over: 'Je suis contente que ce soit passé. N’attendez pas pour autant : appelez le {emergency} et racontez ce qui est arrivé, même si c’est fini.',
        now: 'Appelez le {emergency} maintenant. Dites ce que vous ressentez et depuis quand, et suivez les conseils qu’on vous donne. S’il y a quelqu’un près de vous, demandez-lui de rester.',
        yes: 'C’est bien. Si cela s’aggrave avant que vous ayez de l’aide, rappelez le {emergency}.',
        no: 'Alors appelez le {emergency} maintenant, ou demandez à quelqu’un près de vous d’appeler. Dites ce que vous ressentez et depuis quand. Je ne suis pas une personne et je ne peux pas appeler pour vous.',
        thanks: 'Je suis contente que vous me l’ayez dit. Avez-vous appelé le {emergency}, ou quelqu’un l’a-t-il fait pour vous ?',
        rest: 'Je ne peux pas savoir d’ici comment vous allez. Si ce que vous avez décrit est toujours là, ou revient, appelez le {emergency} maintenant. Avez-vous appelé, ou quelqu’un l’a-t-il fait pour vous ?',
      },
    },
    again:
      'Je suis toujours là, et les personnes ci-dessus aussi, quand vous voudrez. Vous pouvez m’en dire plus, ou me parler d’autre chose.',
    againEmergency:
      'Si ce que vous avez décrit est toujours là, ou revient, appelez le {emergency} maintenant, même sans en être certaine. Vous pouvez m’en dire plus, ou me parler d’autre chose.',
    others:
      'Si quelqu’un peut être en danger maintenant, appelez d’abord le {emergency}. Les personnes ci-dessus aident aussi celles et ceux qui s’inquiètent pour quelqu’un, et peuvent vous dire quoi faire.',
  },
}
