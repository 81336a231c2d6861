import { editionOfTag, speakFrom } from '../words.ts'

/** Sets the edition for `t` to that of the page, whose scripts contain only its texts. */
export function speakPageLanguage(): void {
  speakFrom({
    edition: () => editionOfTag(document.documentElement.lang) ?? 'en',
    find: () => undefined,
  })
}
