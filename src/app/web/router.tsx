import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect, type RouteComponent } from '@tanstack/react-router'
import { toCalendarSearch } from './pages/calendar/calendar-search.ts'
import { toExperimentSearch } from '../../features/experiments/web/experiment-search.ts'
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

function lazyPage<const Path extends string, Module extends Record<string, unknown>>(
  path: Path,
  access: PageAccess,
  title: PageName,
  load: () => Promise<Module>,
  name: keyof Module & string,
) {
  return page(path, access, title, lazyRouteComponent(load, name) as RouteComponent)
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
const shares = lazyRouteComponent(() => import('../../features/shares/web/SharesPage.tsx'), 'SharesPage')
const sharedReport = lazyRouteComponent(() => import('./pages/SharedReportPage.tsx'), 'SharedReportPage')
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

/** The parameters that `parse` accepts, no others: the router keeps unknown ones unless they are set to undefined. */
function only<Search extends object>(parse: (search: Record<string, unknown>) => Search) {
  return (search: Record<string, unknown>): Search => {
    const dropped: Record<string, undefined> = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]))
    return { ...dropped, ...parse(search) }
  }
}

const routes = [
  page('/', 'public', '', landing),
  page('/app', 'guest', '', landing),
  lazyPage('/login', 'guest', t`Sign in`, () => import('../../features/auth/web/LoginPage.tsx'), 'LoginPage'),
  createRoute({
    getParentRoute: () => root,
    path: '/signup',
    validateSearch: only(toStep),
    beforeLoad: () => {
      // Signed in from step 1 on; she stays on the page until sign-up is complete.
      if (!isSetupOpen(currentSession()?.user.id)) guard('guest')
    },
    component: lazyRouteComponent(() => import('./pages/SignupPage.tsx'), 'SignupPage'),
    staticData: { title: t`Get started` },
  }),
  lazyPage(
    '/forgot-password',
    'public',
    t`Forgot password`,
    () => import('../../features/auth/web/ForgotPasswordPage.tsx'),
    'ForgotPasswordPage',
  ),
  emailLinkRoute('/reset-password'),
  lazyPage(
    '/reset-password',
    'public',
    t`New password`,
    () => import('../../features/auth/web/ResetPasswordPage.tsx'),
    'ResetPasswordPage',
  ),
  emailLinkRoute('/keep-account'),
  lazyPage('/keep-account', 'public', t`Your account`, () => import('./pages/KeepAccountPage.tsx'), 'KeepAccountPage'),
  emailLinkRoute('/confirm-email'),
  lazyPage('/confirm-email', 'public', t`New address`, () => import('./pages/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
  emailLinkRoute('/no-more-email'),
  lazyPage('/no-more-email', 'public', t`Your account`, () => import('../../features/auth/web/NoMoreEmailPage.tsx'), 'NoMoreEmailPage'),
  lazyPage('/home', 'woman', t`Home`, () => import('./pages/HomePage.tsx'), 'HomePage'),
  createRoute({
    getParentRoute: () => root,
    path: '/calendar',
    beforeLoad: () => guard('woman'),
    validateSearch: only(toCalendarSearch),
    component: lazyRouteComponent(() => import('./pages/CalendarPage.tsx'), 'CalendarPage'),
    staticData: { title: t`Calendar` },
  }),
  lazyPage('/tracker', 'woman', t`Tracker`, () => import('./pages/TrackerPage.tsx'), 'TrackerPage'),
  createRoute({
    getParentRoute: () => root,
    path: '/tracker/soft',
    beforeLoad: () => guard('woman'),
    validateSearch: only(toLogSearch),
    component: lazyRouteComponent(() => import('./pages/SoftLogPage.tsx'), 'SoftLogPage'),
    staticData: { title: t`Tracker` },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/tracker/deep',
    beforeLoad: () => guard('woman'),
    validateSearch: only(toLogSearch),
    component: lazyRouteComponent(() => import('../../features/logs/web/DeepLogPage.tsx'), 'DeepLogPage'),
    staticData: { title: t`Tracker` },
  }),
  lazyPage('/tracker/history', 'woman', t`History`, () => import('./pages/HistoryPage.tsx'), 'HistoryPage'),
  lazyPage(
    '/day/$date',
    'woman',
    ({ date = '' }) => (isLocalDate(date) ? dayWords(date, 'monthDay') : t`Your day`),
    () => import('./pages/DayPage.tsx'),
    'DayPage',
  ),
  lazyPage('/embertides', 'woman', 'EmberTides', () => import('../../features/embertides/web/EmberTidesPage.tsx'), 'EmberTidesPage'),
  lazyPage('/check-ins', 'woman', t`Check-ins`, () => import('../../features/checkins/web/CheckinsPage.tsx'), 'CheckinsPage'),
  lazyPage('/patterns', 'woman', t`Patterns`, () => import('../../features/patterns/web/PatternsPage.tsx'), 'PatternsPage'),
  createRoute({
    getParentRoute: () => root,
    path: '/experiments',
    beforeLoad: () => guard('woman'),
    validateSearch: only(toExperimentSearch),
    component: lazyRouteComponent(() => import('../../features/experiments/web/ExperimentsPage.tsx'), 'ExperimentsPage'),
    staticData: { title: t`Experiments` },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/insights',
    beforeLoad: () => guard('woman'),
    validateSearch: only(toPeriodSearch),
    component: lazyRouteComponent(() => import('./pages/TrendsPage.tsx'), 'TrendsPage'),
    staticData: { title: t`Trends` },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/settings',
    beforeLoad: () => guard('woman'),
    validateSearch: only(toTab),
    component: lazyRouteComponent(() => import('./pages/SettingsPage.tsx'), 'SettingsPage'),
    staticData: { title: t`Settings` },
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/chat',
    beforeLoad: () => guard('woman'),
    validateSearch: only(toChatSession),
    component: lazyRouteComponent(() => import('../../features/lara/web/ChatPage.tsx'), 'ChatPage'),
    staticData: { title: t`Chat` },
  }),
  lazyPage('/tracker/soft/$id', 'woman', t`Tracker`, () => import('../../features/logs/web/LogEntryPage.tsx'), 'LogEntryPage'),
  lazyPage('/tracker/deep/$id', 'woman', t`Tracker`, () => import('../../features/logs/web/LogEntryPage.tsx'), 'LogEntryPage'),
  lazyPage('/reminders', 'woman', t`Reminders`, () => import('../../features/reminders/web/RemindersPage.tsx'), 'RemindersPage'),
  lazyPage('/treatments', 'woman', t`Tracker`, () => import('../../features/treatments/web/TreatmentsPage.tsx'), 'TreatmentsPage'),
  lazyPage('/report', 'woman', t`Report`, () => import('../../features/report/web/ReportPage.tsx'), 'ReportPage'),
  lazyPage('/import', 'woman', t`Import`, () => import('../../features/exchange/web/ImportPage.tsx'), 'ImportPage'),
  lazyPage('/add-partner', 'woman', 'Compass', () => import('../../features/partner/web/AddPartnerPage.tsx'), 'AddPartnerPage'),
  lazyPage('/partner/compass', 'partner', 'Compass', () => import('../../features/compass/web/CompassPage.tsx'), 'CompassPage'),
  lazyPage('/partner/chat', 'partner', t`Chat`, () => import('./pages/CompassChatPage.tsx'), 'CompassChatPage'),
  lazyPage('/partner/account', 'partner', t`Your account`, () => import('./pages/PartnerAccountPage.tsx'), 'PartnerAccountPage'),
  page('/shares', 'woman', t`Links`, shares),
  createRoute({
    getParentRoute: () => root,
    path: '/s/$id',
    // As with links from emails, the key is removed from the address bar and the history before anything is rendered.
    beforeLoad: ({ params, location }) => {
      emailLinks.set('/s', { id: params.id, token: location.hash })
      throw redirect({ to: '/s', replace: true })
    },
  }),
  page('/s', 'public', t`Report`, sharedReport),
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
  lazyPage('/privacy', 'public', t`Privacy`, () => import('../../features/landing/web/PrivacyPage.tsx'), 'PrivacyPage'),
  lazyPage('/terms', 'public', t`Terms`, () => import('../../features/landing/web/TermsPage.tsx'), 'TermsPage'),
  lazyPage('/help', 'public', t`Help`, () => import('../../features/landing/web/HelpPage.tsx'), 'HelpPage'),
  lazyPage('/contact', 'public', t`Contact`, () => import('../../features/landing/web/ContactPage.tsx'), 'ContactPage'),
  page('/api-test', 'public', t`Waitlist`, waitlist),
  page('/original-emberwellw', 'public', t`Waitlist`, waitlist),
  page('/$', 'public', t`Waitlist`, waitlist),
] as const

function makeRouter() {
  return createRouter({
    routeTree: root.addChildren(routes),
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
