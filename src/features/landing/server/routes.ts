import type { Keys } from '../../../kit/server/keys.ts'
import type { Serve } from '../../../kit/server/serve.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import { said } from '../../../kit/words.ts'
import { findApiTest, joinWaitlist, requestDemo, sendContact, sendFeedback } from '../contract.ts'
import { CONTACT_THANKS, DEMO_THANKS, FEEDBACK_THANKS, type FormKind, WAITLIST_THANKS } from '../rules/form-words.ts'
import type { PublicForm } from '../rules/inbox.ts'
import { addForm } from './store.ts'

type Given = { accounts: Vault<'accounts'>; body: PublicForm['sent'] & { website?: string | undefined }; now: number }

/**
 * The forms in front of the door. Every well-formed one is thanked alike: new, repeated, or filled in by a program. `apiTestPage` is whether
 * the page for developers is there.
 */
export function landingRoutes(serve: Serve, keys: Keys, apiTestPage: boolean): void {
  async function take(kind: FormKind, { accounts, body: { website, ...sent }, now }: Given, thanks: string) {
    if (!website) await addForm(accounts, keys, kind, sent, now)
    return { success: true as const, message: said(thanks) }
  }

  serve(findApiTest, () => Promise.resolve({ data: { is_open: apiTestPage } }))
  serve(joinWaitlist, (given) => take('waitlist', given, WAITLIST_THANKS))
  serve(requestDemo, (given) => take('demo', given, DEMO_THANKS))
  serve(sendFeedback, (given) => take('feedback', given, FEEDBACK_THANKS))
  serve(sendContact, (given) => take('contact', given, CONTACT_THANKS))
}
