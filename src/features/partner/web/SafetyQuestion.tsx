import { useState } from 'react'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { t } from '../../../kit/words.ts'
import { LinesHere } from './LinesHere.tsx'
import styles from './Partner.module.css'

type Answer = 'yes' | 'no' | 'unsure'

const OPTIONS = [
  { value: 'yes', label: t`Yes` },
  { value: 'no', label: t`No` },
  { value: 'unsure', label: t`I am not sure` },
] as const

const SENT: Record<Answer, string> = {
  yes: t`Good to know. And if that ever changes, you can take everything back at any time. Your partner won’t be notified.`,
  no: t`Then it may be safer not to invite your partner right now. Everything else here works without one. You don’t have to go through this alone: these people will listen, and they’ll believe you.`,
  unsure: t`That’s a good reason to take your time. Inviting your partner can wait, and everything else here works without one. These people can help you think it through, and you don’t have to give your name.`,
}

/**
 * The question before the form. The answer is only in this component's state: never stored or sent, and it triggers no
 * request.
 */
export function SafetyQuestion() {
  const [answer, setAnswer] = useState<Answer>()
  return (
    <Card title={t`Before you invite someone`}>
      <div className={styles.form}>
        <RadioCards
          legend={t`Can you say no to your partner without fear?`}
          hint={t`Your answer stays on this page. It isn’t stored or sent to anyone.`}
          columns={3}
          value={answer}
          onChange={setAnswer}
          options={OPTIONS}
        />
        <p role="status" className={styles.said}>
          {answer && SENT[answer]}
        </p>
        {answer && answer !== 'yes' && (
          <>
            <LinesHere needs={['emergency', 'abuse']} level={3} />
            <p className={styles.quiet}>
              {t`A call can show on a phone bill or in the list of calls. Esc pressed twice leaves this page at once. The form below is still there: you decide.`}
            </p>
          </>
        )}
      </div>
    </Card>
  )
}
