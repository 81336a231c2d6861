/** Knowledge packs for the demo, generated at build (`scripts/build/light-packs.ts`). */
declare module 'virtual:light-pack/*' {
  export const PACK: import('../../../knowledge/rules/light-library.ts').LightPack
}
