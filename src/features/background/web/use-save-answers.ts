import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, call, failureWords } from '../../../kit/web/api.ts'
import { t } from '../../../kit/words.ts'
import { type Background, saveBackground } from '../contract.ts'
import { background } from './queries.ts'

/** A question with its answer; undefined for none. */
export type Answer = { [Name in keyof Background]-?: { readonly name: Name; readonly value: Background[Name] } }[keyof Background]

const FAILED = t`This could not be saved. Please try again.`

/** The answers with one changed, or cleared. The day of insertion goes with the hormone IUS. */
export function withAnswer(answers: Background, { name, value }: Answer): Background {
  const { [name]: _before, ...others } = answers
  const changed: Background = value === undefined ? others : { ...others, [name]: value }
  if (changed.contraception === 'hormone-ius') return changed
  const { ius_inserted_on: _day, ...without } = changed
  return without
}

/**
 * Saves one answer after the other, each shown at once. `problem` is why the last one was not saved; the answers are
 * then again those on the server. `saved` is the question whose answer has been saved, with what it was before.
 */
export function useSaveAnswers() {
  const client = useQueryClient()
  const queue = useRef(Promise.resolve(true))
  const [saved, setSaved] = useState<{ name: Answer['name']; before: Background }>()
  const [problem, setProblem] = useState<{ name: Answer['name']; words: string }>()
  const stored = () => client.getQueryData(background.queryKey)?.data

  const show = (answers: Background) =>
    client.setQueryData(background.queryKey, (known) => known && { ...known, data: { ...known.data, answers } })

  const send = async (
    name: Answer['name'],
    change: (answers: Background) => Background,
    before: Background,
    again?: 'later' | 'never',
  ): Promise<boolean> => {
    const known = stored()
    if (!known) return false
    try {
      const body = { answers: change(known.answers), version: known.version, ...(again && { ask_again: again }) }
      const reply = await call(saveBackground, { body })
      client.setQueryData(background.queryKey, (now) => now && { ...reply, data: { ...reply.data, answers: now.data.answers } })
      setSaved({ name, before })
      // What is read from the answers, such as the stage; the answers themselves are here.
      await client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== background.queryKey[0] })
      return true
    } catch (error) {
      setProblem({ name, words: failureWords(error, FAILED) })
      if (!(error instanceof ApiError)) console.warn('An answer could not be saved.', error instanceof Error ? error.name : '')
      await client.invalidateQueries({ queryKey: background.queryKey })
      return false
    }
  }

  /** Replaces the answers by what `change` makes of them; false when that could not be saved. */
  const apply = (name: Answer['name'], change: (answers: Background) => Background, again?: 'later' | 'never'): Promise<boolean> => {
    const known = stored()
    if (!known) return Promise.resolve(false)
    void client.cancelQueries({ queryKey: background.queryKey })
    setProblem(undefined)
    setSaved(undefined)
    show(change(known.answers))
    // What is shown when its turn comes already holds this change and later ones: sending it again changes nothing.
    queue.current = queue.current.then(() => send(name, change, known.answers, again))
    return queue.current
  }

  return {
    saved,
    problem,
    /** Saves an answer; `again` says when Home asks next. */
    answer: (given: Answer, again?: 'later' | 'never') => apply(given.name, (answers) => withAnswer(answers, given), again),
    /** Puts the answers back as they were before. */
    restore: (name: Answer['name'], before: Background) => apply(name, () => before),
    /** Changes no answer, only when Home asks next. */
    putOff: (name: Answer['name'], again: 'later' | 'never') => apply(name, (answers) => answers, again),
  }
}
