import { expect, test } from 'vitest'
import { menuOf, navigationOf } from './navigation.ts'

test('the navigation lists exactly the pages of each type of account, in menu order', () => {
  expect(navigationOf('woman').map(({ label, to }) => [label, to])).toEqual([
    ['Home', '/home'],
    ['Chat', '/chat'],
    ['Tracker', '/tracker'],
    ['Settings', '/settings'],
    ['Compass', '/add-partner'],
  ])
  expect(navigationOf('partner').map(({ label, to }) => [label, to])).toEqual([
    ['Compass', '/partner/compass'],
    ['Chat', '/partner/chat'],
  ])
})

test('the menu holds what the tabs do not', () => {
  const tabs = navigationOf('woman').map(({ to }) => to)
  expect(menuOf('woman').map(({ label }) => label)).toEqual(['Calendar', 'Trends', 'EmberTides', 'Reminders', 'History', 'Help'])
  expect(menuOf('woman').filter(({ to }) => tabs.includes(to))).toEqual([])
  expect(menuOf('partner')).toEqual([])
})
