import { useEffect, useState } from 'react'
import { applyTheme, readTheme, saveTheme, type Theme } from '../../../kit/web/theme.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Slider } from '../../../kit/web/ui/Slider.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import styles from './Section.module.css'
import { THEME_KEY } from './theme-key.ts'

/** After a change the word appears in 1 s and stands for 2 s (spec §4). */
const APPEARS_AFTER_MS = 1_000
const STANDS_MS = 2_000
const SAVED = 'Settings saved automatically'
const NOT_SAVED = 'Error saving settings'

type Change = { theme: Theme; isSaved: boolean }

/** Whether the browser kept the theme; it may refuse storage. */
function keepTheme(theme: Theme): boolean {
  saveTheme(THEME_KEY, theme)
  return JSON.stringify(readTheme(THEME_KEY)) === JSON.stringify(theme)
}

function useAutoSave() {
  const [change, setChange] = useState<Change>({ theme: readTheme(THEME_KEY), isSaved: true })
  const [hasChanged, setHasChanged] = useState(false)
  const [status, setStatus] = useState('')

  useEffect(() => {
    if (!hasChanged) return
    setStatus('')
    const appear = setTimeout(() => setStatus(change.isSaved ? SAVED : NOT_SAVED), APPEARS_AFTER_MS)
    const vanish = setTimeout(() => setStatus(''), APPEARS_AFTER_MS + STANDS_MS)
    return () => {
      clearTimeout(appear)
      clearTimeout(vanish)
    }
  }, [change, hasChanged])

  const set = (part: Partial<Theme>) => {
    const theme = { ...change.theme, ...part }
    applyTheme(theme)
    setChange({ theme, isSaved: keepTheme(theme) })
    setHasChanged(true)
  }
  return { theme: change.theme, set, status }
}

/** How the product looks and moves on this device. Every change shows at once and is kept by itself. */
export function AccessibilitySection() {
  const { theme, set, status } = useAutoSave()
  return (
    <Card title="Accessibility">
      <div className={styles['form']}>
        <RadioCards
          legend="Colours"
          columns={3}
          value={theme.darkMode === null ? 'device' : theme.darkMode ? 'dark' : 'light'}
          onChange={(look) => set({ darkMode: look === 'device' ? null : look === 'dark' })}
          options={[
            { value: 'device', label: 'As my device' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
        <Switch
          label="High contrast"
          hint="Stronger colours, clear lines."
          checked={theme.highContrast}
          onChange={(highContrast) => set({ highContrast })}
        />
        <Switch
          label="Reduce motion"
          hint="Nothing slides or fades."
          checked={theme.reduceMotion}
          onChange={(reduceMotion) => set({ reduceMotion })}
        />
        <Slider
          label="Font size"
          min={12}
          max={20}
          step={1}
          value={theme.fontSize}
          onChange={(fontSize) => set({ fontSize })}
          low="Smaller"
          high="Larger"
        />
        <p role="status" className={styles['saved']}>
          {status}
        </p>
      </div>
    </Card>
  )
}
