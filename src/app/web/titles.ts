const PRODUCT = 'Emberwell'

/** The name of a page, or how it is made from the parameters of its path. */
export type PageName = string | ((params: Readonly<Record<string, string | undefined>>) => string)

/** The name of the page that a route shows. */
export function nameOf(
  match: { staticData: { title?: PageName | undefined }; params: Readonly<Record<string, string | undefined>> } | undefined,
): string | undefined {
  const name = match?.staticData.title
  return typeof name === 'function' ? name(match?.params ?? {}) : name
}

/**
 * The title of a page: a neutral word and the product's name, never the topic of the page (docs/safety.md, section 4).
 */
export function toTitle(name: string | undefined): string {
  return name ? `${name} · ${PRODUCT}` : PRODUCT
}
