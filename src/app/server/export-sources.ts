import { backgroundExport } from '../../features/background/server/export-source.ts'
import { bleedingNotesExport, calendarExport, knownGapsExport } from '../../features/calendar/server/export-source.ts'
import { checkinsExport } from '../../features/checkins/server/export-source.ts'
import { tidesExport } from '../../features/embertides/server/export-source.ts'
import { importedDaysExport } from '../../features/exchange/server/export-source.ts'
import { experimentsExport } from '../../features/experiments/server/export-source.ts'
import { chatExport } from '../../features/lara/server/export-source.ts'
import { logsExport } from '../../features/logs/server/export-source.ts'
import { momentsExport } from '../../features/moments/server/export-source.ts'
import { onboardingExport } from '../../features/onboarding/server/export-source.ts'
import { preferencesExport } from '../../features/settings/server/export-source.ts'
import { patternsExport } from '../../features/patterns/server/export-source.ts'
import { reportChoicesExport } from '../../features/report/server/export-source.ts'
import { remindersExport } from '../../features/reminders/server/export-source.ts'
import { treatmentsExport } from '../../features/treatments/server/export-source.ts'
import type { ExportSource } from '../../kit/server/export-source.ts'

/** Every kind of record of hers, in the order in which an import adds them. */
export const EXPORT_SOURCES: readonly ExportSource[] = [
  onboardingExport,
  preferencesExport,
  backgroundExport,
  ...logsExport,
  momentsExport,
  calendarExport,
  knownGapsExport,
  bleedingNotesExport,
  ...treatmentsExport,
  tidesExport,
  checkinsExport,
  remindersExport,
  reportChoicesExport,
  ...patternsExport,
  experimentsExport,
  importedDaysExport,
  ...chatExport,
]
