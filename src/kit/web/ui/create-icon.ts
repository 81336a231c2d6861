import { createElement, type SVGProps } from 'react'

/** A lucide icon: elements of a 24 by 24 box with their attributes. */
type Drawing = { node: readonly (readonly [string, Record<string, string>])[] }

/** Creates an icon component with lucide's defaults: 24 px, current text colour, stroke width 2. */
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
      ...shapes,
    )
  }
}
