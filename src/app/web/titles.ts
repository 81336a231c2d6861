const PRODUCT = 'Emberwell'

/** The title of a page: a neutral word and the product's name, never what the page is about (safety.md §4). */
export function toTitle(name: string | undefined): string {
  return name ? `${name} · ${PRODUCT}` : PRODUCT
}
