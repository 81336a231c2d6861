import { Link } from '@tanstack/react-router'
import { Reading, ReadingSection } from './Reading.tsx'

/** What we promise and what we ask, short and plain. */
export function TermsPage() {
  return (
    <Reading title="Terms" lead="What you can count on, and what we ask of you. Short, and in plain words.">
      <ReadingSection title="Emberwell is not a doctor">
        <p>
          Emberwell helps you notice and remember. It does not diagnose, treat or prescribe, and nothing here is medical advice. If
          something worries you, please talk to a doctor, a nurse or a pharmacist. Please never put off care because of something you read
          here.
        </p>
        <p>
          In an emergency, call your emergency number. You find numbers for four regions under <Link to="/help">Help</Link>.
        </p>
      </ReadingSection>

      <ReadingSection title="What we promise">
        <ul>
          <li>What you write belongs to you. We claim no right to it and use it for nothing but showing it to you.</li>
          <li>
            We treat it as the <Link to="/privacy">privacy page</Link> says. If that changes, we will tell you before it does.
          </li>
          <li>We say what works and what does not work yet.</li>
          <li>This version is free. If that changes, you will be asked first. Nothing starts to cost money by itself.</li>
        </ul>
      </ReadingSection>

      <ReadingSection title="What we ask">
        <ul>
          <li>Please be 18 or older.</li>
          <li>Please make an account for yourself only, and keep your password to yourself.</li>
          <li>Please write about your own days. Other people’s secrets are theirs.</li>
          <li>Please do not try to break in, flood the service or look at what is not yours. If you find a hole, please tell us.</li>
        </ul>
      </ReadingSection>

      <ReadingSection title="This is an early version">
        <p>
          We take care that nothing you save is lost, but an early version can have faults and be away at times. If a note is the only one
          of its kind, please keep a copy.
        </p>
      </ReadingSection>

      <ReadingSection title="Leaving">
        <p>
          You can stop at any time, without a reason, and delete your account in your settings. We may close an account that harms others;
          we will say why.
        </p>
      </ReadingSection>
    </Reading>
  )
}
