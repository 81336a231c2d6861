/** What the build makes of Lara's content for the demo (`scripts/build/light-packs.ts`). */
declare module 'virtual:light-pack/*' {
  export const PACK: import('../../../lara/rules/light-library.ts').LightPack
}
