import type { Language } from '../../text/rules/speech.ts'
import type { Denial } from './crisis-rule.ts'

const words = (list: string): string[] => list.split(/\s+/).filter((word) => word !== '')

/** Negation in each language, and the phrases that limit it. */
export const DENIALS: Readonly<Record<Language, Denial>> = {
  en: {
    words: words('not never no nor neither without'),
    light: words(
      `do to be been am going gonna would will ever really actually at all currently by any means a an the feel feeling felt
      want wanted wanting thinking think thought thoughts about of planning plan plans have has had having intend intending try trying consider considering
      mean or any way anything self physically ever once exactly quite`,
    ),
    worries: [
      'but|though|although|except|yet|only|sometimes|lately ~8 keep*|picture*|pictur*|imagin*|think*|thought*|wish*|wonder*|hope*|scare*|fright*|afraid|image*|want*|idea*|die|dead|death|gone|stop|urge*|can_not|disappear*',
      'keep*|can_not_stop ~ pictur*|imagin*|think*',
    ],
  },
  es: {
    words: words('no ni nunca jamas tampoco sin'),
    light: words(
      `me te se le lo la les es estoy esta soy he ha tengo tiene quiero quiere queria pienso piensa pensado pensando voy va a de en ganas pensamientos ideas
      ninguna ningun tan haria haga hacer hare intencion idea tenido tuve intentado planeo deseo deseos siento sentido ni o un una`,
    ),
    worries: [
      'pero|aunque|sino|salvo ~8 pienso|pensar|pensando|piensa|imagin*|ojala|quisiera|quiero_morir*|preferir*|gustaria|miedo|asust*|idea*|muerta|muerto|morir*|vivir|desapar*|no_dejo|vienen|viene',
    ],
  },
  fr: {
    words: words('pas ne n jamais ni sans aucune aucun non point'),
    light: words(
      `ai a suis est me m se s y en de d du la le les l des un une ma mes envie veux voudrais pense penser pensees idees vais va faire du tout jamais eu ou
      plus vraiment besoin intention fais ferai`,
    ),
    worries: [
      'mais|sauf|pourtant|seulement|quand_meme ~8 pense|penser|imagin*|aimerais|voudrais|veux|prefer*|peur|idee*|morte|mort|mourir|vivre|dispar*|envie|vois|souvent|parfois|m_arrive',
    ],
  },
}
