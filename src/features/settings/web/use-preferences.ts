import { useEffect } from 'react'
import { useMirror } from '../../../kit/web/mirror.ts'
import { PREFERENCES } from '../rules/preferences.ts'
import { followPreferences } from './follow-preferences.ts'

/** Her preferences, read and changed; what she changes about the look shows at once. */
export function usePreferences() {
  useEffect(followPreferences, [])
  return useMirror(PREFERENCES)
}
