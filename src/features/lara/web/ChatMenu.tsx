import { useEffect, useState } from 'react'
import { queryClient } from '../../../kit/web/query-client.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { t } from '../../../kit/words.ts'
import { DEFAULT_PREFERENCES } from '../../settings/rules/preferences.ts'
import { toneChoices } from '../../settings/rules/tone-choices.ts'
import { usePreferences } from '../../settings/web/preferences-queries.ts'
import { ConversationsPlace } from './Conversations.tsx'
import styles from './Conversations.module.css'
import { companion } from './queries.ts'

export { ConversationsPlace } from './Conversations.tsx'

/** The tone, and whether answers are read aloud: the choices of Settings, saved in the same way. */
function ToneAndVoice() {
  const { value, change } = usePreferences()
  const { tone, enabled, autoPlay } = (value ?? DEFAULT_PREFERENCES).voice
  return (
    <>
      <RadioCards
        legend={t`Tone`}
        hint={t`It changes the words, never the facts.`}
        value={tone}
        onChange={(chosen) => change({ voice: { tone: chosen } })}
        options={toneChoices()}
      />
      <Switch
        label={t`Voice`}
        hint={t`Lets you have answers read aloud.`}
        checked={enabled}
        onChange={(isOn) => change({ voice: { enabled: isOn } })}
      />
      {enabled && (
        <Switch
          label={t`Auto-play`}
          hint={t`Answers are read as soon as they come.`}
          checked={autoPlay}
          onChange={(isOn) => change({ voice: { autoPlay: isOn } })}
        />
      )}
    </>
  )
}

type ChatMenuProps = {
  openId: number | undefined
  /** True where the list of conversations is not beside the chat. */
  hasList: boolean
  onNew: () => void
  onClose: () => void
}

/** The chat's menu: a new conversation, the list of conversations, and Lara's tone and voice as in Settings. */
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
        <ToneAndVoice />
      </div>
    </Dialog>
  )
}
