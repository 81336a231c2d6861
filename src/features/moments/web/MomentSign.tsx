import Flame from 'lucide-react/icons/flame'
import MoonStar from 'lucide-react/icons/moon-star'
import { MoodFace } from '../../../kit/web/ui/MoodFaces.tsx'
import type { MomentKind } from '../contract.ts'

/** The icon of a moment: the face of a mood, a flame or a moon. Hidden from screen readers; there is text beside it. */
export function MomentSign({ kind, value }: { kind: MomentKind; value: number | undefined }) {
  if (kind === 'mood') return <MoodFace mood={value ?? 3} size={28} />
  const Icon = kind === 'hot_flash' ? Flame : MoonStar
  return <Icon aria-hidden="true" />
}
