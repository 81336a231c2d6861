import { AppError } from '../../../kit/errors.ts'
import { addDays, type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/principal.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { t } from '../../../kit/words.ts'
import { CALENDAR_MAX, ENTRY_MISSING } from '../../calendar/contract.ts'
import { findFlows, settleEntry } from '../../calendar/server/store.ts'
import { findAnswers } from '../../onboarding/server/store.ts'
import { isHidden } from '../../settings/rules/masking.ts'
import { type CalendarCard, listCalendarCards, settleCalendarCard } from '../contract.ts'
import { makeFormatter } from '../rules/data-answer-format.ts'
import { toCardText } from '../rules/triage-card-text.ts'
import { TRIAGE_DAYS, triageCards } from '../rules/triage-cards.ts'
import { findHer, type Reader } from './her-manner.ts'
import { noteDaysOf } from './own-data.ts'

/** A date before all entries. */
const EVER = '0000-01-01'

/** Cards of her calendar as of today, by the rules in `rules/triage-cards.ts` and with the texts of Lara's answers. */
async function cardsOf(hers: HerVault, user: Person, { manner }: Reader, today: LocalDate): Promise<CalendarCard[]> {
  const flows = (await findFlows(hers, user, { from: EVER, to: today, limit: CALENDAR_MAX })).toReversed()
  if (flows.length === 0) return []
  const answers = await findAnswers(hers, user)
  const facts = {
    ageRange: answers?.age_range ?? null,
    phase: answers?.menopause_phase ?? null,
    noteDays: await noteDaysOf(hers, user, { from: addDays(today, 1 - TRIAGE_DAYS), to: today }, flows),
  }
  const format = makeFormatter(manner, today)
  return triageCards(flows, facts, today).flatMap((card) => {
    const entry = flows.findLast(({ day }) => day === card.days.at(-1))
    if (!entry || entry.isSettled) return []
    const { text, sources } = toCardText(format, manner.language, card)
    return [{ entry_id: entry.id, text: [...text], sources: [...sources] }]
  })
}

/** Endpoints that list and dismiss calendar cards. */
export function cardRoutes(serve: Serve): void {
  serve(listCalendarCards, async ({ user, hers, now }) => {
    const her = await findHer(hers, user)
    const cards = await cardsOf(hers, user, her, localDateAt(now, user.timezone))
    return { data: { is_hidden: isHidden('flow_description', her.preferences), cards } }
  })

  serve(settleCalendarCard, async ({ user, hers, params }) => {
    if (!(await settleEntry(hers, user, params.id))) throw new AppError('not_found', ENTRY_MISSING())
    return done(t`You have dealt with it. It is not shown again.`)
  })
}
