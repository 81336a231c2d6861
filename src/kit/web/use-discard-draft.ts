import { t } from '../words.ts'
import { type DraftKey, dropDraft, keepDraft, readKept } from './drafts.ts'
import { useToast } from './ui/Toast.tsx'

/** Discards a draft; a toast offers to bring it back. */
export function useDiscardDraft(draft: DraftKey): () => Promise<void> {
  const toast = useToast()
  return async () => {
    const discarded = await readKept(draft)
    await dropDraft(draft)
    toast.show({ text: t`Discarded.`, action: { label: t`Undo`, onClick: () => keepDraft(draft, discarded) } })
  }
}
