import { useId } from 'react'
import { Disclosure } from '../../../kit/web/ui/Disclosure.tsx'
import { t } from '../../../kit/words.ts'
import styles from './Import.module.css'

/** How to get the file of each app. */
const INSTRUCTIONS: readonly { name: string; steps: string }[] = [
  {
    name: 'Clue',
    steps: t`In Clue, open the menu, then Settings, and ask for your data. Clue sends you a link to a zip file and shows you a password for it. Choose that file here as it is.`,
  },
  {
    name: 'Flo',
    steps: t`In Flo, open Settings, then Help, and ask for a copy of your data. It comes by email as a zip file with a password. Choose that file here as it is.`,
  },
  {
    name: 'Daylio',
    steps: t`In Daylio, open More, then Export Entries, and choose CSV. The backup file with the ending .daylio cannot be read.`,
  },
  { name: 'Bearable', steps: t`In Bearable, open Profile, then Export data, and choose CSV.` },
  { name: 'drip', steps: t`In drip, open the menu, then Data, and export. You get a CSV file.` },
  { name: 'Ovumcy', steps: t`In Ovumcy, open Settings, then Export, and choose JSON.` },
  { name: 'HealthLog', steps: t`In HealthLog, open Settings, then Export, and choose JSON.` },
  {
    name: 'Apple Health',
    steps: t`On your iPhone, open Health, tap your picture, then Export All Health Data. You get a file named export.zip.`,
  },
  {
    name: 'Health Connect (Android)',
    steps: t`On your phone, open Settings, then Health Connect, then Backup and restore, and export. You get a file named Health Connect.zip.`,
  },
  {
    name: t`Emberwell, or an app that saves FHIR`,
    steps: t`Choose the FHIR file as it is; its name ends with .json. From Emberwell you get it in Settings, under Account & Data. To bring everything back into a new account, use the zip of “Download my data” instead.`,
  },
  {
    name: t`Another app, or a table of your own`,
    steps: t`Save it as CSV: one row for each day or note, and one column with the date. You then say what the other columns are.`,
  },
]

/** How to get the file from each app. */
export function HowToGet() {
  const id = useId()
  return (
    <section className={styles['how']} aria-labelledby={id}>
      <h2 id={id}>{t`How to get the file`}</h2>
      {INSTRUCTIONS.map(({ name, steps }) => (
        <Disclosure key={name} name={name}>
          <p>{steps}</p>
        </Disclosure>
      ))}
    </section>
  )
}
