import { languageOfTag, speakFrom } from '../words.ts'

/** Sets the language for `t` to that of the page, whose scripts contain only its texts. */
export function speakPageLanguage(): void {
  speakFrom({
    language: () => languageOfTag(document.documentElement.lang) ?? 'en',
    find: () => undefined,
  })
}
