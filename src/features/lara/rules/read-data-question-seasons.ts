/** Seasons as months: "since spring" begins in March or in September. */
import type { Region } from '../../text/rules/speech.ts'
import type { Reader } from './read-data-question-parts.ts'

export type Hemisphere = 'north' | 'south'

/** The hemisphere of a region; undefined if it may be either. */
export function hemisphereOf(region: Region): Hemisphere | undefined {
  if (region === 'AU') return 'south'
  return region === 'elsewhere' ? undefined : 'north'
}

/** The seasons from the one that begins in March in the north, and the months from March. */
const SEASONS = {
  en: {
    names: ['spring(?:time)?', 'summer', 'autumn|(?<=(?:last|this|since|the|in) )fall', 'winter'],
    months: ['march', 'may', 'june', 'august', 'september', 'november', 'december', 'february'],
    before: '(?:(?:in|during|over|throughout|of) )?(?:(?:the|this|last) )*',
    since: 'since',
    range: ['from', 'to'],
  },
  es: {
    names: ['primavera', 'verano', 'otono', 'invierno'],
    months: ['marzo', 'mayo', 'junio', 'agosto', 'septiembre', 'noviembre', 'diciembre', 'febrero'],
    before: '(?:(?:en|durante|de) )?(?:(?:la|el|este|esta|pasad[oa]|ultim[oa]) )*',
    since: 'desde',
    range: ['desde', 'hasta'],
  },
  fr: {
    // "Été" is a participle as well.
    names: ['printemps', '(?<=(?:en|l|cet|depuis) )(?:été|ete)', 'automne', 'hiver'],
    months: ['mars', 'mai', 'juin', 'aout', 'septembre', 'novembre', 'decembre', 'fevrier'],
    before: '(?:(?:en|au|pendant|durant|de) )?(?:(?:le|l|cet|ce) )*',
    since: 'depuis',
    range: ['de', 'a'],
  },
} as const

type Spelling = readonly [RegExp, string]

function spellingsOf(language: keyof typeof SEASONS, hemisphere: Hemisphere): Spelling[] {
  const { names, months, before, since, range } = SEASONS[language]
  return names.flatMap((name, index): Spelling[] => {
    const at = hemisphere === 'north' ? index : (index + 2) % names.length
    const [first = '', last = ''] = months.slice(2 * at, 2 * at + 2)
    const after = '(?: (?:dernier|passe|pasad[oa]))?'
    const word = `(?:${name})`
    return [
      [new RegExp(`(?<![\\p{L}])${since} (?:(?:the|this|last|la|el|le|l|cet) )*${word}${after}(?![\\p{L}])`, 'gu'), `${since} ${first}`],
      [new RegExp(`(?<![\\p{L}])${before}${word}${after}(?![\\p{L}])`, 'gu'), `${range[0]} ${first} ${range[1]} ${last}`],
    ]
  })
}

const SPELLINGS = new Map(
  (['en', 'es', 'fr'] as const).flatMap((language) =>
    (['north', 'south'] as const).map((hemisphere) => [`${language} ${hemisphere}`, spellingsOf(language, hemisphere)] as const),
  ),
)

/** A reader that reads seasons as their months; without a hemisphere it does not know them. */
export function inHemisphere(reader: Reader, hemisphere: Hemisphere | undefined): Reader {
  const more = hemisphere && SPELLINGS.get(`${reader.language} ${hemisphere}`)
  return more ? { ...reader, grammar: { ...reader.grammar, spellings: [...reader.grammar.spellings, ...more] } } : reader
}
