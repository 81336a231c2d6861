/** Storage key of the theme (docs/product.md, section 17). */
export const THEME_KEY = 'emberwell-theme'
