import type { Keys } from '../../../kit/server/keys.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import type { AccountsVault } from '../../../kit/server/vaults.ts'
import { findApiTest, joinWaitlist, requestDemo, sendContact, sendFeedback } from '../contract.ts'
import { CONTACT_THANKS, DEMO_THANKS, FEEDBACK_THANKS, type FormKind, WAITLIST_THANKS } from '../rules/form-words.ts'
import type { PublicForm } from '../rules/inbox.ts'
import { addForm } from './store.ts'

type FormRequest = { accounts: AccountsVault; body: PublicForm['sent'] & { website?: string | undefined }; now: number }

/**
 * Routes of the public forms. Every valid form gets the same response: new, repeated, or with the honeypot filled
 * in. `apiTestPage` is whether the developer page is available.
 */
export function landingRoutes(serve: Serve, keys: Keys, apiTestPage: boolean): void {
  async function take(kind: FormKind, { accounts, body: { website, ...sent }, now }: FormRequest, thanks: string) {
    if (!website) await addForm(accounts, keys, kind, sent, now)
    return done(thanks)
  }

  serve(findApiTest, () => Promise.resolve({ data: { is_open: apiTestPage } }))
  serve(joinWaitlist, (request) => take('waitlist', request, WAITLIST_THANKS()))
  serve(requestDemo, (request) => take('demo', request, DEMO_THANKS()))
  serve(sendFeedback, (request) => take('feedback', request, FEEDBACK_THANKS()))
  serve(sendContact, (request) => take('contact', request, CONTACT_THANKS()))
}
