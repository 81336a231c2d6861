import { Link } from '@tanstack/react-router'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { t } from '../../../kit/words.ts'
import { Reading, ReadingSection } from './Reading.tsx'
import { YourHealthData } from './YourHealthData.tsx'

const PARTS = {
  strong: (words: string) => <strong>{words}</strong>,
  contact: (words: string) => <Link to="/contact">{words}</Link>,
}

/** A sentence with emphasis and a link to the contact form. */
function rich(text: string) {
  return <Rich text={text} parts={PARTS} />
}

/**
 * Privacy page: what is stored, how it is encrypted, what stays readable, and how the privacy boundary is proved.
 * Update it together with the code.
 */
export function PrivacyPage() {
  return (
    <Reading
      title={t`Privacy`}
      lead={t`What you write here is yours. This page says what Emberwell keeps, how it is protected, and what it never does. It describes the program as it stands today.`}
    >
      <ReadingSection title={t`What we keep`}>
        <ul>
          <li>
            {rich(
              t`<strong>Your account:</strong> your name, your email address, your time zone and, if you tell us, your pronouns. Of your password we keep only a one-way hash (argon2id), which nobody can read back.`,
            )}
          </li>
          <li>
            {rich(
              t`<strong>Your answers at the start:</strong> age range, phase, language, region, goals, and what you chose about voice and sharing.`,
            )}
          </li>
          <li>
            {rich(
              t`<strong>Your notes:</strong> your logs and what they said before you changed them, the moods, hot flashes and night sweats you mark with a tap, your flow calendar, your EmberTides, and the questionnaires you answer. A log you delete is kept aside for an hour or two, so that Undo works.`,
            )}
          </li>
          <li>
            {rich(
              t`<strong>Your conversations with Lara:</strong> what you write, what she answers, and your thumbs. They stay 90 days, unless you choose 30 days or until you delete them.`,
            )}
          </li>
          <li>
            {rich(
              t`<strong>Your reminders:</strong> what and when, and for a week what was sent. If you turn on push, the address at which your browser takes it. If you make a link for your own calendar, a one-way mark of it.`,
            )}
          </li>
          <li>
            {rich(
              t`<strong>If you share a report with a link:</strong> the report, encrypted with a key that only the link holds, until the link ends, and a one-way mark of it. We cannot open it.`,
            )}
          </li>
          <li>
            <strong>{t`Your settings.`}</strong>
          </li>
          <li>
            {rich(
              t`<strong>Your sessions:</strong> for each device you are signed in on, a short name such as “Firefox on Android”, when it signed in and when it was last used. No network address is kept there.`,
            )}
          </li>
          <li>
            {rich(
              t`<strong>If you invite a partner:</strong> your first name, their name and email address as you gave them, and what the two of you share in Compass. An invitation that isn’t accepted is removed 30 days after it ends.`,
            )}
          </li>
          <li>
            {rich(
              t`<strong>If you are a partner:</strong> what you note that you did, and your own chat with Lara, for 90 days. The woman who invited you doesn’t see that chat.`,
            )}
          </li>
          <li>
            {rich(
              t`<strong>Mail on its way to you,</strong> such as a link or a reminder, until it is sent, for a week at most. A host without a mail server keeps it as a file instead.`,
            )}
          </li>
          <li>{rich(t`<strong>Copies of our answers when you save,</strong> for 30 days, so that what is sent twice counts once.`)}</li>
          <li>{rich(t`<strong>What you send through a public form:</strong> waitlist, demo, feedback, contact.`)}</li>
        </ul>
        <p>{t`That is the whole list. We do not ask for your birthday, your address, your phone number or your doctor.`}</p>
      </ReadingSection>

      <ReadingSection title={t`How it is protected`}>
        <p>{t`All that you write, and your name and email address, is encrypted on the server before it is stored, with AES-256-GCM, a strong and well-tested cipher. You have a key of your own. Nobody else’s notes open with it. That key is itself encrypted with a master key, which is kept in a place of its own, not in the database. What you and a partner share has a key of its own, which is deleted when the link ends.`}</p>
        <p>{t`To show you a note, the server opens it. So this is not end-to-end encryption: whoever runs the server and holds its master key could open it too. A stolen copy of the database alone does not open.`}</p>
      </ReadingSection>

      <ReadingSection title={t`What stays readable in the database`}>
        <p>{t`A row needs a label to be found. These labels are not encrypted:`}</p>
        <ul>
          <li>{t`its number, which is random and tells nothing, and whose row it is;`}</li>
          <li>{t`what kind of row it is, such as “daily log”, “mood”, “hot flash” or “reminder”;`}</li>
          <li>{t`the day it belongs to, when it was saved or changed, and when it is due to go;`}</li>
          <li>{t`when you made a link to a report, until when it works, and how often it was opened;`}</li>
          <li>{t`how many logs you have, and which days in a row hold one, so that Home opens quickly;`}</li>
          <li>{t`how often you wrote in a conversation with Lara, in which order, and whether an answer was finished;`}</li>
          <li>{t`when a reminder comes next, and by which way it was sent;`}</li>
          <li>{t`which two accounts are linked, and since when;`}</li>
          <li>{t`that a link or an email is on its way to you, and that an account is about to be deleted, and when;`}</li>
          <li>{t`one-way marks of your email address, your password and your links;`}</li>
          <li>{t`your time zone, whether an account is a woman’s or a partner’s, and the short names of your devices.`}</li>
        </ul>
        <p>{t`So a stolen copy could show that an account marked a hot flash on a day. It could not show whose account that is by name or address, nor what you wrote, nor any number you gave.`}</p>
      </ReadingSection>

      <ReadingSection title={t`Kept apart from your partner`}>
        <p>{t`There are three separate databases: one for accounts, one for what is yours, one for what you share with a partner. The part of the program that serves a partner is never given the database with your notes.`}</p>
        <p>{t`The shared one holds what your partner notes doing, the messages you send them for a day, and totals of how you felt about what they did: receptive, neutral or withdrawn. Your individual answers are stored with your notes. Your partner sees only weekly totals of three answers or more. If all your answers in a week are the same for one kind of support, they can work out each one. Compass never collects your symptoms, moods, private information or what you talked about. Your partner doesn’t see when you were here. When you unlink, everything shared is deleted. Your partner’s own chat stays theirs.`}</p>
      </ReadingSection>

      <ReadingSection title={t`What we prove at each change`}>
        <p>{t`A promise is easily broken by accident. So whenever the program changes, tests try to reach your notes from your partner’s side before the change goes out. Most are tested themselves: we plant leaks, and they must find them. These are the nine things they prove, by name.`}</p>
        <ul>
          <li>
            {rich(
              t`<strong>Access:</strong> each address of the server is tried as a guest, as a woman, as a partner, without a link, as another couple and with an old sign-in, and lets in only those it is made for.`,
            )}
          </li>
          <li>
            {rich(
              t`<strong>Two worlds:</strong> a partner does the same things while your notes differ, from none at all to two years of them, and while you keep writing. Everything the partner gets must be identical to the last letter, and so must emails, our records, our figures and the shared database. Nothing may be sent anywhere.`,
            )}
          </li>
          <li>
            {rich(
              t`<strong>Canary:</strong> we hide a made-up word in every field you can fill in, and look for it in everything that reaches your partner, in emails and in our records.`,
            )}
          </li>
          <li>
            {rich(
              t`<strong>Timing:</strong> how long your partner waits for a page must not reveal whether you wrote nothing, wrote every day for two years, or wrote a moment ago.`,
            )}
          </li>
          <li>
            {rich(
              t`<strong>Database rights:</strong> we go through the database with the rights of the partner’s side, and look for anything of yours that it could open.`,
            )}
          </li>
          <li>
            {rich(
              t`<strong>At rest:</strong> we write hundreds of made-up words and search all that was stored: none of them may be found.`,
            )}
          </li>
          <li>{rich(t`<strong>Encrypted:</strong> an encrypted text that somebody swapped, changed or cut must not open.`)}</li>
          <li>
            {rich(
              t`<strong>Deletion:</strong> when an account is deleted, no row and no readable byte of it may be left, and an older copy of its notes must not open.`,
            )}
          </li>
          <li>
            {rich(
              t`<strong>Share link:</strong> what a link shows was chosen by you. Nobody who lacks the link may read it, not even us, and once a link has ended it must look as if it never was.`,
            )}
          </li>
        </ul>
      </ReadingSection>

      <ReadingSection title={t`What we never do`}>
        <ul>
          <li>{t`No ads, no trackers, no cookies, no visitor counting.`}</li>
          <li>{t`Our pages load from Emberwell and from nobody else. Even the letters on this page come from our own server.`}</li>
          <li>{t`We do not sell, rent or trade anything about you.`}</li>
          <li>{t`Our technical records hold no words of yours, no email addresses and no keys.`}</li>
        </ul>
      </ReadingSection>

      <ReadingSection title={t`What leaves this server, and when`}>
        <p>{t`This is all of it:`}</p>
        <ul>
          <li>
            {rich(
              t`<strong>Emails</strong> go through the mail service of the host of this server. They contain no health terms, unless you make a reminder that shows its name.`,
            )}
          </li>
          <li>
            {rich(
              t`<strong>Push</strong> goes through the maker of your browser. It sees that something came, and when, but cannot read it.`,
            )}
          </li>
          <li>{rich(t`<strong>A link to your report</strong> shows it to whoever has the link, until it ends.`)}</li>
          <li>{rich(t`<strong>A link for your own calendar</strong> shows your reminders to whoever has it, until you turn it off.`)}</li>
          <li>{rich(t`<strong>Dictation</strong> is done by your browser. Some send the sound to their maker. We get only the words.`)}</li>
          <li>
            {rich(
              t`<strong>A language model</strong> may word Lara’s answers, if the host has one and you say yes. Settings say where it is and what it gets. Your name, your partner and the words of your notes are never sent. It is off until you turn it on, and a partner’s chat never uses one.`,
            )}
          </li>
        </ul>
      </ReadingSection>
      <YourHealthData />

      <ReadingSection title={t`On your device`}>
        <p>{t`While you are signed in, your browser keeps two sign-in keys, your name, email address and kind of account, and your settings. What you typed and have not sent yet waits there too, encrypted, so that a lost connection loses nothing. Logging out clears it all. After 30 days without a visit you are signed out without doing anything. On a shared device it is 30 minutes, and the keys go when you close the tab.`}</p>
        <p>{t`Your browser also keeps a copy of the app itself, so that it opens without a connection. None of your notes are in it.`}</p>
        <p>{t`A language that you choose at the foot of a page is kept in your browser, too, until you sign out or clear it.`}</p>
      </ReadingSection>

      <ReadingSection title={t`Public forms, and guessing at passwords`}>
        <p>{t`What you send through a form is encrypted as well, with your name and address, with a key of the server. Beside it we keep a scrambled mark, to notice when the same form comes twice, and the time it came.`}</p>
        <p>{t`To keep out floods and guessing we count forms and sign-ins per network address, and forget the count within a few hours. A scrambled mark of where you signed in stays up to 20 days, so that a stranger’s guesses do not lock you out.`}</p>
      </ReadingSection>

      <ReadingSection title={t`Leaving, and taking your notes along`}>
        <p>{t`Both are in your settings, and both ask for your password first. You can download all that you wrote as one file, and bring it back into an empty account. What you share in Compass is not in that file.`}</p>
        <p>{t`You can delete your account. You are signed out and a partner’s access ends at once. For seven days you can change your mind, or you let everything go right away. Then your rows are removed and your key is destroyed, so that even an older copy of your notes does not open.`}</p>
        <p>
          {rich(
            t`Three things we can’t take back: emails that were sent, forms you sent without an account, and a backup that holds your key as well, until whoever runs this server throws it away. If you cannot sign in, please <contact>write to us</contact>.`,
          )}
        </p>
      </ReadingSection>
    </Reading>
  )
}
