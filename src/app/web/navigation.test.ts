import { expect, test } from 'vitest'
import { navigationOf } from './navigation.ts'

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
