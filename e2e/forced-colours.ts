/** Checks of a page in forced colours: borders and icons must be visible. */
import type { Page } from '@playwright/test'

/** Icons of up to 48 px and edges of controls with too little contrast to the system's canvas colour. */
export async function faintShapes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 3
    const SIGN_MAX_PX = 48
    const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const channels = (colour: string): number[] => {
      if (!paper) throw new Error('There is no canvas to read colours with')
      paper.clearRect(0, 0, 1, 1)
      paper.fillStyle = colour
      paper.fillRect(0, 0, 1, 1)
      return [...paper.getImageData(0, 0, 1, 1).data]
    }
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const ground = luminance(getComputedStyle(document.body).backgroundColor)
    const isSeen = (colour: string) => {
      if (colour === 'none' || (channels(colour)[3] ?? 0) < 128) return false
      const [light = 0, dark = 0] = [luminance(colour), ground].toSorted((one, other) => other - one)
      return (light + 0.05) / (dark + 0.05) >= LEAST
    }
    const nameOf = (element: Element) => {
      const near = element.closest('button, a, label, li, p, section, h1, h2, h3') ?? element
      return `${near.localName} "${(near.getAttribute('aria-label') ?? near.textContent).trim().slice(0, 50)}"`
    }
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const found: string[] = []

    for (const sign of document.querySelectorAll('svg')) {
      const { width, height } = sign.getBoundingClientRect()
      if (!isVisible(sign) || width === 0 || width > SIGN_MAX_PX || height > SIGN_MAX_PX) continue
      const shapes = [...sign.querySelectorAll('path, circle, rect, line, polyline, polygon, ellipse')]
      const isDrawn = shapes.some((shape) => {
        const { stroke, fill } = getComputedStyle(shape)
        return isSeen(stroke) || isSeen(fill)
      })
      if (!isDrawn) found.push(`the sign in ${nameOf(sign)} is not seen`)
    }

    for (const control of document.querySelectorAll<HTMLElement>('button, input, select, textarea')) {
      if (control instanceof HTMLInputElement && /file|range/.test(control.type)) continue
      // A radio button or checkbox is drawn by its label.
      const visible = getComputedStyle(control).opacity === '0' ? control.closest('label') : control
      if (!visible || !isVisible(visible) || control.matches(':disabled')) continue
      // A message field shares its edge with the buttons beside it.
      const edges = [visible, ...(control.localName === 'textarea' && visible.parentElement ? [visible.parentElement] : [])]
      const hasEdge = edges.some((edge) => {
        const { borderBlockEndWidth, borderBlockEndStyle, borderBlockEndColor } = getComputedStyle(edge)
        return Number.parseFloat(borderBlockEndWidth) >= 1 && borderBlockEndStyle !== 'none' && isSeen(borderBlockEndColor)
      })
      const isUnderlined = getComputedStyle(visible).textDecorationLine.includes('underline')
      if (!hasEdge && !isUnderlined && getComputedStyle(control).appearance === 'none') {
        found.push(`${control.localName} in ${nameOf(control)} has no edge`)
      }
    }
    return [...new Set(found)]
  })
}
