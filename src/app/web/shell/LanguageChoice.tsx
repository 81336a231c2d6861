import { type Language, language, LANGUAGE_NAMES, LANGUAGES, t } from '../../../kit/words.ts'
import styles from './Footer.module.css'

async function choose(chosen: Language): Promise<void> {
  const { changeLanguage } = await import('../../../kit/web/change-language.ts')
  await changeLanguage(chosen)
}

/** Buttons that set the language of the pages. */
export function LanguageChoice() {
  return (
    <ul className={styles['links']} aria-label={t`Language`}>
      {LANGUAGES.map((one) => (
        <li key={one}>
          <button type="button" lang={one} aria-pressed={one === language()} onClick={() => void choose(one)}>
            {LANGUAGE_NAMES[one]}
          </button>
        </li>
      ))}
    </ul>
  )
}
