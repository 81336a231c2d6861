import { describe, expect, test } from 'vitest'
import { namesOf, redact } from './redaction.ts'

const names = namesOf({ full_name: 'María-José de la Fuente Keller', email: 'majo.fk77@example.org' })

describe('what is removed from her text', () => {
  test.each([
    ['Write to me at majo@example.org please', 'Write to me at [address] please'],
    ['Write to majo (at) example (dot) org', 'Write to [address]'],
    ['My number is +1 (555) 123-4567, call me', 'My number is [number], call me'],
    ['Mi número es 612 345 678', 'Mi número es [number]'],
    ['appelez-moi au 06 12 34 56 78 ce soir', 'appelez-moi au [number] ce soir'],
    ['I read https://health.example.org/page?id=7 today', 'I read [link] today'],
    ['I read it on menopause-help.com/page yesterday', 'I read it on [link] yesterday'],
    ['My patient number is 4711081', 'My patient number is [number]'],
    ['key a8f3e9c2-77aa-4b1c-9f00-12ab34cd56ef', 'key [id]'],
    ['I was born on 4/7/1975', 'I was born on [number]'],
    ['I was born on 1975-07-04', 'I was born on [number]'],
    ['I live at 12 Long Meadow Road in a flat', 'I live at [address] in a flat'],
    ['J’habite 12 rue des Lilas, au calme', 'J’habite [address], au calme'],
    ['Vivo en la calle Mayor 12 con mi gato', 'Vivo en la [address] con mi gato'],
    ['My postcode is SW1A 1AA', 'My postcode is [address]'],
    ['My name is Ana Belén and I sleep badly', 'My name is [name] and I sleep badly'],
    ['My husband John Miller snores', 'My husband [name] snores'],
    ['mi marido Jorge ronca', 'mi marido [name] ronca'],
    ['mon mari Luc ronfle', 'mon mari [name] ronfle'],
    ['maria jose cannot sleep, says Maria-José', '[name] [name] cannot sleep, says [name]-[name]'],
    ['MARÍA and Keller’s sister', '[name] and [name]’s sister'],
    ['m\u200baria here', '[name] here'],
    ['Fuente, MariaJoséDeLaFuenteKeller', '[name], [name]'],
  ])('%s', (text, redacted) => expect(redact(text, names)).toBe(redacted))
})

test.each([
  'I had 12 hot flashes in 24 hours and slept 5.5 hours, at 51 years of age',
  'My husband snores and my mother was 49 in 2019',
  'Duermo de 1 a 5 de la madrugada',
  'Is it from 3 to 4 times a week, or 10-14 days?',
])('text that identifies no one is unchanged: %s', (text) => expect(redact(text, names)).toBe(text))
