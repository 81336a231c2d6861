const PRODUCT = 'Emberwell'

/**
 * The title of a page: a neutral word and the product's name, never the topic of the page (docs/safety.md, section 4).
 */
export function toTitle(name: string | undefined): string {
  return name ? `${name} · ${PRODUCT}` : PRODUCT
}
