import { languageOfTag, speakFrom } from '../words.ts'

/** Has the page's own language spoken: its scripts hold the words of that one. */
export function speakPageLanguage(): void {
  speakFrom({
    language: () => languageOfTag(document.documentElement.lang) ?? 'en',
    find: () => undefined,
  })
}
