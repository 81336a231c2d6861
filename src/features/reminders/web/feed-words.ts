import { locale, t } from '../../../kit/words.ts'

const when = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })

/** When the link was created and last read (instants; null if never). */
export function feedWords(madeAt: string, usedAt: string | null): string {
  const created = t`A link was made on ${when.format(Date.parse(madeAt))}, and it works.`
  return `${created} ${usedAt ? t`Last read on ${when.format(Date.parse(usedAt))}.` : t`Not read yet.`}`
}
