/**
 * The eight quick actions (docs/product.md, Compass page): the chip's label, and the sentence it inserts, which the
 * woman reads.
 */
import type { Language } from '../contract.ts'

/** One chip. */
export type QuickAction = { readonly label: string; readonly text: string }

/** In display order, in each language. */
export const QUICK_ACTIONS: Record<Language, readonly QuickAction[]> = {
  en: [
    { label: 'Household chores', text: 'I took over some chores around the house, so there is one thing less on your list.' },
    { label: 'Chai or coffee', text: 'I made you a cup of chai or coffee, just the way you like it.' },
    { label: 'Offered to cancel plans', text: 'I offered to cancel our plans, and you need not give a reason.' },
    { label: 'Listened, did not fix', text: 'I listened, and did not try to fix anything.' },
    { label: 'Gave space', text: 'I left you some time and quiet for yourself.' },
    { label: 'Comfort items', text: 'I put something comforting within reach: a fan, a blanket, cold water.' },
    { label: 'Asked about symptoms', text: 'I asked how things feel today, and left it to you whether to tell.' },
    { label: 'Respected privacy', text: 'I did not ask further, because some things are yours alone.' },
  ],
  es: [
    { label: 'Tareas de casa', text: 'Me ocupé de algunas tareas de casa, para que tengas una cosa menos en tu lista.' },
    { label: 'Un chai o un café', text: 'Te preparé un chai o un café, tal como te gusta.' },
    { label: 'Ofrecí cancelar planes', text: 'Te ofrecí cancelar nuestros planes, sin que tengas que dar una razón.' },
    { label: 'Escuché sin arreglar', text: 'Te escuché y no intenté arreglar nada.' },
    { label: 'Di espacio', text: 'Te dejé un rato de calma solo para ti.' },
    { label: 'Algo que alivia', text: 'Dejé a mano algo que alivia: un abanico, una manta, agua fría.' },
    { label: 'Pregunté por síntomas', text: 'Te pregunté cómo van las cosas hoy, y dejé que decidieras si contarlo.' },
    { label: 'Respeté lo privado', text: 'No pregunté más, porque hay cosas que son solo tuyas.' },
  ],
  fr: [
    { label: 'Tâches de la maison', text: 'J’ai pris quelques tâches à la maison : une chose de moins sur ta liste.' },
    { label: 'Un chaï ou un café', text: 'Je t’ai préparé un chaï ou un café, comme tu l’aimes.' },
    { label: 'Proposé d’annuler', text: 'J’ai proposé d’annuler ce que nous avions prévu, sans que tu aies à dire pourquoi.' },
    { label: 'Écouté sans réparer', text: 'Je t’ai écoutée, sans chercher de solution.' },
    { label: 'Laissé de l’espace', text: 'Je t’ai laissé un moment de calme rien qu’à toi.' },
    { label: 'De quoi s’apaiser', text: 'J’ai mis à portée de main de quoi s’apaiser : un éventail, un plaid, de l’eau fraîche.' },
    { label: 'Demandé des nouvelles', text: 'J’ai demandé comment tu te sens aujourd’hui, en te laissant libre de répondre.' },
    { label: 'Respecté l’intimité', text: 'Je n’ai pas insisté, parce que certaines choses n’appartiennent qu’à toi.' },
  ],
}
