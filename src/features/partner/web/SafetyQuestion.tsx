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
  yes: t`That is a good ground to begin on. And should it change: you can take everything back at any time, and he is told nothing.`,
  no: t`Then it may be safer not to invite him now. Everything else here works without a partner. You do not have to go through this alone: these people listen, and they believe you.`,
  unsure: t`That counts, and you can take your time. Inviting him can wait, and everything else here works without a partner. These people can help you to think it through, without your name.`,
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
          legend={t`Can you say no to him without fear?`}
          hint={t`Your answer stays on this page. It is not stored, and not sent to anybody.`}
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
