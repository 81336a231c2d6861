/** Asking the browser for a passkey. The library is loaded when it is first needed. */
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'

/** Whether this browser knows passkeys. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Whether she closed the browser's question, or it ran out of time. */
function isDeclined(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

async function unlessDeclined<Answer>(ask: () => Promise<Answer>): Promise<string | undefined> {
  try {
    return JSON.stringify(await ask())
  } catch (error) {
    if (isDeclined(error)) return undefined
    throw error
  }
}

/** Makes a passkey for the server's options (JSON text). Resolves to the answer, undefined when she declined. */
export async function makePasskey(options: string): Promise<string | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return unlessDeclined(() => startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON }))
}

/** Uses a passkey for the server's options (JSON text). Resolves to the answer, undefined when she declined. */
export async function answerWithPasskey(options: string): Promise<string | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return unlessDeclined(() => startAuthentication({ optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON }))
}
