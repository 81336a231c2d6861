/** Registers the service worker, under the one policy that lets nothing but its own script through (safety.md §3). */
import { language } from '../words.ts'

/** The worker keeps the files of one language: that of the page. */
function address(): string {
  return language() === 'en' ? '/sw.js' : `/sw.js?${language()}`
}

type Policy = { createScriptURL(url: string): unknown }
type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy }

let policy: Policy | undefined

function trustedWorker(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const worker = address()
  if (!trustedTypes) return worker
  policy ??= trustedTypes.createPolicy('sw', {
    createScriptURL: (url) => {
      if (url !== worker) throw new TypeError('not the service worker')
      return url
    },
  })
  return policy.createScriptURL(worker) as string
}

/** Whether this browser has service workers here; plain http has them on localhost alone. */
export function hasWorkers(): boolean {
  return 'serviceWorker' in navigator
}

/** The registration of the worker, made where there is none. Rejects where the browser will not, or cannot fetch it. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trustedWorker(), { scope: '/' })
}
