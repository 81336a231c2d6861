/** The first look at Home, which was drawn for nobody and at no hour: also greets her, by the clock and the name that lie on this device. */
import { greetingAt, lightAt, toHer } from '../../features/insights/rules/day-part.ts'
import { isNightHour } from '../../features/moments/rules/night-hour.ts'
import { keptName } from '../../kit/web/session-keys.ts'
// oxlint-disable-next-line import/no-unassigned-import -- what runs everywhere runs here, too
import './first-look.ts'

const { dataset } = document.documentElement

function fill(selector: string, text: string): void {
  document.querySelector(`main ${selector}`)?.replaceChildren(text)
}

function mark(name: 'time' | 'night', value: string): void {
  const place = document.querySelector<HTMLElement>(`main [data-${name}]`)
  if (place) place.dataset[name] = value
}

function greet(): void {
  const now = new Date()
  const hour = now.getHours()
  const words = dataset['greetings']?.split('|')[greetingAt(hour)]
  if (words !== undefined) fill('h1', toHer(words, keptName()))
  // Its place is kept. The browser needs as long for the names of days and months as for all the rest of this.
  fill('[data-time] p', '\u00a0')
  mark('time', lightAt(hour))
  mark('night', String(isNightHour(hour)))
  delete dataset['greetings']
}

addEventListener('DOMContentLoaded', greet)
