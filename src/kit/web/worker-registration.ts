/**
 * Registers the service worker under the Trusted Types policy that allows only its script (docs/safety.md, section 3).
 */
import { edition } from '../words.ts'
import { trustedScript } from './trusted-script.ts'

/** The worker caches the files of one language, that of the page. */
function address(): string {
  return edition() === 'en' ? '/sw.js' : `/sw.js?${edition()}`
}

/** Whether this browser supports service workers here; over plain http only on localhost. */
export function hasWorkers(): boolean {
  return 'serviceWorker' in navigator
}

/**
 * Returns the worker's registration, registering it if needed. Rejects when the browser refuses or the script cannot be
 * fetched.
 */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trustedScript('sw', address()), { scope: '/' })
}
