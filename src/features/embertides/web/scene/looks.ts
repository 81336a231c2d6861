import { DUSK, NIGHT, type Palette } from './palette.ts'
import { makeSprites, type Sprites } from './sprites.ts'

/** Palette of a theme with its sprites, created on first use. */
export type Light = { readonly palette: Palette; readonly sprites: Sprites }

const lights = new Map<Palette, Light>()

/** The palette for the theme set on <html>. */
export function currentLight(): Light {
  const palette = document.documentElement.dataset['theme']?.endsWith('dark') ? NIGHT : DUSK
  const light = lights.get(palette) ?? { palette, sprites: makeSprites(palette) }
  lights.set(palette, light)
  return light
}

/** Calls `changed` when the theme or the reduced-motion setting changes; returns an unsubscribe function. */
export function followLook(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-motion'] })
  return () => observer.disconnect()
}
