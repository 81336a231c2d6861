/** Words on the card that she confirms, in the language of the answer. */
import { LOCALES } from '../../../kit/words.ts'
import type { Doing } from '../../answers/contract.ts'
import type { Language } from '../../text/rules/speech.ts'

type DoingCardWords = {
  readonly confirm: Readonly<Record<Doing['kind'], string>>
  readonly done: Readonly<Record<Doing['kind'], string>>
  readonly busy: string
  readonly cancel: string
  readonly cancelled: string
  readonly again: string
  readonly undo: string
  readonly undone: string
  readonly time: string
  readonly choose: Readonly<Record<Doing['kind'], string>>
  readonly incomplete: string
  /** `what` is empty while she hides intimate entries. */
  readonly exists: (what: string) => string
  /** No symptom, where that is the answer of the day. */
  readonly none: string
  readonly hours: (value: string) => string
  readonly waiting: string
  readonly failed: string
  readonly retry: string
  /** Of several cards: confirms all, leaves one out; `allDone` tells how many were written. */
  readonly all: (count: number) => string
  readonly leaveOut: string
  readonly allDone: (count: number) => string
  readonly allIncomplete: string
}

export const DOING_CARD_WORDS: Readonly<Record<Language, DoingCardWords>> = {
  en: {
    confirm: {
      moment: 'Note it',
      flow: 'Add it',
      symptom: 'Note it',
      sleep: 'Note it',
      answer: 'Note it',
      note: 'Note it',
      reminder: 'Set it',
    },
    done: {
      moment: 'Noted.',
      flow: 'In your calendar.',
      symptom: 'In your Soft Log.',
      sleep: 'In your Soft Log.',
      answer: 'In your Soft Log.',
      note: 'In your Soft Log.',
      reminder: 'Your reminder is set.',
    },
    busy: 'One moment',
    cancel: 'No, thanks',
    cancelled: 'All right, nothing was written.',
    again: 'Do it after all',
    undo: 'Undo',
    undone: 'Taken back.',
    time: 'Time',
    choose: {
      moment: 'How is your mood?',
      flow: 'How is the bleeding?',
      symptom: 'How bad?',
      sleep: 'How many hours?',
      answer: 'What fits?',
      note: '',
      reminder: 'When?',
    },
    incomplete: 'Please choose first.',
    exists: (what) => `This day already has an entry${what && `: ${what}`}. Yours would replace it.`,
    none: 'None',
    hours: (value) => `${value} ${value === '1' ? 'hour' : 'hours'}`,
    waiting: 'Kept on this device. It will be sent as soon as you are back online.',
    failed: 'That did not work yet. Please try again; it won’t be written twice.',
    retry: 'Try again',
    all: (count) => (count === 1 ? 'Note it' : `Note all ${count}`),
    leaveOut: 'Leave out',
    allDone: (count) => (count === 1 ? 'Noted.' : `All ${count} noted.`),
    allIncomplete: 'Something is still to be chosen above.',
  },
  es: {
    confirm: {
      moment: 'Anotarlo',
      flow: 'Añadirlo',
      symptom: 'Anotarlo',
      sleep: 'Anotarlo',
      answer: 'Anotarlo',
      note: 'Anotarlo',
      reminder: 'Crearlo',
    },
    done: {
      moment: 'Anotado.',
      flow: 'Está en tu calendario.',
      symptom: 'Está en tu Soft Log.',
      sleep: 'Está en tu Soft Log.',
      answer: 'Está en tu Soft Log.',
      note: 'Está en tu Soft Log.',
      reminder: 'Tu recordatorio está puesto.',
    },
    busy: 'Un momento',
    cancel: 'No, gracias',
    cancelled: 'De acuerdo, no se ha escrito nada.',
    again: 'Hacerlo de todos modos',
    undo: 'Deshacer',
    undone: 'Deshecho.',
    time: 'Hora',
    choose: {
      moment: '¿Qué tal tu ánimo?',
      flow: '¿Cómo es el sangrado?',
      symptom: '¿Con qué intensidad?',
      sleep: '¿Cuántas horas?',
      answer: '¿Qué encaja?',
      note: '',
      reminder: '¿Cuándo?',
    },
    incomplete: 'Elige primero, por favor.',
    exists: (what) => `Este día ya tiene un registro${what && `: ${what}`}. El tuyo lo sustituiría.`,
    none: 'Ninguno',
    hours: (value) => `${value} ${value === '1' ? 'hora' : 'horas'}`,
    waiting: 'Guardado en este dispositivo. Se enviará en cuanto vuelvas a tener conexión.',
    failed: 'Todavía no ha funcionado. Inténtalo otra vez; no se escribirá dos veces.',
    retry: 'Intentarlo otra vez',
    all: (count) => (count === 1 ? 'Anotarlo' : `Anotar las ${count}`),
    leaveOut: 'Dejar fuera',
    allDone: (count) => (count === 1 ? 'Anotado.' : `Anotadas las ${count}.`),
    allIncomplete: 'Arriba queda algo por elegir.',
  },
  fr: {
    confirm: { moment: 'Noter', flow: 'Ajouter', symptom: 'Noter', sleep: 'Noter', answer: 'Noter', note: 'Noter', reminder: 'Programmer' },
    done: {
      moment: 'C’est noté.',
      flow: 'C’est dans votre calendrier.',
      symptom: 'C’est dans votre Soft Log.',
      sleep: 'C’est dans votre Soft Log.',
      answer: 'C’est dans votre Soft Log.',
      note: 'C’est dans votre Soft Log.',
      reminder: 'Votre rappel est programmé.',
    },
    busy: 'Un instant',
    cancel: 'Non, merci',
    cancelled: 'D’accord, rien n’a été écrit.',
    again: 'Le faire quand même',
    undo: 'Annuler',
    undone: 'C’est annulé.',
    time: 'Heure',
    choose: {
      moment: 'Comment est votre humeur ?',
      flow: 'Comment est le saignement ?',
      symptom: 'Quelle intensité ?',
      sleep: 'Combien d’heures ?',
      answer: 'Qu’est-ce qui convient ?',
      note: '',
      reminder: 'Quand ?',
    },
    incomplete: 'Choisissez d’abord, s’il vous plaît.',
    exists: (what) => `Ce jour a déjà une entrée${what && ` : ${what}`}. La vôtre la remplacerait.`,
    none: 'Aucune',
    hours: (value) => `${value} ${Number(value.replace(',', '.')) < 2 ? 'heure' : 'heures'}`,
    waiting: 'Gardé sur cet appareil. L’envoi se fera dès que vous serez de nouveau en ligne.',
    failed: 'Cela n’a pas encore fonctionné. Réessayez ; rien ne sera écrit deux fois.',
    retry: 'Réessayer',
    all: (count) => (count === 1 ? 'Noter' : `Noter les ${count}`),
    leaveOut: 'Laisser de côté',
    allDone: (count) => (count === 1 ? 'C’est noté.' : `Les ${count} sont notées.`),
    allIncomplete: 'Il reste quelque chose à choisir plus haut.',
  },
}

/** A number of hours in a language: "5.5 hours". */
export function hoursWords(hours: number, language: Language): string {
  return DOING_CARD_WORDS[language].hours(hours.toLocaleString(LOCALES[language]))
}
