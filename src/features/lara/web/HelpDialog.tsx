import { HelpDialog as ChatHelpDialog } from '../../chat/web/HelpDialog.tsx'
import type { Language } from '../../text/rules/speech.ts'
import type { Known } from './Welcome.tsx'

const FIRST: Record<Language, string> = {
  en: 'If somebody is in danger right now, please call the emergency number first. Lara is not a person, and cannot call for you. Nobody is told that you looked here.',
  es: 'Si alguien está en peligro ahora mismo, llama primero al número de emergencias. Lara no es una persona y no puede llamar por ti. Nadie se entera de que has mirado aquí.',
  fr: 'Si quelqu’un est en danger en ce moment, appelez d’abord le numéro d’urgence. Lara n’est pas une personne et ne peut pas appeler pour vous. Personne n’apprend que vous avez regardé ici.',
}

/** Dialog with her help lines. */
export function HelpDialog({ known, onClose }: { known: Known | undefined; onClose: () => void }) {
  return <ChatHelpDialog speaker="woman" first={FIRST} known={known} onClose={onClose} />
}
