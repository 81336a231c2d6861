/** The first look at Home, which was drawn for nobody and at no hour: also greets her, by the clock and the name that lie on this device. */
import { greetingAt, lightAt, toHer } from '../../features/insights/rules/day-part.ts'
import { isNightHour } from '../../features/moments/rules/night-hour.ts'
import { LONG_DAY } from '../../kit/day-words.ts'
import { keptName } from '../../kit/web/session-keys.ts'
import { languageOfTag, LOCALES } from '../../kit/words.ts'
// oxlint-disable-next-line import/no-unassigned-import -- what runs everywhere runs here, too
import './first-look.ts'

const { dataset, lang } = document.documentElement

const now = new Date()
const day = now.toLocaleDateString(LOCALES[languageOfTag(lang) ?? 'en'], LONG_DAY)

function fill(selector: string, text: string): void {
  document.querySelector(`main ${selector}`)?.replaceChildren(text)
}

function mark(name: 'time' | 'night', value: string): void {
  const place = document.querySelector<HTMLElement>(`main [data-${name}]`)
  if (place) place.dataset[name] = value
}

function greet(): void {
  const hour = now.getHours()
  const words = dataset['greetings']?.split('|')[greetingAt(hour)]
  if (words !== undefined) fill('h1', toHer(words, keptName()))
  fill('[data-time] p', day)
  mark('time', lightAt(hour))
  mark('night', String(isNightHour(hour)))
  delete dataset['greetings']
}

addEventListener('DOMContentLoaded', greet)
