import { Link } from '@tanstack/react-router'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { t } from '../../../kit/words.ts'
import { ReadingSection } from './Reading.tsx'

const PARTS = {
  contact: (words: string) => <Link to="/contact">{words}</Link>,
}

/**
 * Section of the privacy page about health data, with the contents that Washington's My Health My Data Act requires.
 */
export function YourHealthData() {
  return (
    <ReadingSection title={t`Your health data`} id="health-data">
      <p>{t`This part is about what tells of your health. Some places, such as Washington State, ask for it by law. It holds for everyone here, wherever you live.`}</p>
      <h3>{t`What we collect, and from whom`}</h3>
      <p>{t`Only what you give us yourself. We buy nothing, guess nothing and take nothing from other apps or devices.`}</p>
      <ul>
        <li>{t`Your answers at the start: age range, phase and goals.`}</li>
        <li>{t`Your logs: mood, sleep, energy, hot flashes, stress, movement, food, supplements, and what you write in your own words.`}</li>
        <li>{t`Your flow calendar: flow and symptoms by day.`}</li>
        <li>{t`The moments you tap, and your EmberTides.`}</li>
        <li>{t`Your check-ins: the questionnaires you answer, and their numbers.`}</li>
        <li>{t`Your reminders, such as one for a medicine.`}</li>
        <li>{t`What you write to Lara, and what she answers.`}</li>
        <li>{t`How you felt about what your partner did, and the signals you write to them.`}</li>
      </ul>
      <h3>{t`Why`}</h3>
      <p>{t`To show it to you, to count it for your trends, to remind you, and to let Lara answer you. For nothing else: no ads, no research, no training of any model.`}</p>
      <h3>{t`Who gets it`}</h3>
      <p>{t`Nobody. We do not sell it and do not share it. These things leave only because you say so:`}</p>
      <ul>
        <li>{t`A signal goes to your partner when you send it, word for word as you saw it. Your logs and your conversations never do.`}</li>
        <li>{t`Where those who run this site have set up a language model, what you write to Lara goes to it only after you agree in Settings. You can take that back there.`}</li>
        <li>{t`A reminder by push or email passes through the service that delivers it. It does not say what it is about, unless you choose so.`}</li>
        <li>{t`A file you download, or a page you print, is yours to hand on.`}</li>
      </ul>
      <h3>{t`Your consent, and how to withdraw it`}</h3>
      <p>{t`Nothing is asked of you but your name, your email and a few answers at the start; all else you give when you want to. You withdraw by deleting an entry, a conversation or your account, or by switching off what you had switched on. It costs nothing, and nobody asks why.`}</p>
      <h3>{t`To see it, and to delete it`}</h3>
      <p>{t`In Settings, under Account & Data, you can download everything you wrote as one file. You can delete your account there, too: it goes at once, or after seven days in which you can change your mind. Then the key that opens your entries is destroyed, and nobody can read them any more, and neither can we.`}</p>
      <p>
        <Rich
          text={t`If you would rather ask a person, or want to know whether we hold anything of yours, please <contact>write to us</contact>. We answer within 45 days. If you think we got it wrong, write again and say so, and we look at it anew. You can also turn to the attorney general of your state.`}
          parts={PARTS}
        />
      </p>
    </ReadingSection>
  )
}
