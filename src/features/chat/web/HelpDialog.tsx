import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { HelpLineList } from '../../../kit/web/ui/HelpLineList.tsx'
import { language, t } from '../../../kit/words.ts'
import type { HelpLine } from '../../safety/contract.ts'
import { allHelpLines, regionsFrom } from '../../safety/rules/help-lines.ts'
import { regionHere } from '../../text/rules/region.ts'
import type { Language, Speaker } from '../../text/rules/speech.ts'

const LAST: Record<Language, string> = {
  en: 'A call can show on a phone bill or in the list of calls.',
  es: 'Una llamada puede aparecer en la factura del teléfono o en la lista de llamadas.',
  fr: 'Un appel peut apparaître sur la facture ou dans la liste des appels.',
}

type HelpDialogProps = {
  speaker: Speaker
  /** Text above the help lines. */
  first: Readonly<Record<Language, string>>
  /**
   * The lines from the server, in their language. Undefined: the lines of all regions are listed, the reader's own
   * first.
   */
  known: { readonly language: Language; readonly help_lines: readonly HelpLine[] } | undefined
  onClose: () => void
}

/** Dialog with help lines. Opening it sends no request. */
export function HelpDialog({ speaker, first, known, onClose }: HelpDialogProps) {
  const spoken = known?.language ?? language()
  return (
    <Dialog open onClose={onClose} title={t`Help lines`}>
      <p lang={spoken}>{first[spoken]}</p>
      {known ? (
        <HelpLineList lines={known.help_lines} language={spoken} />
      ) : (
        regionsFrom(regionHere()).map(({ region, name }) => (
          <section key={region} aria-label={name}>
            <h3>{name}</h3>
            <HelpLineList lines={allHelpLines({ region, language: spoken }, speaker)} language={spoken} />
          </section>
        ))
      )}
      <p lang={spoken}>{LAST[spoken]}</p>
    </Dialog>
  )
}
