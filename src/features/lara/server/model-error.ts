/** Kinds of failures of a language model. */
export const FAULTS = ['unreachable', 'refused', 'busy', 'down', 'garbled', 'cut', 'empty', 'overlong', 'late'] as const
export type Fault = (typeof FAULTS)[number]

/**
 * Failure of a language model. Contains only the kind, neither request nor reply. `restMs` is the pause that the model
 * asks for, in ms.
 */
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

/** Converts any error of a request to a model. Only its kind is retained, since it may quote the conversation. */
export function toFault(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error
  // Malformed JSON and malformed events are both SyntaxErrors.
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
