/** The trained models in `models/`. */
import { readFileSync } from 'node:fs'

/** The bytes of a model by its name in `models/manifest.json`. Throws if there is none. */
export function readModelFile(name: string): Uint8Array {
  return readFileSync(new URL(`../../../models/${name}.bin`, import.meta.url))
}
