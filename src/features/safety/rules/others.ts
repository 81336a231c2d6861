import type { Language } from '../../text/rules/speech.ts'
import type { Sentence } from '../../text/rules/written.ts'

/** Parses lines of `from = to`; several words may precede the sign. */
function table(lines: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of lines.trim().split('\n')) {
    const [words = '', word = ''] = line.split('=')
    for (const one of words.trim().split(/\s+/)) found.set(one, word.trim())
  }
  return found
}

/** Words in a report about another person, and the word that person would use. */
const OWN_WORDS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: table(`
she he they = i
her his their = my
herself himself themselves themself hisself = myself
sister brother daughter son wife husband mum mom mother dad father friend mate partner girlfriend boyfriend aunt uncle cousin niece nephew teenager kid colleague neighbour neighbor grandson granddaughter missus hubby fiance = i
wants = want
wishes = wish
hopes = hope
thinks = think
feels = feel
hates = hate
needs = need
keeps = keep
has = have
does = do
sees = see
plans = plan
deserves = deserve
cries = cry
prays = pray
cuts = cut
is = am
`),
  es: table(`
ella el = yo
se = me
su sus = mi
quiere = quiero
queria = queria
quisiera = quisiera
piensa = pienso
tiene = tengo
va = voy
esta = estoy
siente = siento
prefiere = prefiero
desea = deseo
puede = puedo
ve = veo
suicidarse = suicidarme
matarse = matarme
morirse = morirme
quitarse = quitarme
hacerse = hacerme
cortarse = cortarme
lastimarse = lastimarme
ahorcarse = ahorcarme
tirarse = tirarme
lanzarse = lanzarme
aventarse = aventarme
tomarse = tomarme
sigue = sigo
corta = corto
quema = quemo
golpea = golpeo
hace = hago
tomo = tome
trago = trague
`),
  fr: table(`
elle il = je
se = me
s = m
sa = ma
son = mon
ses = mes
veut = veux
voudrait = voudrais
aimerait = aimerais
va = vais
est = suis
peut = peux
voit = vois
serait = serais
prefererait = prefererais
fait = fais
avait = avais
etait = etais
a = ai
`),
}

/** Words that show that a sentence is about another person. */
const TELLING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set([...OWN_WORDS.en].filter(([, own]) => own === 'i').map(([word]) => word)),
  es: new Set(
    'ella el hermana hermano hija hijo mujer esposa marido esposo amiga amigo madre padre mama papa pareja novia novio prima sobrina'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'elle il soeur frere fille fils femme epouse mari conjointe conjoint amie ami mere pere maman papa copine copain compagne niece'.split(
      ' ',
    ),
  ),
}

/**
 * A sentence about another person in that person's words ("she wants to die" is "i want to die"); `undefined` if it is
 * not about another person.
 */
export function toOwnWords(sentence: Sentence, language: Language): Sentence | undefined {
  if (!sentence.words.some((word) => TELLING[language].has(word))) return undefined
  const own = OWN_WORDS[language]
  const readings = sentence.readings.map((all) => all.map((word) => own.get(word) ?? word))
  return { ...sentence, words: readings.map(([word = '']) => word), readings }
}
