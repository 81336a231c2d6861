import { expect, test } from 'vitest'
import { regionOf } from './region.ts'

test.each([
  ['Europe/London', 'UK'],
  ['Europe/Belfast', 'UK'],
  ['Europe/Isle_of_Man', 'UK'],
  ['GB', 'UK'],
  ['America/Toronto', 'CA'],
  ['America/Vancouver', 'CA'],
  ['America/St_Johns', 'CA'],
  ['Canada/Atlantic', 'CA'],
  ['Australia/Sydney', 'AU'],
  ['Australia/Lord_Howe', 'AU'],
  ['Pacific/Norfolk', 'AU'],
  ['America/New_York', 'US'],
  ['America/Dawson_Creek', 'CA'],
  ['Europe/Dublin', 'US'],
  ['Europe/Paris', 'US'],
  ['Pacific/Auckland', 'US'],
  ['UTC', 'US'],
  ['', 'US'],
])('somebody in %s is shown the lines of %s', (timezone, region) => expect(regionOf(timezone)).toBe(region))
