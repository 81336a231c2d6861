import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VISITOR_PLACES } from '../../landing/content/places.ts'
import { PARTNER_PLACES } from '../../partner-chat/content/places.ts'
import { SETTINGS_TABS } from '../../settings/web/settings-tabs.ts'
import { type Language, SPOKEN } from '../../text/rules/speech.ts'
import { APP_LABELS } from '../content/app-labels.ts'
import type { AppPlace } from '../content/app-places.ts'
import { WOMAN_PLACES } from '../content/app-places-woman.ts'
import { toAppReader, toAppSource } from './app-answer.ts'
import { NO_APP_REQUESTS, WOMAN_REQUESTS } from './app-answer-examples.ts'

const read = toAppReader(WOMAN_PLACES)
const TABLES = { woman: WOMAN_PLACES, partner: PARTNER_PLACES, visitor: VISITOR_PLACES } as const
const manner = (language: Language) => ({ language, region: 'US', tone: 'calm' }) as const

test.each(
  Object.entries(WOMAN_REQUESTS).flatMap(([id, by]) => SPOKEN.flatMap((language) => by[language].map((message) => [message, id] as const))),
)('"%s" asks for %s', (message, id) => expect(read(message)?.id).toBe(id))

test('every place has an example in every language', () => {
  for (const { id } of WOMAN_PLACES)
    for (const language of SPOKEN) expect(WOMAN_REQUESTS[id]?.[language].length, `${id} ${language}`).toBeGreaterThan(0)
})

test.each(NO_APP_REQUESTS)('"%s" does not ask for a page', (message) => expect(read(message)).toBeUndefined())

/** Topics whose questions may be about the app itself. */
const ABOUT_THE_APP = /^(?:lara-|none$|self-care-logging$|memory-coping$)/

test('of the questions about health, none is taken for a request for a page', () => {
  const taken = (file: string) =>
    readFileSync(`training/questions/${file}`, 'utf8')
      .split('\n')
      .filter((line) => line.includes('|'))
      .map((line) => line.split('|'))
      .filter((parts) => read(parts.at(-1) ?? '') !== undefined)
  for (const language of SPOKEN) {
    const lines = taken(`train/${language}.txt`)
    expect(lines.filter(([id = '']) => !ABOUT_THE_APP.test(id))).toEqual([])
    expect(lines.length).toBeLessThan(40)
  }
  expect([...taken('dev/complaints.txt'), ...taken('dev/questions.txt')]).toEqual([])
}, 120_000)

test('labels are those of the pages', () => {
  for (const [name, [area, es, fr]] of APP_LABELS) {
    const found = (['es', 'fr'] as const).map((language) => {
      const texts = JSON.parse(readFileSync(`locales/${area}/${language}.json`, 'utf8')) as Record<string, string>
      return texts[name]
    })
    expect(found, name).toEqual([es, fr])
  }
})

function routesOf(): Map<string, string> {
  const router = readFileSync('src/app/web/router.tsx', 'utf8')
  const listed = [...router.matchAll(/[pP]age\(\s*'(\/[^']*)',\s*'(\w+)'/g)].map(([, path = '', access = '']) => [path, access] as const)
  const created = [...router.matchAll(/path: '(\/[^']*)',[\s\S]*?guard\('(\w+)'\)/g)].map(
    ([, path = '', access = '']) => [path, access] as const,
  )
  return new Map([...created, ...listed])
}

test.each(Object.entries(TABLES))('the pages for the %s exist and may be opened', (audience, places) => {
  const routes = routesOf()
  const mayOpen = { woman: ['woman', 'public'], partner: ['partner', 'public'], visitor: ['guest', 'public'] }[audience]
  for (const { id, to } of places) {
    if (to === undefined) continue
    const [path = '', tab] = to.split(/[?#]/)
    expect(mayOpen, id).toContain(routes.get(path))
    if (to.includes('?'))
      expect(
        SETTINGS_TABS.map((name) => `tab=${name}`),
        id,
      ).toContain(tab)
  }
})

test.each(Object.entries(TABLES))(
  'each answer for the %s names labels that exist, and has a chip if it has a page',
  (_audience, places) => {
    for (const place of places) {
      const answer = toAppSource([{ ...place, asks: { en: 'quokka', es: 'quokka', fr: 'quokka' } }])
      for (const language of SPOKEN) {
        const made = answer('open quokka', manner(language))
        expect(made?.text, place.id).not.toMatch(/[[\]]/)
        expect(made?.parts.chips.map(({ to }) => to)).toEqual(place.to === undefined ? [] : [place.to])
      }
    }
  },
)

test('the partner is not offered anything of hers', () => {
  const ids = (places: readonly AppPlace[]) => new Set(places.map(({ id }) => id))
  const own = ids(PARTNER_PLACES)
  expect(['history', 'calendar', 'moments', 'soft-log', 'trends', 'export', 'hide', 'partner-view'].filter((id) => own.has(id))).toEqual([])
  const readPartner = toAppReader(PARTNER_PLACES)
  for (const message of [
    'where can I see her calendar',
    'show me her logs',
    'where are her old chats',
    'dónde veo sus registros',
    'où voir ses notes',
  ]) {
    expect(readPartner(message)).toBeUndefined()
  }
  expect(readPartner('where can I log what I did?')?.id).toBe('actions')
  expect(readPartner('how do I leave Compass')?.id).toBe('leave')
  expect(readPartner('comment changer la langue ?')?.id).toBe('language')
  expect(readPartner('¿cómo cierro sesión?')?.id).toBe('logout')
})

test('a visitor finds the way in', () => {
  const readVisitor = toAppReader(VISITOR_PLACES)
  expect(readVisitor('how do I sign up?')?.id).toBe('sign-up')
  expect(readVisitor('¿cómo puedo crear una cuenta?')?.id).toBe('sign-up')
  expect(readVisitor('où puis-je me connecter ?')?.id).toBe('sign-in')
  expect(readVisitor('how do I sleep better?')).toBeUndefined()
})

test('the answer names the tab in the words of the page', () => {
  const answer = toAppSource(WOMAN_PLACES)
  expect(answer('¿dónde cambio el idioma?', manner('es'))).toMatchObject({
    text: 'Está en «Ajustes», en la pestaña «Perfil»: elígelo en «Idioma» y toca «Guardar cambios».',
    parts: { layer: 'guide', chips: [{ label: 'Abrir Perfil', to: '/settings?tab=profile' }] },
  })
})
