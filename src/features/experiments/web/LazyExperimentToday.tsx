import { optionalPart } from '../../../kit/web/LazyPart.tsx'
import { afterFirstPaint } from '../../../kit/web/scheduling.ts'

/** The question of her experiment for today; nothing without one, or without a connection to load it. */
export const LazyExperimentToday = optionalPart(
  async () => {
    await afterFirstPaint()
    return import('./ExperimentToday.tsx')
  },
  (part) => part.ExperimentToday,
)
