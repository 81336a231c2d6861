import { Link } from '@tanstack/react-router'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { t } from '../../../kit/words.ts'
import { Reading, ReadingSection } from './Reading.tsx'

const PARTS = {
  help: (words: string) => <Link to="/help">{words}</Link>,
  privacy: (words: string) => <Link to="/privacy">{words}</Link>,
}

/** Terms of use. */
export function TermsPage() {
  return (
    <Reading title={t`Terms`} lead={t`What you can count on, and what we ask of you. Short, and in plain words.`}>
      <ReadingSection title={t`Emberwell is not a doctor`}>
        <p>{t`Emberwell helps you notice and remember. It does not diagnose, treat or prescribe, and nothing here is medical advice. If something worries you, please talk to a doctor, a nurse or a pharmacist. Please never put off care because of something you read here.`}</p>
        <p>
          <Rich
            text={t`In an emergency, call your emergency number. You find numbers for four regions under <help>Help</help>.`}
            parts={PARTS}
          />
        </p>
      </ReadingSection>

      <ReadingSection title={t`Lara is a program`}>
        <p>{t`Lara answers from texts that were reviewed, and from your own notes. She names her sources, and says when she does not know. She can still be wrong, or not fit you. She calls nobody and sends for no help, whatever you tell her. Where those who run this site have set up a language model and you agree to it, it may word her answers; the page then says so.`}</p>
      </ReadingSection>

      <ReadingSection title={t`What we promise`}>
        <ul>
          <li>{t`What you write belongs to you. We claim no right to it and use it for you alone: to show it to you, to count it for your trends, to remind you and to answer you.`}</li>
          <li>
            <Rich
              text={t`We treat it as the <privacy>privacy page</privacy> says. If that changes, we will tell you before it does.`}
              parts={PARTS}
            />
          </li>
          <li>{t`Your partner never sees what you log or what you tell Lara.`}</li>
          <li>{t`We say what works and what does not work yet.`}</li>
          <li>{t`This version is free. If that changes, you will be asked first. Nothing starts to cost money by itself.`}</li>
        </ul>
      </ReadingSection>

      <ReadingSection title={t`What we ask`}>
        <ul>
          <li>{t`Please be 18 or older.`}</li>
          <li>{t`Please make an account for yourself only, and keep your password to yourself.`}</li>
          <li>{t`Please invite a partner only if you want to, and never because somebody makes you.`}</li>
          <li>{t`If you are a partner: please use Compass to help, never to press or to watch.`}</li>
          <li>{t`Please write about your own days. Please leave other people’s secrets out.`}</li>
          <li>{t`Please do not try to break in, flood the service or look at what is not yours. If you find a hole, please tell us.`}</li>
        </ul>
      </ReadingSection>

      <ReadingSection title={t`This is an early version`}>
        <p>{t`We take care that nothing you save is lost, but an early version can have faults and be away at times. If a note is the only one of its kind, please keep a copy: under Settings you can download everything you wrote.`}</p>
      </ReadingSection>

      <ReadingSection title={t`Leaving`}>
        <p>{t`You can stop at any time, without a reason. In Settings, under Account & Data, you delete your account yourself: at once, or with seven days to change your mind. We may close an account that harms others; we will say why.`}</p>
      </ReadingSection>
    </Reading>
  )
}
