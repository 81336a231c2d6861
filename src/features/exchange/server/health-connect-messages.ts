import type { FileContent } from '../rules/imported-day.ts'
import type { ReadProblemCode } from '../rules/read-problem.ts'

/** What the worker is started with. */
export type HealthConnectFile = { readonly path: string; readonly today: string }

/** What the worker posts: once it holds the file open, and at the end the content or why there is none. */
export type HealthConnectReply = 'open' | { readonly content: FileContent } | { readonly code: ReadProblemCode }
