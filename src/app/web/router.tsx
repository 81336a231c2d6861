import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect, type RouteComponent } from '@tanstack/react-router'
import { toCalendarSearch } from './pages/calendar/calendar-search.ts'
import { toPeriodSearch } from '../../features/insights/web/period-search.ts'
import { isSetupOpen } from '../../features/onboarding/web/setup-progress.ts'
import { SETTINGS_TABS, type SettingsTab } from '../../features/settings/web/settings-tabs.ts'
import { dayWords } from '../../kit/day-words.ts'
import { isLocalDate } from '../../kit/local-date.ts'
import { emailLinks } from '../../kit/web/email-links.ts'
import { currentSession, onSessionChange, onSessionEnd } from '../../kit/web/session.ts'
import { isStill } from '../../kit/web/reduced-motion.ts'
import { Loading } from '../../kit/web/ui/Loading.tsx'
import { forgetExpiredAtStart, hasExpiredAtStart } from './expired-at-start.ts'
import { redirectPath, isPartnerPlace, type PageAccess } from './guards.ts'
import { ErrorPage } from './pages/ErrorPage.tsx'
import { Shell } from './Shell.tsx'
import type { PageName } from './titles.ts'
import { t } from '../../kit/words.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface StaticDataRouteOption {
    /** A neutral tab title; never the topic of the page (docs/safety.md, section 4). */
    title?: PageName
  }
}

function guard(access: PageAccess): void {
  const to = redirectPath(access, currentSession())
  if (to === '/' && hasExpiredAtStart()) throw redirect({ to: '/login', replace: true })
  if (to) throw redirect({ to, replace: true })
}

const root = createRootRoute({ component: Shell })

function page<const Path extends string>(path: Path, access: PageAccess, title: PageName, component: RouteComponent) {
  return createRoute({ getParentRoute: () => root, path, beforeLoad: () => guard(access), component, staticData: { title } })
}

function toLogin<const Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to: '/login', replace: true })
    },
  })
}

/**
 * The URL of a link from an email. Its secret is removed from the address bar and the history before anything is
 * rendered (docs/safety.md, section 2).
 */
function emailLinkRoute<
  const Page extends '/reset-password' | '/keep-account' | '/confirm-email' | '/no-more-email' | '/partner/confirm_password',
>(to: Page) {
  return createRoute({
    getParentRoute: () => root,
    path: `${to}/$id/$token`,
    beforeLoad: ({ params }) => {
      emailLinks.set(to, params as { id: string; token: string })
      throw redirect({ to, replace: true })
    },
  })
}

const landing = lazyRouteComponent(() => import('../../features/landing/web/LandingPage.tsx'), 'LandingPage')
const waitlist = lazyRouteComponent(() => import('../../features/landing/web/WaitlistPage.tsx'), 'WaitlistPage')

/** The entry that a log edits, or the day it is for, as written in the URL; without both it is today's. */
function toLogSearch(search: Record<string, unknown>): { entryId?: number; date?: string } {
  const id = Number(search['entryId'])
  if (Number.isSafeInteger(id) && id > 0) return { entryId: id }
  const date = search['date']
  if (date === undefined) return {}
  return { date: typeof date === 'string' ? date : JSON.stringify(date) }
}

/** The sign-up step, from the URL; the page decides whether she may see it. */
function toStep(search: Record<string, unknown>): { step?: number } {
  const step = Number(search['step'])
  return Number.isSafeInteger(step) && step > 0 ? { step } : {}
}

/** The conversation shown by the chat, by its random number; a URL never contains message text. */
function toChatSession(search: Record<string, unknown>): { session?: number } {
  const session = Number(search['session'])
  return Number.isSafeInteger(session) && session > 0 ? { session } : {}
}

function toTab(search: Record<string, unknown>): { tab?: SettingsTab } {
  const tab = SETTINGS_TABS.find((name) => name === search['tab'])
  return tab ? { tab } : {}
}

const routes = [
  page('/', 'public', '', landing),
  page('/app', 'guest', '', landing),
  page(
    '/login',
    'guest',
    t`Sign in`,
    lazyRouteComponent(() => import('../../features/auth/web/LoginPage.tsx'), 'LoginPage'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/signup',
    validateSearch: toStep,
    beforeLoad: () => {
      // Signed in from step 1 on; she stays on the page until sign-up is complete.
      if (!isSetupOpen(currentSession()?.user.id)) guard('guest')
    },
    component: lazyRouteComponent(() => import('./pages/SignupPage.tsx'), 'SignupPage'),
    staticData: { title: t`Get started` },
  }),
  page(
    '/forgot-password',
    'public',
    t`Forgot password`,
    lazyRouteComponent(() => import('../../features/auth/web/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  ),
  emailLinkRoute('/reset-password'),
  page(
    '/reset-password',
    'public',
    t`New password`,
    lazyRouteComponent(() => import('../../features/auth/web/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  ),
  emailLinkRoute('/keep-account'),
  page(
    '/keep-account',
    'public',
    t`Your account`,
    lazyRouteComponent(() => import('./pages/KeepAccountPage.tsx'), 'KeepAccountPage'),
  ),
  emailLinkRoute('/confirm-email'),
  page(
    '/confirm-email',
    'public',
    t`New address`,
    lazyRouteComponent(() => import('./pages/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
  ),
  emailLinkRoute('/no-more-email'),
  page(
    '/no-more-email',
    'public',
    t`Your account`,
    lazyRouteComponent(() => import('../../features/auth/web/NoMoreEmailPage.tsx'), 'NoMoreEmailPage'),
  ),
  page(
    '/home',
    'woman',
    t`Home`,
    lazyRouteComponent(() => import('./pages/HomePage.tsx'), 'HomePage'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/calendar',
    beforeLoad: () => guard('woman'),
    validateSearch: toCalendarSearch,
    component: lazyRouteComponent(() => import('./pages/CalendarPage.tsx'), 'CalendarPage'),
    staticData: { title: t`Calendar` },
  }),
  page(
    '/tracker',
    'woman',
    t`Tracker`,
    lazyRouteComponent(() => import('./pages/TrackerPage.tsx'), 'TrackerPage'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/tracker/soft',
    beforeLoad: () => guard('woman'),
    validateSearch: toLogSearch,
    component: lazyRouteComponent(() => import('../../features/logs/web/QuickLogPage.tsx'), 'QuickLogPage'),
    staticData: { title: t`Tracker` },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/tracker/deep',
    beforeLoad: () => guard('woman'),
    validateSearch: toLogSearch,
    component: lazyRouteComponent(() => import('../../features/logs/web/DeepLogPage.tsx'), 'DeepLogPage'),
    staticData: { title: t`Tracker` },
  }),
  page(
    '/tracker/history',
    'woman',
    t`History`,
    lazyRouteComponent(() => import('./pages/HistoryPage.tsx'), 'HistoryPage'),
  ),
  page(
    '/day/$date',
    'woman',
    ({ date = '' }) => (isLocalDate(date) ? dayWords(date, 'monthDay') : t`Your day`),
    lazyRouteComponent(() => import('./pages/DayPage.tsx'), 'DayPage'),
  ),
  page(
    '/embertides',
    'woman',
    'EmberTides',
    lazyRouteComponent(() => import('../../features/embertides/web/EmberTidesPage.tsx'), 'EmberTidesPage'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: '/insights',
    beforeLoad: () => guard('woman'),
    validateSearch: toPeriodSearch,
    component: lazyRouteComponent(() => import('../../features/insights/web/InsightsPage.tsx'), 'InsightsPage'),
    staticData: { title: t`Trends` },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings',
    beforeLoad: () => guard('woman'),
    validateSearch: toTab,
    component: lazyRouteComponent(() => import('./pages/SettingsPage.tsx'), 'SettingsPage'),
    staticData: { title: t`Settings` },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/chat',
    beforeLoad: () => guard('woman'),
    validateSearch: toChatSession,
    component: lazyRouteComponent(() => import('../../features/lara/web/ChatPage.tsx'), 'ChatPage'),
    staticData: { title: t`Chat` },
  }),
  page(
    '/tracker/soft/$id',
    'woman',
    t`Tracker`,
    lazyRouteComponent(() => import('../../features/logs/web/LogEntryPage.tsx'), 'LogEntryPage'),
  ),
  page(
    '/tracker/deep/$id',
    'woman',
    t`Tracker`,
    lazyRouteComponent(() => import('../../features/logs/web/LogEntryPage.tsx'), 'LogEntryPage'),
  ),
  page(
    '/reminders',
    'woman',
    t`Reminders`,
    lazyRouteComponent(() => import('../../features/reminders/web/RemindersPage.tsx'), 'RemindersPage'),
  ),
  page(
    '/add-partner',
    'woman',
    'Compass',
    lazyRouteComponent(() => import('../../features/partner/web/AddPartnerPage.tsx'), 'AddPartnerPage'),
  ),
  page(
    '/partner/compass',
    'partner',
    'Compass',
    lazyRouteComponent(() => import('../../features/compass/web/CompassPage.tsx'), 'CompassPage'),
  ),
  page(
    '/partner/chat',
    'partner',
    t`Chat`,
    lazyRouteComponent(() => import('./pages/CompassChatPage.tsx'), 'CompassChatPage'),
  ),
  emailLinkRoute('/partner/confirm_password'),
  toLogin('/partner/confirm_password/$id'),
  createRoute({
    getParentRoute: () => root,
    path: '/partner/confirm_password',
    beforeLoad: () => {
      // Without both parts of the token there is no link (docs/product.md, section 2).
      if (!emailLinks.has('/partner/confirm_password')) throw redirect({ to: '/login', replace: true })
    },
    component: lazyRouteComponent(() => import('./pages/PartnerPasswordPage.tsx'), 'PartnerPasswordPage'),
    staticData: { title: t`Welcome` },
  }),
  page(
    '/privacy',
    'public',
    t`Privacy`,
    lazyRouteComponent(() => import('../../features/landing/web/PrivacyPage.tsx'), 'PrivacyPage'),
  ),
  page(
    '/terms',
    'public',
    t`Terms`,
    lazyRouteComponent(() => import('../../features/landing/web/TermsPage.tsx'), 'TermsPage'),
  ),
  page(
    '/help',
    'public',
    t`Help`,
    lazyRouteComponent(() => import('../../features/landing/web/HelpPage.tsx'), 'HelpPage'),
  ),
  page(
    '/contact',
    'public',
    t`Contact`,
    lazyRouteComponent(() => import('../../features/landing/web/ContactPage.tsx'), 'ContactPage'),
  ),
  page('/api-test', 'public', t`Waitlist`, waitlist),
  page('/original-emberwellw', 'public', t`Waitlist`, waitlist),
  page('/$', 'public', t`Waitlist`, waitlist),
] as const

const kitPages = import.meta.env.DEV
  ? [
      page(
        '/kit',
        'public',
        'Kit',
        lazyRouteComponent(() => import('./pages/KitPage.tsx'), 'KitPage'),
      ),
    ]
  : []

function makeRouter() {
  return createRouter({
    routeTree: root.addChildren([...routes, ...kitPages]),
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingComponent: () => <Loading label={t`One moment`} />,
    defaultErrorComponent: ErrorPage,
    // No transition for the first page: there is no previous page to keep on screen.
    defaultViewTransition: { types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged && !isStill() ? ['page'] : false) },
    scrollRestoration: true,
  })
}

let made: ReturnType<typeof makeRouter> | undefined

/** All pages with their guards; each page is loaded lazily. Created at the first call, because creation is slow. */
export function theRouter(): ReturnType<typeof makeRouter> {
  return (made ??= makeRouter())
}

/**
 * Connects the router to the session: signing out redirects to the login, and the guards run again when the user
 * changes. A partner whose session was ended remotely stays on his page, where the Shell shows that he is not linked.
 * Call once at start.
 */
export function followSession(): void {
  let person = currentSession()?.user.id
  onSessionChange(() => {
    const now = currentSession()?.user.id
    if (now !== undefined && now !== person) {
      forgetExpiredAtStart()
      void theRouter().invalidate()
    }
    person = now
  })
  onSessionEnd((why) => {
    if (why === 'expired' && isPartnerPlace(theRouter().state.location.pathname)) return
    void theRouter().navigate({ to: '/login', replace: true })
  })
}
