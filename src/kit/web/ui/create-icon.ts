import { createElement, type SVGProps } from 'react'

/** A drawing of lucide: elements of a 24 by 24 box, each with its attributes. */
type Drawing = { node: readonly (readonly [string, Record<string, string>])[] }

/** Makes a component of a drawing, as lucide does by default: 24 px, drawn in the colour of the text with a line of 2. */
export function createIcon({ node }: Drawing) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      shapes,
    )
  }
}
