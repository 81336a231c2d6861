/**
 * British wording of an English text: "hot flush", "your GP" (docs/product.md, Languages). It makes the scripts of the
 * British edition at build time, and the server's texts. A regional term in braces keeps its name: `{hot flash}`.
 */
export function toBritish(text: string): string {
  return text
    .replaceAll(/(?<!\{)\b(hot f)lash(es)?\b/gi, '$1lush$2')
    .replaceAll(/\b(your|her|to a) doctor\b/g, '$1 GP')
    .replaceAll(/(?<!\{)\bestrogen/g, 'oestrogen')
    .replaceAll(/\bEstrogen/g, 'Oestrogen')
}
