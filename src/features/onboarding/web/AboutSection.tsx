import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, failureWords } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { SaveForm } from '../../../kit/web/ui/SaveForm.tsx'
import { Skeleton, Wait } from '../../../kit/web/ui/Wait.tsx'
import { t } from '../../../kit/words.ts'
import { type About, findAbout, PHASES, saveAbout } from '../contract.ts'
import type { Phase } from '../rules.ts'
import { AgeQuestion, GoalsQuestion, RegionQuestion } from './Questions.tsx'
import { PHASE_NAMES } from './setup-words.ts'

const PHASE_CODES = Object.keys(PHASES) as Phase[]
const FAILED = t`Your answers could not be saved. Please try again.`

function AboutForm({ kept }: { kept: About }) {
  const [change, setChange] = useState<About>({})
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: (body: About) => call(saveAbout, { body }),
    // Help lines and Lara's words follow her region.
    onSuccess: () => client.invalidateQueries(),
  })
  const answers = { ...kept, ...change }
  const isChanged = Object.keys(change).length > 0
  const lacksGoal = change.goals?.length === 0
  const answer = (one: About) => {
    saving.reset()
    setChange({ ...change, ...one })
  }
  return (
    <SaveForm
      save={t`Save answers`}
      isOff={!isChanged || lacksGoal}
      isSaving={saving.isPending}
      said={saving.data?.message}
      onSave={() => saving.mutate(change, { onSuccess: () => setChange({}) })}
    >
      <RegionQuestion
        hint={t`For the words we use, and for help near you.`}
        value={answers.region}
        onChange={(region) => answer({ region })}
      />
      <AgeQuestion value={answers.age_range} onChange={(age_range) => answer({ age_range })} />
      <RadioCards
        legend={t`Where you are`}
        columns={2}
        value={PHASE_CODES.find((code) => PHASES[code] === answers.menopause_phase)}
        onChange={(code) => answer({ menopause_phase: PHASES[code] })}
        options={PHASE_CODES.map((value) => ({ value, label: PHASE_NAMES[value] }))}
      />
      <GoalsQuestion
        error={lacksGoal ? t`Please choose at least one goal` : undefined}
        value={answers.goals ?? []}
        onChange={(goals) => answer({ goals })}
      />
      {saving.isError && <Alert tone="danger">{failureWords(saving.error, FAILED)}</Alert>}
    </SaveForm>
  )
}

/** What she answered at the start, apart from her language, which stands with her profile; each answer can be changed at any time. */
export function AboutSection() {
  const { data, error, refetch } = useQuery({
    queryKey: ['onboarding', 'about'],
    queryFn: ({ signal }) => call(findAbout, { signal }),
    select: ({ data: about }) => about,
  })
  return (
    <Card title={t`About you`}>
      {data ? (
        <AboutForm kept={data} />
      ) : error ? (
        <LoadFailed what={t`What you told us at the start`} error={error} again={refetch} />
      ) : (
        <>
          <Wait label={t`Fetching your answers`} />
          <Skeleton lines={6} />
        </>
      )}
    </Card>
  )
}
