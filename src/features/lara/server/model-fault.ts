/** How a language model can fail. */
export const FAULTS = ['unreachable', 'refused', 'busy', 'down', 'garbled', 'cut', 'empty', 'overlong', 'late'] as const
export type Fault = (typeof FAULTS)[number]

/** A language model that failed. It tells the kind alone: neither what was sent nor what came back. `restMs` is how long it asks to be left alone. */
export class ModelFault extends Error {
  readonly fault: Fault
  readonly restMs: number

  constructor(fault: Fault, restMs = 0) {
    super(fault)
    this.name = `ModelFault ${fault}`
    this.fault = fault
    this.restMs = restMs
  }
}

/** The kind of whatever was thrown on the way to a model and back. Nothing else of it is kept, since it may quote what was said. */
export function toFault(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error
  // Unreadable JSON and unreadable events are both errors of syntax.
  if (error instanceof SyntaxError) return new ModelFault('garbled')
  const { status, headers } = error as { status?: unknown; headers?: unknown }
  if (typeof status !== 'number') return new ModelFault('unreachable')
  if (status === 429) return new ModelFault('busy', restOf(headers))
  return new ModelFault(status >= 500 ? 'down' : 'refused')
}

function restOf(headers: unknown): number {
  const seconds = headers instanceof Headers ? Number(headers.get('retry-after')) : 0
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : 0
}
