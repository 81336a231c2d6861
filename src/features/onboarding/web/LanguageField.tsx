import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kit/web/api.ts'
import { changeLanguage } from '../../../kit/web/change-language.ts'
import { RadioCards } from '../../../kit/web/ui/Choice.tsx'
import { editionIn, type Language, language, LANGUAGE_NAMES, LANGUAGES, TAGS, t } from '../../../kit/words.ts'
import { languageOfWord, saveLanguage } from '../contract.ts'
import { onboardingAnswers } from './queries.ts'

/** Her language as a form field: element, save function, and the switch of the page's language afterwards. */
export function useLanguageField() {
  const { data: answers } = useQuery({ ...onboardingAnswers(), select: ({ data }) => data })
  // The page's language while hers is unknown.
  const stored = languageOfWord(answers?.language) ?? language()
  const [chosen, setChosen] = useState<Language>()
  const value = chosen ?? stored
  const isOther = value !== stored || value !== language()
  const options = LANGUAGES.map((code) => ({ value: code, label: <span lang={code}>{LANGUAGE_NAMES[code]}</span> }))
  return {
    field: <RadioCards legend={t`Language`} columns={3} value={value} onChange={setChosen} options={options} />,
    save: async () => {
      if (isOther) await call(saveLanguage, { body: { language: value } })
    },
    onSaved: () => {
      if (isOther) void changeLanguage(TAGS[editionIn(value, answers?.region)])
    },
  }
}
