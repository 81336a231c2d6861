import { useState } from 'react'
import { isHidden } from '../../settings/rules/masking.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'

/**
 * Whether bleeding and symptoms are covered because she hides intimate entries. `canShow` is false while her
 * preferences are unknown: they are covered then, too, but without a button.
 */
export function useCover(): { isCovered: boolean; canShow: boolean; show: () => void } {
  const { value } = usePreferences()
  const [isShown, setIsShown] = useState(false)
  return {
    isCovered: isHidden('flow_description', value) && !isShown,
    canShow: value !== undefined,
    show: () => setIsShown(true),
  }
}
