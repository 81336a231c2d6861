import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kit/web/api.ts'
import { changeLanguage } from '../../../kit/web/change-language.ts'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { type Language, language, LANGUAGE_NAMES, LANGUAGES, t } from '../../../kit/words.ts'
import { findOnboarding, languageOfWord, saveLanguage } from '../contract.ts'

/** The language she gave at the start; that of the page until she did, and while we do not know. */
function useKeptLanguage(): Language {
  const { data } = useQuery({
    queryKey: ['onboarding', 'language'],
    queryFn: ({ signal }) => call(findOnboarding, { signal }),
    select: (answers) => answers.data?.language,
  })
  return languageOfWord(data) ?? language()
}

/** Her language as a field of a form: what is drawn, how it is saved, and the page in another language after that. */
export function useLanguageField() {
  const kept = useKeptLanguage()
  const [chosen, setChosen] = useState<Language>()
  const value = chosen ?? kept
  const isOther = value !== kept || value !== language()
  const options = LANGUAGES.map((code) => ({ value: code, label: <span lang={code}>{LANGUAGE_NAMES[code]}</span> }))
  return {
    field: <RadioCards legend={t`Language`} columns={3} value={value} onChange={setChosen} options={options} />,
    save: async () => {
      if (isOther) await call(saveLanguage, { body: { language: value } })
    },
    onSaved: () => {
      if (isOther) void changeLanguage(value)
    },
  }
}
