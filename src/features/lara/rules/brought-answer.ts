/** Lara's answers to an EmberTide or a log that she brings from another page, from her own numbers. */
import { language, t } from '../../../kit/words.ts'
import type { TideValues } from '../../embertides/contract.ts'
import { tideWords } from '../../embertides/rules/words.ts'
import type { LogEntry } from '../../logs/contract.ts'
import { deepPhrases } from '../../logs/rules/deep-words.ts'
import { quickPhrases } from '../../logs/rules/quick-words.ts'
import { type Chip, CHIP_MESSAGES } from '../../answers/contract.ts'
import { type Made, partsOf, toChip } from '../../answers/rules/answer.ts'
import { chipsOf } from '../../answers/rules/guides.ts'
import type { Formatter } from './data-answer-format.ts'

/** Values, of 100, from which a state counts as high, and below which as low. */
const HIGH = 65
const LOW = 35
/** The same for scales from 1 to 10. */
const HIGH_OF_TEN = 7
const LOW_OF_TEN = 4
const SHORT_NIGHT_HOURS = 6

function breathingChip(): Chip[] {
  return chipsOf(language()).filter(({ message }) => message === CHIP_MESSAGES.breathing)
}

function questions(format: Formatter, ...chosen: readonly (keyof Formatter['words']['chips'])[]): Chip[] {
  return chosen.map((name) => toChip(format.complete(format.words.chips[name])))
}

/** Returns the answer to an EmberTide (each value 0 to 100): its numbers, what they mean, and notable values. */
export function broughtTide({ energy, focus, tension }: TideValues, format: Formatter): Made {
  const notable = [
    tension >= HIGH && t`Your tension is high. A minute of slow breathing often takes the edge off.`,
    energy < LOW && t`Your energy is low. If you can, take it easy for the next hour.`,
    focus < LOW && t`It’s hard to focus right now. One thing at a time is plenty.`,
  ].filter((words) => words !== false)
  return {
    text: [
      t`This is how you are right now: energy ${energy}, focus ${focus}, tension ${tension}, each of 100. ${tideWords({ energy, focus, tension })}`,
      ...(notable.length > 0 ? [notable.join(' ')] : []),
      t`What do you think is behind it? Tell me a little, or choose what to do next.`,
    ].join('\n\n'),
    parts: partsOf('own_data', { chips: [...breathingChip(), ...questions(format, 'sleep', 'mood')] }),
    about: null,
    isFixed: true,
  }
}

function notableOf({ mood_rating: mood, sleep_hours: sleep, stress_triggers: stress }: LogEntry): string | undefined {
  if (typeof sleep === 'number' && sleep < SHORT_NIGHT_HOURS) {
    return t`It was a short night, and after a short night much feels harder.`
  }
  if (typeof mood === 'number' && mood <= LOW_OF_TEN) return t`Your mood was low. I am glad that you wrote it down.`
  if (typeof stress === 'number' && stress >= HIGH_OF_TEN) return t`There was a lot of stress in this day.`
  return undefined
}

/** Returns the answer to the log of a day, from its numbers. Free text in the log is not used. */
export function broughtLog(log: LogEntry, format: Formatter): Made {
  const isSoft = log.log_type === 'quick_log'
  const phrases = isSoft ? quickPhrases(log) : deepPhrases(log)
  const day = format.day(log.log_date)
  const kept = isSoft ? format.words.kept.soft : format.words.kept.deep
  const notable = notableOf(log)
  const asks = log.hot_flashes_count ? questions(format, 'flashes', 'sleep', 'better') : questions(format, 'sleep', 'mood', 'better')
  return {
    text: [
      isSoft
        ? t`Your Soft Log of ${day} says: ${phrases.join(', ')}.`
        : t`Your Deep Log of ${day} says: ${phrases.join(', ')}. What you wrote in your own words stays in your log.`,
      ...(notable === undefined ? [] : [notable]),
      t`What would you like to talk about first? I can also look at how this compares with your other days.`,
    ].join('\n\n'),
    parts: partsOf('own_data', {
      rows: [{ day: log.log_date, words: `${kept}: ${phrases.join(', ')}`, log_type: log.log_type, log_id: log.id }],
      chips: asks,
    }),
    about: null,
    isFixed: true,
  }
}
