import { EMERGENCY_NUMBERS, REGION_WORDS } from '../content/region-words.ts'
import type { Language, Region } from './speech.ts'

const TOKEN = /([.!?¿¡]\s*|\n)?\{([A-Za-z ]+)\}/g

/**
 * A text in the terms of a region: `{hot flash}` becomes "hot flush" in the UK. A term at the start of a sentence is
 * capitalised. Throws on an unknown placeholder.
 */
export function inRegion(text: string, language: Language, region: Region): string {
  return text.replaceAll(TOKEN, (_found, before: string | undefined, name: string, place: number) => {
    const word = name === 'emergency' ? EMERGENCY_NUMBERS[region][language] : REGION_WORDS[region][name]?.[language]
    if (word === undefined) throw new Error(`No word for {${name}}`)
    const isBeginning = before !== undefined || place === 0
    return isBeginning ? (before ?? '') + word.charAt(0).toUpperCase() + word.slice(1) : word
  })
}
