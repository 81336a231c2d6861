import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dayWords } from '../../../kit/day-words.ts'
import { call } from '../../../kit/web/api.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Masked } from '../../../kit/web/ui/Masked.tsx'
import { SaveFailure } from '../../../kit/web/ui/SaveFailure.tsx'
import { SaveForm } from '../../../kit/web/ui/SaveForm.tsx'
import { SelectField } from '../../../kit/web/ui/SelectField.tsx'
import { t } from '../../../kit/words.ts'
import { type Patterns, setPatternQuestion } from '../contract.ts'
import styles from './Patterns.module.css'
import { patterns } from './queries.ts'

type OwnQuestionProps = {
  page: Patterns
  /** Whether what names this cause is hidden until she taps Show. */
  isCovered: (pattern: { cause: string }) => boolean
}

/** Her own question: what became of it, and the form to ask one or another. */
export function OwnQuestion({ page, isCovered }: OwnQuestionProps) {
  const { own, causes, outcomes } = page
  const client = useQueryClient()
  const [cause, setCause] = useState<string | undefined>(own?.cause)
  const [outcome, setOutcome] = useState<string | undefined>(own?.outcome)
  const allowed = causes.find(({ key }) => key === cause)?.outcomes ?? []
  const chosen = outcome !== undefined && allowed.includes(outcome) ? outcome : undefined
  const isSame = own !== null && own.cause === cause && own.outcome === chosen
  const saving = useMutation({
    mutationFn: (body: { cause: string; outcome: string }) => call(setPatternQuestion, { body }),
    onSuccess: ({ data }) => client.setQueryData(patterns.queryKey, { data }),
  })
  return (
    <Card title={t`Your own question`}>
      <div className={styles.question}>
        {own ? (
          <Masked isHidden={isCovered(own)} what={t`the answer to your question`}>
            <p className={styles.text}>{own.result}</p>
          </Masked>
        ) : (
          <p>{t`Is there something you have long wondered about? A link you ask about is found sooner than one you don’t.`}</p>
        )}
        <SaveForm
          save={own ? t`Ask this instead` : t`Ask`}
          isOff={cause === undefined || chosen === undefined || isSame}
          isSaving={saving.isPending}
          message={saving.isSuccess && isSame ? saving.data.message : undefined}
          onSave={() => cause !== undefined && chosen !== undefined && saving.mutate({ cause, outcome: chosen })}
        >
          <div className={styles.pair}>
            <SelectField
              label={t`Does this …`}
              value={cause}
              onChange={setCause}
              options={causes.map(({ key, label }) => ({ value: key, label }))}
              placeholder={t`Please choose`}
            />
            <SelectField
              label={t`… go together with this?`}
              value={chosen}
              onChange={setOutcome}
              options={outcomes.filter(({ key }) => allowed.includes(key)).map(({ key, label }) => ({ value: key, label }))}
              placeholder={t`Please choose`}
              disabled={cause === undefined}
            />
          </div>
          {own && !isSame && chosen !== undefined && (
            <p
              className={styles.quiet}
            >{t`You can ask one question at a time. A new one replaces the one you asked on ${dayWords(own.since, 'longMonthDay')}.`}</p>
          )}
          {saving.error && <SaveFailure error={saving.error} />}
        </SaveForm>
      </div>
    </Card>
  )
}
