/** Words on the card that she confirms, in the language of the answer. */
import type { Language } from '../../text/rules/speech.ts'

type DoingCardWords = {
  readonly confirm: Readonly<Record<'moment' | 'flow' | 'reminder', string>>
  readonly done: Readonly<Record<'moment' | 'flow' | 'reminder', string>>
  readonly busy: string
  readonly cancel: string
  readonly cancelled: string
  readonly again: string
  readonly undo: string
  readonly undone: string
  readonly time: string
  readonly choose: Readonly<Record<'moment' | 'flow' | 'reminder', string>>
  readonly incomplete: string
  /** `what` is empty while she hides intimate entries. */
  readonly exists: (what: string) => string
  readonly waiting: string
  readonly failed: string
  readonly retry: string
}

export const DOING_CARD_WORDS: Readonly<Record<Language, DoingCardWords>> = {
  en: {
    confirm: { moment: 'Note it', flow: 'Add it', reminder: 'Set it' },
    done: { moment: 'Noted.', flow: 'In your calendar.', reminder: 'Your reminder is set.' },
    busy: 'One moment',
    cancel: 'No, thanks',
    cancelled: 'All right, nothing was written.',
    again: 'Do it after all',
    undo: 'Undo',
    undone: 'Taken back.',
    time: 'Time',
    choose: { moment: 'How is your mood?', flow: 'How is the bleeding?', reminder: 'When?' },
    incomplete: 'Please choose first.',
    exists: (what) => `This day already has an entry${what && `: ${what}`}. Yours would replace it.`,
    waiting: 'Kept on this device. It will be sent as soon as you are back online.',
    failed: 'That did not work yet. Please try again; it won’t be written twice.',
    retry: 'Try again',
  },
  es: {
    confirm: { moment: 'Anotarlo', flow: 'Añadirlo', reminder: 'Crearlo' },
    done: { moment: 'Anotado.', flow: 'Está en tu calendario.', reminder: 'Tu recordatorio está puesto.' },
    busy: 'Un momento',
    cancel: 'No, gracias',
    cancelled: 'De acuerdo, no se ha escrito nada.',
    again: 'Hacerlo de todos modos',
    undo: 'Deshacer',
    undone: 'Deshecho.',
    time: 'Hora',
    choose: { moment: '¿Qué tal tu ánimo?', flow: '¿Cómo es el sangrado?', reminder: '¿Cuándo?' },
    incomplete: 'Elige primero, por favor.',
    exists: (what) => `Este día ya tiene un registro${what && `: ${what}`}. El tuyo lo sustituiría.`,
    waiting: 'Guardado en este dispositivo. Se enviará en cuanto vuelvas a tener conexión.',
    failed: 'Todavía no ha funcionado. Inténtalo otra vez; no se escribirá dos veces.',
    retry: 'Intentarlo otra vez',
  },
  fr: {
    confirm: { moment: 'Noter', flow: 'Ajouter', reminder: 'Programmer' },
    done: { moment: 'C’est noté.', flow: 'C’est dans votre calendrier.', reminder: 'Votre rappel est programmé.' },
    busy: 'Un instant',
    cancel: 'Non, merci',
    cancelled: 'D’accord, rien n’a été écrit.',
    again: 'Le faire quand même',
    undo: 'Annuler',
    undone: 'C’est annulé.',
    time: 'Heure',
    choose: { moment: 'Comment est votre humeur ?', flow: 'Comment est le saignement ?', reminder: 'Quand ?' },
    incomplete: 'Choisissez d’abord, s’il vous plaît.',
    exists: (what) => `Ce jour a déjà une entrée${what && ` : ${what}`}. La vôtre la remplacerait.`,
    waiting: 'Gardé sur cet appareil. L’envoi se fera dès que vous serez de nouveau en ligne.',
    failed: 'Cela n’a pas encore fonctionné. Réessayez ; rien ne sera écrit deux fois.',
    retry: 'Réessayer',
  },
}
