import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import type { HelpLine } from '../contract.ts'
import { helpLinesFor } from '../rules/help-lines.ts'
import type { Region } from '../rules/speech.ts'
import { HelpLineList } from './HelpLineList.tsx'
import type { Known } from './Welcome.tsx'

const REGIONS: readonly { region: Region; name: string }[] = [
  { region: 'US', name: 'United States' },
  { region: 'CA', name: 'Canada' },
  { region: 'UK', name: 'United Kingdom' },
  { region: 'AU', name: 'Australia' },
]

/** The lines as this page has them itself, for the time when the server cannot be asked where she lives. */
function linesOf(region: Region): HelpLine[] {
  const lines = (['emergency', 'crisis', 'abuse', 'advice'] as const).flatMap((kind) => helpLinesFor(kind, region, 'en', 'woman'))
  return [...new Map(lines.map((line) => [line.name, line])).values()]
}

/** Lines where people help, one tap away at any time. Opening them tells nobody. */
export function HelpDialog({ known, onClose }: { known: Known | undefined; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Help lines">
      <p>
        If somebody is in danger right now, please call the emergency number first. Lara is not a person, and cannot call for you. Nobody is
        told that you looked here.
      </p>
      {known ? (
        <HelpLineList lines={known.help_lines} language={known.language} />
      ) : (
        REGIONS.map(({ region, name }) => (
          <section key={region} aria-label={name}>
            <h3>{name}</h3>
            <HelpLineList lines={linesOf(region)} language="en" />
          </section>
        ))
      )}
      <p>A call can show on a phone bill or in the list of calls.</p>
    </Dialog>
  )
}
