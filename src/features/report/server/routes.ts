import { localDateAt } from '../../../kit/local-date.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { t } from '../../../kit/words.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { findReportChoices, makeReport, makeReportPdf, saveReportChoices } from '../contract.ts'
import { choicesFor } from '../rules/presets.ts'
import { assembleReport, findReportOffers } from './assemble.ts'
import { findChoicesOf, setChoicesOf } from './choices-store.ts'
import { makePdf } from './pdf-task.ts'

/** Adds the endpoints of the report. */
export function reportRoutes(serve: Serve): void {
  serve(makeReport, async ({ hers, user, body, now }) => ({
    data: await assembleReport(hers, user, body, localDateAt(now, user.timezone)),
  }))

  serve(makeReportPdf, async ({ hers, user, body, now }) => {
    const today = localDateAt(now, user.timezone)
    const report = await assembleReport(hers, user, body, today)
    return { name: `emberwell-report-${today}.pdf`, content: await makePdf(report) }
  })

  serve(findReportChoices, async ({ hers, user, query: { reader }, now }) => {
    const [stored, preferences, offers] = await Promise.all([
      findChoicesOf(hers, user),
      findPreferencesOf(hers, user),
      findReportOffers(hers, user, localDateAt(now, user.timezone)),
    ])
    return { data: { choices: choicesFor(reader, stored[reader], preferences.privacy), offers } }
  })

  serve(saveReportChoices, async ({ hers, user, body, now }) => {
    await setChoicesOf(hers, user, body, now)
    return done(t`Saved`)
  })
}
