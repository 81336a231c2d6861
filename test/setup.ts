/** Vitest runs this before every test file in Node. Files that share a worker also share the guard and its record. */
import { networkAttempts } from './network-guard.ts'

networkAttempts()
