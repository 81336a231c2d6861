import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, failureWords } from '../../../kit/web/api.ts'
import { keepLanguage } from '../../../kit/web/language.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { SaveForm } from '../../../kit/web/ui/SaveForm.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { editionIn, language, TAGS, t } from '../../../kit/words.ts'
import { type About, PHASES, saveAbout } from '../contract.ts'
import type { Phase } from '../rules.ts'
import { about } from './queries.ts'
import { AgeQuestion, GoalsQuestion, RegionQuestion } from './Questions.tsx'
import { PHASE_NAMES } from './setup-words.ts'

const PHASE_CODES = Object.keys(PHASES) as Phase[]
const FAILED = t`Your answers could not be saved. Please try again.`

function AboutForm({ stored }: { stored: About }) {
  const [change, setChange] = useState<About>({})
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: (body: About) => call(saveAbout, { body }),
    // Help lines and answers depend on the region, and so does the English of the next page that is loaded.
    onSuccess: (_reply, { region }) => {
      if (region !== undefined) keepLanguage(TAGS[editionIn(language(), region)])
      return client.invalidateQueries()
    },
  })
  const answers = { ...stored, ...change }
  const isChanged = Object.keys(change).length > 0
  const lacksGoal = change.goals?.length === 0
  const answer = (changed: About) => {
    saving.reset()
    setChange({ ...change, ...changed })
  }
  return (
    <SaveForm
      save={t`Save answers`}
      isOff={!isChanged || lacksGoal}
      isSaving={saving.isPending}
      message={saving.data?.message}
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

/** Settings section with her onboarding answers except the language, which is in the profile. */
export function AboutSection() {
  const { data, error, refetch } = useQuery(about)
  return (
    <Card title={t`About you`}>
      {data ? (
        <AboutForm stored={data} />
      ) : error ? (
        <LoadFailed what={t`What you told us at the start`} error={error} again={refetch} />
      ) : (
        <>
          <Loading label={t`Loading your answers`} />
          <Skeleton lines={6} />
        </>
      )}
    </Card>
  )
}
