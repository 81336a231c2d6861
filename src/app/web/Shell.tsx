import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { readProgress } from '../../features/onboarding/web/setup-progress.ts'
import { UNREACHABLE } from '../../kit/web/api.ts'
import { lazyDialog, lazyPart, optionalPart } from '../../kit/web/LazyPart.tsx'
import { onSessionEnd, type SessionEnd, useSession } from '../../kit/web/session.ts'
import { SkipLink } from '../../kit/web/ui/SkipLink.tsx'
import { ToastProvider, useToast } from '../../kit/web/ui/Toast.tsx'
import { VisuallyHidden } from '../../kit/web/ui/VisuallyHidden.tsx'
import { afterFirstPage, afterFirstPaint, whenIdle } from '../../kit/web/scheduling.ts'
import { hasExpiredAtStart } from './expired-at-start.ts'
import { isPartnerPlace } from './guards.ts'
import { navigationOf } from './navigation.ts'
import { Footer } from './shell/Footer.tsx'
import { Header } from './shell/Header.tsx'
import { Navigation } from './shell/Navigation.tsx'
import { nameOf, toTitle } from './titles.ts'
import { t } from '../../kit/words.ts'
import styles from './Shell.module.css'

const AppNotices = optionalPart(
  () => import('./shell/AppNotices.tsx'),
  (part) => part.AppNotices,
)

/** Adopts the language of sign-up answers that waited on this device, once they are sent. */
const adoptLanguage = async () => (await import('./profile-language.ts')).adoptProfileLanguage()

const SetupReminder = optionalPart(
  () => import('../../features/onboarding/web/SetupReminder.tsx'),
  (part) => part.SetupReminder,
)

// Optional, so that the page still renders if the connection is lost while this is fetched.
const SignedInNotices = optionalPart(
  async () => {
    await afterFirstPage()
    return import('./shell/SignedInNotices.tsx')
  },
  (part) => part.SignedInNotices,
)

const NotLinked = lazyPart(
  () => import('../../features/compass/web/NotLinked.tsx'),
  (part) => part.NotLinked,
)

const UnsentDialog = lazyDialog(
  () => import('./shell/UnsentDialog.tsx'),
  (part) => part.UnsentDialog,
)

/** Whether a logout would discard data that has not reached the server; false if the local store cannot be read. */
async function mayLoseSomething(): Promise<boolean> {
  const { hasUnsent } = await import('../../kit/web/outbox.ts')
  return hasUnsent().catch(() => false)
}

const END_WORDS = {
  logout: undefined,
  expired: t`You were signed out. Please sign in again.`,
  idle: t`You were signed out after 30 quiet minutes, because this is a shared device.`,
  elsewhere: t`You signed out in another tab.`,
} satisfies Record<SessionEnd, string | undefined>

/** How long the heading of a new page is waited for, in ms. */
const SETTLE_MS = 5_000

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}

/**
 * Moves the focus to the heading, and again if a page rendered later replaces the heading. Stops at the first key or
 * pointer event, or after `SETTLE_MS`. Returns the function that stops it.
 */
function keepHeadingFocused(): () => void {
  const left = document.activeElement
  const observer = new MutationObserver(() => {
    const active = document.activeElement
    // Until there is a heading, `main` has the focus.
    if (active === null || active === document.body || active === left || active?.localName === 'main') focusHeading()
  })
  const end = () => {
    clearTimeout(timer)
    observer.disconnect()
    removeEventListener('keydown', end, true)
    removeEventListener('pointerdown', end, true)
  }
  const timer = setTimeout(end, SETTLE_MS)
  addEventListener('keydown', end, true)
  addEventListener('pointerdown', end, true)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['style', 'hidden'] })
  focusHeading()
  return end
}

/** Sets the document title; after each navigation moves the focus to the heading and returns the title to announce. */
function usePageChange(name: string | undefined): string {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  // The path may change again before the first page has rendered.
  const before = useRef(globalThis.location?.pathname)
  const [hasMoved, setHasMoved] = useState(false)

  useEffect(() => {
    document.title = toTitle(name)
  }, [name])

  useEffect(() => {
    if (path === undefined || path === before.current) return undefined
    before.current = path
    setHasMoved(true)
    return keepHeadingFocused()
  }, [path])

  return hasMoved ? toTitle(name) : ''
}

/**
 * Whether the browser is idle after the first page, so that optional parts can be loaded; always false when
 * prerendering.
 */
function useTime(): boolean {
  const [hasTime, setTime] = useState(false)
  useEffect(() => {
    void Promise.all([afterFirstPaint(), afterFirstPage()])
      .then(() => whenIdle())
      .then(() => setTime(true))
  }, [])
  return hasTime
}

function Frame() {
  const session = useSession()
  const toast = useToast()
  const hasTime = useTime()
  const [isLeaving, setIsLeaving] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [wasCutOff, setCutOff] = useState(false)
  const name = useMatches({ select: (matches) => nameOf(matches.at(-1)) })
  const spoken = usePageChange(name)
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? '' })

  useEffect(
    () =>
      onSessionEnd((why) => {
        const words = END_WORDS[why]
        const isPartner = why === 'expired' && isPartnerPlace(location.pathname)
        setCutOff(isPartner)
        if (words && !isPartner) toast.show({ text: words, seconds: 10 })
      }),
    [toast],
  )

  useEffect(() => {
    if (hasExpiredAtStart()) toast.show({ text: END_WORDS.expired, seconds: 10 })
  }, [toast])

  const leave = async (isSure: boolean) => {
    if (isLeaving) return
    setIsLeaving(true)
    try {
      const mustAsk = !isSure && (await mayLoseSomething())
      setIsAsking(mustAsk)
      if (mustAsk) return
      const { logOut, SERVER_UNREACHED } = await import('../../features/auth/web/log-out.ts')
      if (!(await logOut())) toast.show({ text: SERVER_UNREACHED, seconds: 10 })
    } catch {
      // Usually the connection was lost before the logout code was fetched; she is still signed in.
      toast.show({ tone: 'danger', text: UNREACHABLE, seconds: 10 })
    } finally {
      setIsLeaving(false)
    }
  }

  const isSetupOpen = path === '/home' && readProgress(session?.user.id) !== undefined
  const items = session ? navigationOf(session.user.user_type) : []
  return (
    <div className={styles['shell']}>
      <SkipLink href="#main">{t`Skip to content`}</SkipLink>
      <Header
        session={session}
        items={items}
        hasMore={session !== undefined && session.user.user_type !== 'partner'}
        name={name}
        isLeaving={isLeaving}
        onLogOut={() => void leave(false)}
      />
      <div role="status">
        {hasTime && (
          <Suspense>
            <AppNotices />
          </Suspense>
        )}
      </div>
      {session && (
        <Suspense>
          <SignedInNotices session={session} />
        </Suspense>
      )}
      <main id="main" className={styles['main']} tabIndex={-1}>
        {isSetupOpen && (
          <Suspense>
            <SetupReminder onSent={() => void adoptLanguage()} />
          </Suspense>
        )}
        {wasCutOff && !session && isPartnerPlace(path) ? (
          <Suspense>
            <NotLinked />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </main>
      <Footer hasProfile={session?.user.user_type === 'woman'} />
      <Navigation label={t`Tabs`} items={items} shape="tabs" className={styles['tabs']} />
      {isAsking && <UnsentDialog onClose={() => setIsAsking(false)} onLeave={() => void leave(true)} />}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </div>
  )
}

/** The layout of every page: header, footer, tabs, notices and toasts. */
export function Shell() {
  return (
    <ToastProvider>
      <Frame />
    </ToastProvider>
  )
}
