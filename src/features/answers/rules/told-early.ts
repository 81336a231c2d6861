/** A woman under 45 who tells that she is in menopause: "41 and the doctor says it's menopause already". */
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { plainWords } from '../../text/rules/question-words.ts'

/** Ages up to which menopause is premature, and early. */
const PREMATURE_MOST = 39
const EARLY_MOST = 44
const AGE_LEAST = 18

const MENOPAUSE =
  /\b(?:(?:it s|its|in|have|has|had|am|be|being|already|early|premature|estoy en|ya (?:estoy|tengo|es)|tengo la|tener la|precoz|menopausica|etre|suis|etais|deja) (?:\w+ ){0,2}?menopaus\w*|menopaus\w* (?:already|at|a los|con|a|precoz|precoce|deja|prematura)|menopausee|ovarian (?:insufficiency|failure)|insuficiencia ovarica|fallo ovarico|insuffisance ovarienne)\b/
const AGE =
  /\b(?:i m|im|am|at|only|just|tengo|a los|con|solo|ai|a|mes) (\d\d)\b|\b(\d\d) (?:years|yrs|anos|ans|and)\b(?! (?:of|de|ago|que|depuis|married))/g
/** Somebody else is spoken of. */
const OTHER =
  /\b(?:my|her|mi|su|ma|mon|sa) (?:mum|mom|mother|sister|friend|daughter|gran\w*|madre|hermana|amiga|hija|abuela|tia|mere|soeur|amie|fille|tante)\b/
/** She asks whether it is that. */
const ASKS_WHETHER = /\b(?:is it|could it|can it|am i|puede ser|sera|est ce|serait)\b/

/** What a question is about that asks what menopause at her age means. */
const ASKS_OF_AGE = /\b(?:young|early|dangerous|jeune|precoce|dangereux|joven|precoz|peligros[ao])\b/

/**
 * The entry on menopause before 40 or 45 for her age; `undefined` if she does not tell of it, or asks something else.
 */
export function earlyEntry(message: string): KnowledgeEntry | undefined {
  const plain = plainWords(message).join(' ')
  // "What?? I just told you" asks nothing.
  if (/(?<!\?)\?(?!\?)/.test(message) && !ASKS_OF_AGE.test(plain)) return undefined
  if (!MENOPAUSE.test(plain) || OTHER.test(plain) || ASKS_WHETHER.test(plain)) return undefined
  const ages = [...plain.matchAll(AGE)].map(([, before, after]) => Number(before ?? after)).filter((age) => age >= AGE_LEAST)
  // "Married at 25, in menopause at 53"
  const age = Math.max(...ages)
  if (ages.length === 0 || age > EARLY_MOST) return undefined
  const id = age <= PREMATURE_MOST ? 'stages-before-40' : 'stages-early'
  return KNOWLEDGE.find((entry) => entry.id === id)
}
