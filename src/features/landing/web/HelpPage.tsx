import { Link } from '@tanstack/react-router'
import { PageParts } from '../../../kit/web/ui/PageParts.tsx'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { Disclosure } from '../../../kit/web/ui/Disclosure.tsx'
import { t } from '../../../kit/words.ts'
import { HelpLines } from './HelpLines.tsx'
import { Reading, ReadingSection } from './Reading.tsx'

const PARTS = {
  signup: (words: string) => <Link to="/signup">{words}</Link>,
  ask: (words: string) => <Link to="/forgot-password">{words}</Link>,
  contact: (words: string) => <Link to="/contact">{words}</Link>,
}

const PLACES = [
  { id: 'lines', title: t`Help lines` },
  { id: 'start', title: t`Getting started` },
  { id: 'first', title: t`What people ask first` },
  { id: 'leave', title: t`Leaving quickly` },
  { id: 'password', title: t`Forgotten password` },
] as const

/** Frequently asked questions. Update the answer when the feature changes. */
const QUESTIONS = [
  {
    asks: t`Is Lara a person?`,
    answer: t`No. Lara is a program. She answers from texts that were reviewed, and from your own notes. Nobody reads along. She is not a doctor, and she cannot call anyone for you.`,
  },
  {
    asks: t`What can my partner see?`,
    answer: t`The signals you send, word for word as you previewed them, and what your partner noted. How you felt about it reaches them only as weekly totals of three answers or more. If all your answers in a week are the same for one kind of support, they can work out each one. Never your logs, your calendar, your conversations with Lara, or when you were here. “See exactly what your partner sees”, on the Compass page, shows you their page.`,
  },
  {
    asks: t`What if I want to unlink my partner?`,
    answer: t`On the Compass page, choose Unlink. It works right away, and everything you shared there is deleted. Your partner only sees that they are no longer linked.`,
  },
  {
    asks: t`Does it cost anything?`,
    answer: t`Not today. This version takes no payment and asks for no card. If that changes, you will be asked first.`,
  },
  {
    asks: t`Does it work without a connection?`,
    answer: t`Once a page is open, mostly yes: a log, a mood or a hot flash is kept on your device (encrypted) and sent when you’re back online. Lara needs the connection, but help in a crisis is shown without it.`,
  },
  {
    asks: t`I missed some days. Is that bad?`,
    answer: t`No. Gaps are just days you didn’t log. They never count as zero.`,
  },
  {
    asks: t`What are check-ins?`,
    answer: t`Questionnaires that doctors know: the Menopause Rating Scale, and two about mood and worry (PHQ-9 and GAD-7). You find them in the menu. The number is not a diagnosis, and no one but you sees it. Your earlier ones stay covered until you tap Show.`,
  },
  {
    asks: t`How do I change or delete an entry?`,
    answer: t`Open it from your history and choose Edit, or delete it. What it said before is kept for you to compare. What you deleted comes back with Undo within ten seconds.`,
  },
  {
    asks: t`How do I take my notes with me?`,
    answer: t`In Settings, under Account & Data, you can download everything you wrote as one file. The trends page can be printed for your doctor.`,
  },
  {
    asks: t`How do I delete my account?`,
    answer: t`In Settings, under Account & Data: at once, or with seven days to change your mind. Then the key that opens your entries is destroyed.`,
  },
  {
    asks: t`Which languages does it speak?`,
    answer: t`Lara and the pages speak English, Spanish and French. Choose yours at the foot of any page, or in your settings under Profile.`,
  },
  {
    asks: t`The letters are too small, or it is too bright`,
    answer: t`In Settings, under Accessibility, you find larger letters, a dark look, high contrast and less movement.`,
  },
] as const

/** Help page: help lines, getting started, frequent questions, quick exit, and a forgotten password. */
export function HelpPage() {
  return (
    <Reading title={t`Help`} lead={t`Numbers to call when an app isn’t enough, the first steps, and the quick way out.`}>
      <PageParts parts={PLACES} />

      <ReadingSection title={t`Help lines`} id="lines">
        <HelpLines />
      </ReadingSection>

      <ReadingSection title={t`Getting started`} id="start">
        <ol>
          <li>
            <Rich
              text={t`<signup>Make an account</signup>: your name, your email address and a password of 8 characters or more.`}
              parts={PARTS}
            />
          </li>
          <li>{t`Answer a few short questions, one at a time. You can change any answer later.`}</li>
          <li>{t`On Home, choose Start Today’s Log. Pick at least four things to note, then tap what is true.`}</li>
          <li>{t`Ask Lara about it, if you like.`}</li>
          <li>{t`Come back when you like. Gaps are just days you didn’t log.`}</li>
        </ol>
      </ReadingSection>

      <ReadingSection title={t`What people ask first`} id="first">
        <div>
          {QUESTIONS.map(({ asks, answer }) => (
            <Disclosure key={asks} name={asks}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </ReadingSection>

      <ReadingSection title={t`Leaving quickly`} id="leave">
        <p>{t`On every page you see while signed in there is a button to leave at once. Pressing Esc twice within a second does the same. The page is emptied and a neutral one takes its place; going back does not bring it up again.`}</p>
        <p>{t`You stay signed in, and it does not clear the list of pages your browser remembers. If somebody may look there, log out when you can, use a private window, or say on the sign-in page that the device is shared.`}</p>
      </ReadingSection>

      <ReadingSection title={t`Forgotten password`} id="password">
        <p>
          <Rich
            text={t`<ask>Ask for a new one</ask> with your email address. We send you a link that works once, for one hour. If no mail comes, please look among the unwanted mail, and check the spelling of the address.`}
            parts={PARTS}
          />
        </p>
        <p>{t`A new password signs you out everywhere else.`}</p>
      </ReadingSection>

      <ReadingSection title={t`Something else`}>
        <p>
          <Rich text={t`<contact>Write to us</contact>. A person reads it.`} parts={PARTS} />
        </p>
      </ReadingSection>
    </Reading>
  )
}
