/**
 * Addresses of workers under Trusted Types, each with a policy that allows only its script (docs/safety.md, section 3).
 */

/** Names of the policies, as the content security policy lists them (`kit/server/headers.ts`). */
type PolicyName = 'sw' | 'reader'
type Policy = { createScriptURL(url: string): unknown }
type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy }

const policies = new Map<PolicyName, Policy>()

/** The address of the script of a policy, in the form that this browser takes. */
export function trustedScript(name: PolicyName, script: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return script
  const policy =
    policies.get(name) ??
    trustedTypes.createPolicy(name, {
      createScriptURL: (url) => {
        if (url !== script) throw new TypeError('not the script of this worker')
        return url
      },
    })
  policies.set(name, policy)
  return policy.createScriptURL(script) as string
}
