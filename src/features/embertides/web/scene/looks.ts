import { DUSK, NIGHT, type Palette } from './palette.ts'
import { makeSprites, type Sprites } from './sprites.ts'

/** The colours of a look with their lights, which are drawn when they are first needed. */
export type Light = { readonly palette: Palette; readonly sprites: Sprites }

const made = new Map<Palette, Light>()

/** By day or by night, as the theme on <html> says. */
export function currentLight(): Light {
  const palette = document.documentElement.dataset['theme']?.endsWith('dark') ? NIGHT : DUSK
  const light = made.get(palette) ?? { palette, sprites: makeSprites(palette) }
  made.set(palette, light)
  return light
}

/** Calls `changed` whenever her theme or her wish for stillness changes; answers how to stop. */
export function followLook(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-motion'] })
  return () => observer.disconnect()
}
