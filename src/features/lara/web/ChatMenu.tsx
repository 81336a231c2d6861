import { useEffect, useState } from 'react'
import { queryClient } from '../../../kit/web/query-client.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { t } from '../../../kit/words.ts'
import { VoiceSection } from '../../settings/web/VoiceSection.tsx'
import { ConversationsPlace } from './Conversations.tsx'
import styles from './Conversations.module.css'
import { companion } from './queries.ts'

export { ConversationsPlace } from './Conversations.tsx'

type ChatMenuProps = {
  openId: number | undefined
  /** True where the list of conversations is not beside the chat. */
  hasList: boolean
  onNew: () => void
  onClose: () => void
}

/** What the chat's head has no room for: a new conversation, the others, and Lara's tone and voice as in Settings. */
export function ChatMenu({ openId, hasList, onNew, onClose }: ChatMenuProps) {
  const [isListing, setListing] = useState(false)
  // The welcome is written in the chosen tone.
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: companion.queryKey }), [])
  if (isListing) return <ConversationsPlace openId={openId} onNew={onNew} onClose={onClose} />
  const begin = () => {
    onNew()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t`More`}>
      <div className={styles.list}>
        <Button variant="outline" onClick={begin}>
          {t`New conversation`}
        </Button>
        {hasList && (
          <Button variant="outline" onClick={() => setListing(true)}>
            {t`Conversations`}
          </Button>
        )}
        <VoiceSection />
      </div>
    </Dialog>
  )
}
