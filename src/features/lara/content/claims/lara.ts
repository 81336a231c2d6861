import type { Claim } from '../knowledge.ts'

/** What Lara says about herself and about what is kept: promises of the product. */
export const LARA_CLAIMS: readonly Claim[] = [
  {
    id: 'lara-sealed',
    text: 'Her chats are sealed with her own key on the server, and nothing of them reaches her partner.',
    authority: 'Emberwell',
    citation: 'Emberwell: how private content is stored; the wall between her and her partner',
    verified: true,
    on: '2026-11-21',
    wording: 'b68930f1',
  },
  {
    id: 'lara-kept',
    text: 'Chats are kept 30 days, 90 days or for ever, as she chooses in Settings under Privacy.',
    authority: 'Emberwell',
    citation: 'Emberwell: Settings, Privacy',
    verified: true,
    on: '2026-11-21',
    wording: '1df89d6d',
  },
  {
    id: 'lara-model-agreed',
    text: 'A language model is asked only if the host has one and she agrees in Settings.',
    authority: 'Emberwell',
    citation: 'Emberwell: Lara, how an answer is made',
    verified: true,
    on: '2026-11-21',
    wording: '2db3749c',
  },
  {
    id: 'lara-model-sent',
    text: 'Sent to a model are her message, the last lines of the session and her language; never name, ids, partner or free notes.',
    authority: 'Emberwell',
    citation: 'Emberwell: Lara, how an answer is made',
    verified: true,
    on: '2026-11-21',
    wording: '858d91c4',
  },
  {
    id: 'lara-account-deleted',
    text: 'Deleting the account removes her rows and destroys her data key.',
    authority: 'Emberwell',
    citation: 'Emberwell: Account and data',
    verified: true,
    on: '2026-11-21',
    wording: '02675f20',
  },
  {
    id: 'lara-memory',
    text: 'Outside one conversation Lara remembers nothing unless she switched it on.',
    authority: 'Emberwell',
    citation: 'Emberwell: Settings, Privacy',
    verified: true,
    on: '2026-11-21',
    wording: '35e14d2e',
  },
]
