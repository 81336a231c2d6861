import { type ReactNode, useState } from 'react'
import { t } from '../words.ts'
import { Alert } from './ui/Alert.tsx'
import { Button } from './ui/Button.tsx'
import { LiveRegion } from './ui/LiveRegion.tsx'

/** `advice` must be rendered by the form; `unlessCommon` runs an action that sets the password. */
type CommonPassword = {
  /** Runs `go`, or first shows the advice, whose button runs it all the same. */
  unlessCommon: (go: () => void) => Promise<void>
  advice: ReactNode
}

/**
 * Advice against a new password that many people use. It never refuses one (docs/product.md, Passwords). The list is
 * fetched when it is needed, and the password does not leave the page for it.
 */
export function useCommonPassword(password: string): CommonPassword {
  const [warned, setWarned] = useState<{ password: string; go: () => void }>()
  const unlessCommon = async (go: () => void) => {
    // Without the list, for example offline, nothing is advised.
    const list = await import('./common-passwords.ts').catch(() => undefined)
    if (!list?.isCommonPassword(password)) return go()
    setWarned({ password, go })
  }
  const advice = (
    <LiveRegion>
      {warned?.password === password && (
        <Alert
          tone="gold"
          title={t`Many people use this password`}
          action={
            <Button
              variant="outline"
              onClick={() => {
                setWarned(undefined)
                warned.go()
              }}
            >
              {t`Use it all the same`}
            </Button>
          }
        >
          {t`So it is among the first that a stranger tries. A few words in a row are safer, and easy to remember.`}
        </Alert>
      )}
    </LiveRegion>
  )
  return { unlessCommon, advice }
}
