import { safetyHere } from '../../chat/web/offline-safety.ts'
import { mannerHere } from './offline-manner.ts'

/** The fixed answer to danger in a message, with help lines; undefined for all other messages. */
export const dangerAnswer = (message: string) => safetyHere(message, mannerHere(), 'woman')
