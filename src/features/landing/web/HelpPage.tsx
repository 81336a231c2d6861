import { Link } from '@tanstack/react-router'
import { HelpLines } from './HelpLines.tsx'
import { Reading, ReadingPlaces, ReadingSection } from './Reading.tsx'

const PLACES = [
  { id: 'start', title: 'Getting started' },
  { id: 'leave', title: 'Leaving quickly' },
  { id: 'password', title: 'Forgotten password' },
  { id: 'lines', title: 'Help lines' },
] as const

/** Getting started, leaving quickly, a forgotten password, and numbers that answer now. */
export function HelpPage() {
  return (
    <Reading title="Help" lead="The first steps, the quick way out, and numbers to call when it is more than an app can hold.">
      <ReadingPlaces places={PLACES} />

      <ReadingSection title="Getting started" id="start">
        <ol>
          <li>
            <Link to="/signup">Make an account</Link>: your name, your email address and a password of 8 characters or more.
          </li>
          <li>Answer a few short questions, one at a time. You can change any answer later.</li>
          <li>On Home, choose Start Today’s Log. Pick at least four things to note, then tap what is true.</li>
          <li>Come back when you like. A gap is a day without a note, and that is fine.</li>
        </ol>
        <p>Too small, too bright? Under Settings you find larger letters, a dark look, high contrast and less movement.</p>
      </ReadingSection>

      <ReadingSection title="Leaving quickly" id="leave">
        <p>
          On every page you see while signed in there is a button to leave at once. Pressing Esc twice within a second does the same. The
          page is emptied and a neutral one takes its place; going back does not bring it up again.
        </p>
        <p>
          You stay signed in, and it does not clear the list of pages your browser remembers. If somebody may look there, log out when you
          can, use a private window, or say on the sign-in page that the device is shared.
        </p>
      </ReadingSection>

      <ReadingSection title="Forgotten password" id="password">
        <p>
          <Link to="/forgot-password">Ask for a new one</Link> with your email address. We send you a link that works once, for one hour. If
          no mail comes, please look among the unwanted mail, and check the spelling of the address.
        </p>
        <p>A new password signs you out everywhere else.</p>
      </ReadingSection>

      <ReadingSection title="Help lines" id="lines">
        <HelpLines />
      </ReadingSection>

      <ReadingSection title="Something else">
        <p>
          <Link to="/contact">Write to us</Link>. A person reads it.
        </p>
      </ReadingSection>
    </Reading>
  )
}
