/** Shape of a source on the wire. */
import * as z from 'zod/mini'
import { LocalDate } from '../../kit/local-date.ts'

/** Source of a statement; `verified` is whether it was checked in the source, `on` the date. */
export const Source = z.object({ authority: z.string(), citation: z.string(), verified: z.boolean(), on: LocalDate })
export type Source = z.infer<typeof Source>
