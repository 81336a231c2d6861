/** Questions about her days in a row ("what's my streak?"), and their answer. */
import { t } from '../../../kit/words.ts'
import { type Made, partsOf } from '../../answers/rules/answer.ts'
import { toWritten } from '../../text/rules/written.ts'

/** The longest message that is read as such a question, in characters. */
const MESSAGE_MAX = 100
const ASKED =
  /\b(?:(?:my (?:current )?streak|mi racha(?: actual)?|ma serie (?:actuelle|en cours|de jours))(?! (?:of|de|at|with)\b)|what s the streak|how many days in a row(?=.*\b(?:i|my)\b.*\b(?:log|logged|noted|noting|written|been here|kept|keep)(?: (?:something|anything|here|so far|now|notes?|my days?|going|it up))* *$)|(?:cuantos )?dias seguidos (?:llevo|anotando|apuntando|registrando)|cuantos dias llevo (?:seguidos|sin fallar|sin saltarme|anotando|apuntando)|combien de jours (?:de suite|d affilee)(?=.*\b(?:note|notes|noter|rempli|ecrit|saisi)\b))/
/** Counts something else, or tells of it: "five days in a row with headaches". */
const ELSE =
  /\b(?:without|with|under|over|hours|sleep|slept|bled|bleeding|flush\w*|flash\w*|con|sin (?!fallar|saltarme)|horas|dormi\w*|sangr\w*|sofoc\w*|avec|sans|heures|saign\w*|bouffees?)\b/

/** Whether a message asks for her streak, in English, Spanish or French. */
export function asksForStreak(message: string): boolean {
  if (message.length > MESSAGE_MAX) return false
  const plain = toWritten(message).plain.replaceAll(/[^\p{L}\d]+/gu, ' ')
  return ASKED.test(plain) && !ELSE.test(plain)
}

/** The answer; `days` is the number of days in a row with a log or a moment until today. */
export function streakAnswer(days: number): Made {
  const text =
    days === 0
      ? t`You don’t have a streak right now: there’s nothing from today or yesterday. That’s fine, one note starts a new one.`
      : days === 1
        ? t`So far you have one day noted. I count back from today, or from yesterday if today is still empty.`
        : t`You have noted something on ${days} days in a row. I count back from today, or from yesterday if today is still empty.`
  return { text, parts: partsOf('own_data'), about: null, isFixed: true }
}
