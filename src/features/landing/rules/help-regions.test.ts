import { describe, expect, test } from 'vitest'
import { isLocalDate } from '../../../kit/local-date.ts'
import { HELP_LINES_COMPARED_ON, helpElsewhere, helpRegions } from './help-regions.ts'

test("the visitor's presumed region comes first", () => {
  expect(helpRegions('UK').map(({ region }) => region)).toEqual(['UK', 'US', 'CA', 'AU', 'EU'])
})

test('the date of comparison is valid', () => expect(isLocalDate(HELP_LINES_COMPARED_ON)).toBe(true))

describe.each(helpRegions('US'))('help lines of $name', ({ region, lines }) => {
  test('begin with the emergency number', () => {
    expect(lines[0]?.dial).toBe({ US: '911', CA: '911', UK: '999', AU: '000', EU: '112', elsewhere: undefined }[region])
  })

  test('list each line once, with a way to reach it', () => {
    expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length)
    for (const { name, phone, sms, url } of lines) expect(phone ?? sms ?? url, name).not.toBeNull()
  })

  test.skipIf(region === 'EU')('include a line for a crisis and one for violence at home', () => {
    const text = lines.map(({ what }) => what).join(' ')
    expect(text).toMatch(/crisis|too much/i)
    expect(text).toMatch(/at home|near you/i)
  })
})

test('lines for other countries are separate, and shown in the region of which only one number is known', () => {
  expect(helpElsewhere().map(({ name }) => name)).toEqual(['findahelpline.com'])
  const leading = helpRegions('US').filter(({ lines }) => lines.some(({ name }) => name === 'findahelpline.com'))
  expect(leading.map(({ region }) => region)).toEqual(['EU'])
})

test('lines for men are included', () => {
  expect(helpRegions('AU')[0]?.lines.map(({ name }) => name)).toContain('MensLine Australia')
})
