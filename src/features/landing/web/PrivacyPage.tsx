import { Link } from '@tanstack/react-router'
import { Reading, ReadingSection } from './Reading.tsx'

/** What this build keeps, how it is locked and what stays readable. Whoever changes one of these changes this page. */
export function PrivacyPage() {
  return (
    <Reading
      title="Privacy"
      lead="What you write here is yours. This page says what Emberwell keeps, how it is locked, and what it never does. It describes the program as it stands today."
    >
      <ReadingSection title="What we keep">
        <ul>
          <li>
            <strong>Your account:</strong> your name, your email address, your time zone and, if you tell us, your pronouns. Of your
            password we keep only a one-way hash (argon2id), which nobody can read back.
          </li>
          <li>
            <strong>Your answers at the start:</strong> age range, phase, language, region, goals, and what you chose about voice and
            sharing.
          </li>
          <li>
            <strong>Your notes:</strong> what you write in a log, and the moods and hot flashes you mark with a tap.
          </li>
          <li>
            <strong>Your sessions:</strong> for each device you are signed in on, a short name such as “Firefox on Android”, when it signed
            in and when it was last used. We keep no network address.
          </li>
          <li>
            <strong>If you invite a partner:</strong> his name and email address as you gave them, and what the two of you share in Compass.
          </li>
          <li>
            <strong>Mail on its way to you,</strong> such as a link for a new password, until it is sent.
          </li>
          <li>
            <strong>What you send through a public form:</strong> waitlist, demo, feedback, contact.
          </li>
        </ul>
        <p>That is the whole list. We do not ask for your birthday, your address, your phone number or your doctor.</p>
      </ReadingSection>

      <ReadingSection title="How it is locked">
        <p>
          Each note, and your name and email address, is sealed on the server before it is stored, with AES-256-GCM, a strong and
          well-tested lock. You have a key of your own; nobody else’s notes open with it. That key is itself wrapped by a master key, which
          lies in a place of its own, not in the database.
        </p>
        <p>
          To show you a note, the server opens it. So this is not end-to-end encryption: whoever runs the server and holds its master key
          could open it too. A stolen copy of the database alone does not open.
        </p>
      </ReadingSection>

      <ReadingSection title="What stays readable in the database">
        <p>A row needs a label to be found. These labels are not sealed:</p>
        <ul>
          <li>its number, which is random and tells nothing, and whose row it is;</li>
          <li>what kind of row it is, such as “daily log”, “mood” or “hot flash”;</li>
          <li>the day it belongs to, and when it was saved or changed;</li>
          <li>how many logs you have, and which days in a row hold one, so that Home opens quickly;</li>
          <li>your time zone, whether an account is a woman’s or a partner’s, and the short names of your devices.</li>
        </ul>
        <p>
          So a stolen copy could show that an account marked a hot flash on a day. It could not show whose account that is by name or
          address, nor what you wrote, nor any number you gave.
        </p>
      </ReadingSection>

      <ReadingSection title="The wall to a partner">
        <p>
          There are three separate databases: one for accounts, one for what is yours, one for what you share with a partner. The part of
          the program that serves a partner is never given the database with your notes.
        </p>
        <p>
          The shared one keeps what your partner notes that he did, the words you send him, and sums of how you took what he did: receptive,
          neutral or withdrawn. Your single answers lie with your notes; he sees sums over whole weeks only, from three answers on. Compass
          never collects your symptoms, your moods, your private information or what you talked about. He does not see when you were here.
          When you unlink, all that is shared is removed.
        </p>
      </ReadingSection>

      <ReadingSection title="What we never do">
        <ul>
          <li>No ads, no trackers, no cookies, no visitor counting.</li>
          <li>Your browser talks to Emberwell and to nobody else. Even the letters on this page come from our own server.</li>
          <li>We do not sell, rent or trade anything about you.</li>
          <li>Our technical records hold no words of yours, no email addresses and no keys.</li>
        </ul>
      </ReadingSection>

      <ReadingSection title="On your device">
        <p>
          While you are signed in, your browser keeps two sign-in keys, your name, email address and kind of account, and your settings.
          What you typed and have not sent yet waits there too, sealed, so that a lost connection loses nothing. Logging out clears it all.
          After 30 days without a visit you are signed out without doing anything.
        </p>
      </ReadingSection>

      <ReadingSection title="Public forms">
        <p>
          What you send through a form is sealed as well, with your name and address, under a key of the server. Beside it we keep a
          scrambled mark, to notice when the same form comes twice, and the time it came. To keep out floods we count forms per network
          address, and forget the count after an hour.
        </p>
      </ReadingSection>

      <ReadingSection title="Leaving, and taking your notes along">
        <p>
          A page where you delete your account and download your notes yourself is not built yet. Until it stands, please{' '}
          <Link to="/contact">write to us</Link> with the email address of your account. A person will check that it is you, then remove
          your account and everything in it.
        </p>
      </ReadingSection>
    </Reading>
  )
}
