import type { ReactNode } from 'react'
import { t } from '../../words.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'

type RetryAlertProps = { tone?: 'info' | 'danger'; variant?: 'filled' | 'outline'; onRetry: () => void; children: ReactNode }

/** An alert with a button that tries again. */
export function RetryAlert({ tone = 'danger', variant = 'outline', onRetry, children }: RetryAlertProps) {
  return (
    <Alert
      tone={tone}
      action={
        <Button variant={variant} onClick={onRetry}>
          {t`Try again`}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
