import MessageSquareText from 'lucide-react/icons/message-square-text'
import Phone from 'lucide-react/icons/phone'
import { buttonClass } from './Button.tsx'
import { type Language, t } from '../../words.ts'
import styles from './HelpLineList.module.css'

/**
 * A help line or help page: `phone` as displayed, `dial` as dialled; `sms` is a number to text and the text to send.
 */
export type DisplayedHelpLine = {
  readonly name: string
  readonly what: string
  readonly phone: string | null
  readonly dial: string | null
  readonly sms: { readonly number: string; readonly body: string } | null
  readonly url: string | null
}

/** A number with non-breaking spaces. */
function nonBreaking(number: string): string {
  return number.replaceAll(' ', '\u00a0')
}

const CALL: Record<Language, (phone: string) => string> = {
  en: (phone) => `Call ${phone}`,
  es: (phone) => `Llamar al ${phone}`,
  fr: (phone) => `Appeler le ${phone}`,
}

const TEXT: Record<Language, (number: string, body: string) => string> = {
  en: (number, body) => (body ? `Text ${body} to ${number}` : `Text ${number}`),
  es: (number, body) => (body ? `Enviar ${body} al ${number}` : `Enviar un mensaje al ${number}`),
  fr: (number, body) => (body ? `Envoyer ${body} au ${number}` : `Envoyer un message au ${number}`),
}

/** An `sms:` link, with the first words of the message if the line requires them. */
function toText({ number, body }: NonNullable<DisplayedHelpLine['sms']>): string {
  const to = number.replaceAll(/[^\d+]/g, '')
  return body ? `sms:${to}?body=${encodeURIComponent(body)}` : `sms:${to}`
}

function siteOf(url: string): string {
  return url.replace(/^https:\/\//, '').replace(/\/$/, '')
}

/** Help lines and pages, each number large and tappable. The app itself never calls anyone. */
export function HelpLineList({ lines, language }: { lines: readonly DisplayedHelpLine[]; language: Language }) {
  return (
    <ul className={styles.lines} aria-label={t`Help lines`}>
      {lines.map(({ name, what, phone, dial, sms, url }) => (
        <li key={`${name} ${what} ${phone ?? ''}`} className={styles.line}>
          <p className={styles.name}>{name}</p>
          {what && <p className={styles.what}>{what}</p>}
          <div className={styles.ways}>
            {phone && (
              <a href={`tel:${dial ?? phone.replaceAll(/[^\d+]/g, '')}`} className={buttonClass('outline', styles.way)}>
                <Phone aria-hidden="true" />
                <span>{CALL[language](nonBreaking(phone))}</span>
              </a>
            )}
            {sms && (
              <a href={toText(sms)} className={buttonClass('outline', styles.way)}>
                <MessageSquareText aria-hidden="true" />
                <span>{TEXT[language](nonBreaking(sms.number), sms.body)}</span>
              </a>
            )}
            {url && (
              <a href={url} rel="noreferrer" className={styles.site}>
                {siteOf(url)}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
