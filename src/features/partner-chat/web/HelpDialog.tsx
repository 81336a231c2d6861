import { language } from '../../../kit/words.ts'
import { HelpDialog as ChatHelpDialog } from '../../chat/web/HelpDialog.tsx'
import type { HelpLine } from '../../safety/contract.ts'
import type { Language } from '../../text/rules/speech.ts'

const FIRST: Record<Language, string> = {
  en: 'If somebody is in danger right now, please call the emergency number first. Lara cannot call for you. Nobody is told that you looked here.',
  es: 'Si alguien está en peligro ahora mismo, llama primero al número de emergencias. Lara no puede llamar por ti. Nadie se entera de que has mirado aquí.',
  fr: 'Si quelqu’un est en danger en ce moment, appelez d’abord le numéro d’urgence. Lara ne peut pas appeler pour vous. Personne n’apprend que vous avez regardé ici.',
}

/** Dialog with his help lines. */
export function HelpDialog({ lines, onClose }: { lines: readonly HelpLine[] | undefined; onClose: () => void }) {
  return <ChatHelpDialog speaker="partner" first={FIRST} known={lines && { language: language(), help_lines: lines }} onClose={onClose} />
}
