import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { type Made, partsOf } from '../../answers/rules/answer.ts'
import type { Chip } from '../../answers/contract.ts'
import type { Stage } from '../../calendar/rules/stage/endpoints.ts'
import {
  backgroundWords,
  factWords,
  missingWords,
  questionWords,
  refusalWords,
  stageWords,
  withoutTags,
} from '../../calendar/rules/stage/words.ts'

function link(label: string, to: string): Chip {
  return { label, message: label, message_type: null, to }
}

/**
 * What her calendar says to "What stage am I in?", by the rules and in the words of the calendar page, in the current
 * language; undefined when there is nothing in it yet.
 */
export function stageAnswer(stage: Stage, today: LocalDate): Made | undefined {
  const { refusals, facts, question, missing } = stage
  if (stage.stage === null && refusals.length === 0 && missing.last_period) return undefined
  const lead = stageWords(stage)
  const paragraphs =
    refusals.length > 0
      ? [t`Your calendar cannot show a stage for you.`, ...refusals.map(refusalWords)]
      : [
          [lead, ...facts.map((fact) => factWords(fact, today))].filter((words) => words !== undefined).join(' '),
          missingWords(stage).join(' '),
          question ? `${questionWords(question, today)} ${t`You can answer that in your calendar.`}` : '',
          backgroundWords(stage).join(' '),
        ]
  const wantsBody = refusals.length > 0 || missing.birth_year
  return {
    text: withoutTags([...paragraphs, t`I only read your calendar; this is no diagnosis.`].filter(Boolean).join('\n\n')),
    parts: partsOf('own_data', {
      chips: [link(t`Open the calendar`, '/calendar'), ...(wantsBody ? [link(t`About my body`, '/settings?tab=body')] : [])],
    }),
    about: null,
    isFixed: true,
  }
}
