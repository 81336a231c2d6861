import type { Recognised } from '../../safety/rules/classes.ts'
import type { Speaker } from '../../text/rules/speech.ts'

/** Requests to the worker thread and its replies; READY is posted once it listens. */
export type RecogniseRequest = { readonly id: number; readonly message: string; readonly speaker: Speaker }
export type RecogniseReply = { readonly id: number; readonly recognised: readonly Recognised[] }
export const READY = 'ready'
