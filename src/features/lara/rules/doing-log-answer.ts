/** Cards for what goes into the Soft Log: a symptom with its severity, and the hours of sleep. */
import { capitalised } from '../../../kit/capitalised.ts'
import { relativeDayWords } from '../../../kit/day-words.ts'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { shown } from '../../answers/rules/wording.ts'
import { type Made, toChip } from '../../answers/rules/answer.ts'
import { t } from '../../../kit/words.ts'
import { valueWords } from '../../insights/rules/measures.ts'
import { ENERGY_LEVELS } from '../../logs/contract.ts'
import { energyWords, sleepWords } from '../../logs/rules/quick-words.ts'
import { channelWords } from '../../patterns/rules/words.ts'
import type { Severity } from '../../logs/rules/symptom-keys.ts'
import { severityWords, symptomWords } from '../../logs/rules/symptoms.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import { hoursWords } from '../content/doing-card-words.ts'
import { DOING_TEXTS } from '../content/doing-texts.ts'
import { type Card, cardAnswer, type DoingContext } from './doing-card.ts'
import type { DoingRequest } from './read-doing.ts'
import { hoursReply, severityReply } from './read-doing-log.ts'

type Asked<Kind extends DoingRequest['kind']> = Extract<DoingRequest, { kind: Kind }>

/** The hours that a card offers where she did not say how many. */
const HOURS_OFFERED = [3, 4, 5, 6, 7, 8, 9, 10]

/** The answer to a request to note a symptom. The current language must be that of `manner`. */
export function symptomAnswer(asked: Asked<'symptom'>, { language }: Manner, { today, now, tracked }: DoingContext): Made {
  const texts = DOING_TEXTS[language]
  const { symptom, severity, day, isMany } = asked
  if (day === undefined) return cardAnswer(texts.askDay, undefined)
  const severities: readonly Severity[] = severity === 0 ? [0, 1, 2, 3] : [1, 2, 3]
  const doing: Card<'symptom'> = {
    kind: 'symptom',
    title: symptomWords(symptom, tracked?.own_symptoms),
    when: capitalised(relativeDayWords(day, today)),
    choices: severities.map((value) => ({ value: String(value), label: severityWords(value) })),
    day,
    at: new Date(now).toISOString(),
    symptom,
    severity: severity ?? null,
  }
  if (isMany) return cardAnswer(texts.oneByOne, doing)
  return cardAnswer(severity === undefined ? texts.askSeverity : texts.confirmLog, doing)
}

/** The name of an answer on its card. */
function answerName({ question, value }: Asked<'answer'>, manner: Manner): string {
  const isCount = question === 'hot_flashes_count' || question === 'night_sweats_count'
  if (isCount && value === 0) return shown([DOING_TEXTS[manner.language].none[question]], manner)
  if (question === 'hot_flashes_count') return valueWords('hot_flashes', value ?? 0)
  if (question === 'night_sweats_count') return valueWords('night_sweats', value ?? 0)
  const name = question === 'mood_rating' ? DOING_TEXTS[manner.language].names.mood : channelWords(question, [])
  return (question === 'stress_triggers' || question === 'mood_rating') && value !== undefined ? `${name} ${value}/10` : name
}

/** Numbers of stress that a card offers where she said none. */
const STRESS_OFFERED = [2, 4, 6, 8, 10]

/** The choices of a card; none for a count, or a number of stress that she said. */
function choicesOf(question: Asked<'answer'>['question'], value: number | undefined): Card<'answer'>['choices'] {
  switch (question) {
    case 'hot_flashes_count':
    case 'night_sweats_count':
    case 'mood_rating':
      return []
    case 'stress_triggers':
      return value === undefined ? STRESS_OFFERED.map((said) => ({ value: String(said), label: `${said}/10` })) : []
    case 'energy_level':
      return (['low', 'mid', 'high'] as const).map((level) => ({
        value: String(ENERGY_LEVELS[level]),
        label: capitalised(energyWords(level)),
      }))
    default:
      return [
        { value: '1', label: t`Yes` },
        { value: '0', label: t`No` },
      ]
  }
}

/** The answer to a request to note another answer of the Soft Log. The current language must be that of `manner`. */
export function logAnswer(asked: Asked<'answer'>, manner: Manner, { today, now }: DoingContext): Made {
  const texts = DOING_TEXTS[manner.language]
  const { question, value, day, isMany } = asked
  if (day === undefined) return cardAnswer(texts.askDay, undefined)
  const doing: Card<'answer'> = {
    kind: 'answer',
    title: capitalised(answerName(asked, manner)),
    when: capitalised(relativeDayWords(day, today)),
    choices: choicesOf(question, value),
    day,
    at: new Date(now).toISOString(),
    question,
    value: value ?? null,
  }
  if (isMany) return cardAnswer(texts.oneByOne, doing)
  return cardAnswer(value === undefined ? texts.askFlow : texts.confirmLog, doing)
}

/** The night whose log is that of a day, in words. */
function nightWords(day: LocalDate, language: Language, today: LocalDate): string {
  const texts = DOING_TEXTS[language]
  if (day === today) return texts.lastNight
  return day === addDays(today, -1) ? texts.nightBefore : texts.nightTo(relativeDayWords(day, today))
}

/** The answer to a request to note the hours of sleep. The current language must be that of `manner`. */
export function sleepAnswer(asked: Asked<'sleep'>, { language }: Manner, { today, now }: DoingContext): Made {
  const texts = DOING_TEXTS[language]
  const { hours, day, isMany, isRounded } = asked
  if (day === undefined) return cardAnswer(texts.askDay, undefined)
  if (day === null) {
    const said = hours === undefined ? undefined : hoursWords(hours, language)
    return cardAnswer(
      texts.askNight,
      undefined,
      texts.nights(said).map((message) => toChip(message)),
    )
  }
  const doing: Card<'sleep'> = {
    kind: 'sleep',
    title: capitalised(hours === undefined ? texts.names.sleep : sleepWords(hours)),
    when: nightWords(day, language, today),
    choices: hours === undefined ? HOURS_OFFERED.map((value) => ({ value: String(value), label: hoursWords(value, language) })) : [],
    day,
    at: new Date(now).toISOString(),
    hours: hours ?? null,
  }
  if (isMany) return cardAnswer(texts.oneByOne, doing)
  return cardAnswer(hours === undefined ? texts.askHours : isRounded ? texts.confirmRounded : texts.confirmLog, doing)
}

/** A card with what a reply adds: "severe", "5 and a half hours"; `chosen` is a choice that it names. */
export function filledLogCard(
  message: string,
  doing: Card<'symptom' | 'sleep'>,
  chosen: string | undefined,
  { language }: Manner,
): Made | undefined {
  const texts = DOING_TEXTS[language]
  if (doing.kind === 'symptom') {
    const severity = chosen === undefined ? severityReply(plainWords(message).join(' '), language) : (Number(chosen) as Severity)
    return severity === undefined ? undefined : cardAnswer(texts.confirmLog, { ...doing, severity })
  }
  const { hours, isRounded } = chosen === undefined ? hoursReply(message, language) : { hours: Number(chosen), isRounded: false }
  if (hours === undefined) return undefined
  const filled = { ...doing, hours, title: capitalised(sleepWords(hours)), choices: [] }
  return cardAnswer(isRounded ? texts.confirmRounded : texts.confirmLog, filled)
}
