import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { allHelpLines, regionsFrom } from '../rules/help-lines.ts'
import { regionHere } from '../rules/region.ts'
import type { Language } from '../rules/speech.ts'
import { HelpLineList } from '../../../kit/web/ui/HelpLineList.tsx'
import { language, t } from '../../../kit/words.ts'
import type { Known } from './Welcome.tsx'

const WORDS: Record<Language, { first: string; last: string }> = {
  en: {
    first:
      'If somebody is in danger right now, please call the emergency number first. Lara is not a person, and cannot call for you. Nobody is told that you looked here.',
    last: 'A call can show on a phone bill or in the list of calls.',
  },
  es: {
    first:
      'Si alguien está en peligro ahora mismo, llama primero al número de emergencias. Lara no es una persona y no puede llamar por ti. Nadie se entera de que has mirado aquí.',
    last: 'Una llamada puede aparecer en la factura del teléfono o en la lista de llamadas.',
  },
  fr: {
    first:
      'Si quelqu’un est en danger en ce moment, appelez d’abord le numéro d’urgence. Lara n’est pas une personne et ne peut pas appeler pour vous. Personne n’apprend que vous avez regardé ici.',
    last: 'Un appel peut apparaître sur la facture ou dans la liste des appels.',
  },
}

/** Lines where people help, one tap away at any time. Opening them tells nobody. */
export function HelpDialog({ known, onClose }: { known: Known | undefined; onClose: () => void }) {
  const spoken = known?.language ?? language()
  const words = WORDS[spoken]
  return (
    <Dialog open onClose={onClose} title={t`Help lines`}>
      <p lang={spoken}>{words.first}</p>
      {known ? (
        <HelpLineList lines={known.help_lines} language={known.language} />
      ) : (
        regionsFrom(regionHere()).map(({ region, name }) => (
          <section key={region} aria-label={name}>
            <h3>{name}</h3>
            <HelpLineList lines={allHelpLines({ region, language: spoken }, 'woman')} language={spoken} />
          </section>
        ))
      )}
      <p lang={spoken}>{words.last}</p>
    </Dialog>
  )
}
