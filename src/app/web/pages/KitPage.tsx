import { useEffect, useState } from 'react'
import { applyTheme, type Look, readTheme } from '../../../kit/web/theme.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Slider } from '../../../kit/web/ui/Slider.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { KitControls } from './kit/KitControls.tsx'
import styles from './KitPage.module.css'
import { KitSurfaces } from './kit/KitSurfaces.tsx'

const LOOKS: readonly Look[] = ['light', 'dark', 'contrast', 'contrast-dark']
const NO_KEY = 'kit page keeps nothing'

const wanted = new URLSearchParams(location.search)

/**
 * Development page: every UI element in every theme, at any font size. `?look=dark&size=20` sets both; `look=all` shows
 * four themes.
 */
export function KitPage() {
  const [look, setLook] = useState<Look | 'all'>(LOOKS.find((each) => each === wanted.get('look')) ?? 'all')
  const [fontSize, setFontSize] = useState(Number(wanted.get('size') ?? 16))
  const [reduceMotion, setReduceMotion] = useState(false)

  useEffect(() => {
    applyTheme({
      ...readTheme(NO_KEY),
      fontSize,
      reduceMotion,
      darkMode: look === 'dark' || look === 'contrast-dark',
      highContrast: look === 'contrast' || look === 'contrast-dark',
    })
  }, [look, fontSize, reduceMotion])

  return (
    <div id="top" className={styles.page}>
      <h1>Every element, in every theme</h1>
      <Card title="How to look at it">
        <div className={styles.stack}>
          <RadioCards
            legend="Theme"
            columns={5}
            value={look}
            onChange={setLook}
            options={[...LOOKS, 'all' as const].map((each) => ({ value: each, label: each }))}
          />
          <Slider label="Font size" min={12} max={20} value={fontSize} onChange={setFontSize} low="12" high="20" />
          <Switch label="Reduce motion" hint="Nothing moves, not even for a moment." checked={reduceMotion} onChange={setReduceMotion} />
        </div>
      </Card>
      <div className={look === 'all' ? styles.four : undefined}>
        {(look === 'all' ? LOOKS : [look]).map((each) => (
          <div key={each} data-theme={each} className={styles.sheet}>
            <h2>{each}</h2>
            <KitControls />
            <KitSurfaces look={each} />
          </div>
        ))}
      </div>
    </div>
  )
}
