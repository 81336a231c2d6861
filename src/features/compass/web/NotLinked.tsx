import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { isFocusFree } from '../../../kit/web/lost-focus.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../kit/web/ui/Illustration.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { t } from '../../../kit/words.ts'
import { NOT_LINKED } from '../../couple/contract.ts'

function Place({ text, action }: { text: string; action: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The focused element is gone: move focus, so that screen readers announce the new content.
    if (isFocusFree()) heading.current?.focus()
  }, [])
  return (
    <PageFrame>
      <h1 ref={heading} tabIndex={-1}>
        {t`You are not linked`}
      </h1>
      <Card>
        <EmptyState picture={<EmptyArt kind="door" />} text={text} action={action} />
      </Card>
    </PageFrame>
  )
}

/** Content without a link: the same whatever the reason, without any name (docs/product.md, Without a link). */
export function NotLinked({ again }: { again?: (() => Promise<unknown>) | undefined }) {
  const session = useSession()
  if (!session) {
    return (
      <Place
        text={t`${NOT_LINKED()} Nothing is open on this device any more. You can sign in again at any time.`}
        action={
          <Link to="/login" className={buttonClass('outline')}>
            {t`Sign In`}
          </Link>
        }
      />
    )
  }
  return (
    <Place
      text={t`${NOT_LINKED()} There’s nothing you need to do. If you’re invited, you’ll get an email with a link.`}
      action={
        <>
          {again && (
            <Button variant="outline" onClick={() => void again()}>
              {t`Look again`}
            </Button>
          )}
          <Link to="/partner/account" className={buttonClass('quiet')}>
            {t`Your account`}
          </Link>
        </>
      }
    />
  )
}
