import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isStill } from '../../../../kit/web/reduced-motion.ts'
import { Button } from '../../../../kit/web/ui/Button.tsx'
import { MessageField, type MessageFieldHandle } from '../../../../kit/web/ui/MessageField.tsx'
import { MessageBubble } from '../../../../kit/web/ui/MessageBubble.tsx'
import { SourceList } from '../../../../kit/web/ui/SourceList.tsx'
import { Chips, LaraSays, DataWords, ChatLog, Thinking, WayOn } from '../../../../kit/web/ui/ChatLog.tsx'
import { language as pageLanguage, t } from '../../../../kit/words.ts'
import type { Chip } from '../../../answers/contract.ts'
import { helpLinesForAll } from '../../../safety/rules/help-lines.ts'
import { DEMO_STARTERS, DEMO_WELCOME } from '../../content/demo.ts'
import { prepareAnswers, regionHere } from './answers.ts'
import styles from './Demo.module.css'
import { type Exchange, useDemo } from './use-demo.ts'

/** Maximum length of a question, in characters. */
const QUESTION_MAX = 600
/** Space above a question that is scrolled to, in px. */
const ABOVE = 16

const NO_DRAFTS = { read: () => Promise.resolve(''), keep: () => undefined }

const STARTERS = DEMO_STARTERS.map(({ title }) => ({ label: title, message: title }))

/**
 * Shown when rules or knowledge failed to load. Nothing is answered without the safety rules, so help lines are shown.
 */
function NotFetched({ onAgain }: { onAgain: () => void }) {
  return (
    <LaraSays>
      <div role="alert">
        <MessageBubble
          text={t`The demo didn’t load, so I can’t answer. Please check your connection.\n\nIf somebody is in danger, these people answer now.`}
          language={pageLanguage()}
          lines={helpLinesForAll(['emergency', 'crisis'], regionHere(), pageLanguage(), 'woman')}
        />
      </div>
      <WayOn words={t`What you wrote is still here.`}>
        <Button variant="outline" onClick={onAgain}>{t`Try again`}</Button>
      </WayOn>
    </LaraSays>
  )
}

function Answered({ answer, onAgain }: { answer: Exchange['answer']; onAgain: () => void }) {
  if (answer === 'awaited') return null
  if (answer === 'failed') return <NotFetched onAgain={onAgain} />
  const { text, language } = answer
  const { help_lines: lines, sources } = answer.parts
  return (
    <LaraSays isSafety={lines.length > 0}>
      <MessageBubble text={text} language={language} lines={lines} />
      {sources.length > 0 && (
        <div lang={language}>
          <SourceList sources={sources} language={language} />
        </div>
      )}
    </LaraSays>
  )
}

/** The chips to show: initially the demo's starters, then those of the last answer, in its language. */
function nextOf(last: Exchange | undefined) {
  if (!last) return { chips: STARTERS, language: pageLanguage() }
  if (typeof last.answer === 'string') return { chips: [], language: pageLanguage() }
  return { chips: last.answer.parts.chips, language: last.answer.language }
}

/** The demo's conversation and its input field. Scrolls within its own area. */
export function DemoConversation({ hasFocus }: { hasFocus: boolean }) {
  const { exchanges, isBusy, ask, again, clear } = useDemo()
  const field = useRef<MessageFieldHandle>(null)
  const scrollArea = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const last = exchanges.at(-1)
  const { chips, language } = nextOf(last)

  useEffect(() => {
    if (hasFocus) field.current?.focus()
  }, [hasFocus])

  useEffect(() => {
    const question = [...(scrollArea.current?.querySelectorAll<HTMLElement>('[data-from="person"]') ?? [])].at(-1)
    scrollArea.current?.scrollTo({ top: question ? question.offsetTop - ABOVE : 0, behavior: isStill() ? 'instant' : 'smooth' })
  }, [exchanges])

  /**
   * The pressed chip is removed, so the field takes the focus; not on touch screens, where it would open the keyboard.
   */
  const focusField = () => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus()
    else scrollArea.current?.focus()
  }

  return (
    <div className={styles.inside} onInput={prepareAnswers}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must reach it */}
      <div ref={scrollArea} className={styles.room} tabIndex={0} role="group" aria-label={t`The talk`}>
        <LaraSays>
          <p>{DEMO_WELCOME}</p>
        </LaraSays>
        <ChatLog isLoading={false}>
          {exchanges.map((exchange) => (
            <li key={exchange.id} className={styles.turn}>
              <div data-from="person" className={styles.own}>
                <DataWords text={exchange.question} />
              </div>
              <Answered answer={exchange.answer} onAgain={() => again(exchange)} />
            </li>
          ))}
        </ChatLog>
        <Thinking isOn={isBusy} />
        <Chips
          chips={chips}
          language={language}
          isOff={isBusy}
          onChip={({ message, to }: Pick<Chip, 'message' | 'to'>) => {
            if (to) return void navigate({ href: to })
            ask(message, language)
            focusField()
          }}
        />
      </div>
      <div className={styles.foot}>
        <MessageField
          field={field}
          label={t`Your question to Lara`}
          placeholder={t`Ask Lara`}
          most={QUESTION_MAX}
          keeping={NO_DRAFTS}
          view={0}
          talk={undefined}
          isBusy={isBusy}
          isOff={false}
          onSend={(text) => ask(text.trim())}
        />
        <p className={styles.small}>
          <Link to="/help" hash="lines">{t`Help lines`}</Link>
          {exchanges.length > 0 && (
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                clear()
                focusField()
              }}
            >{t`Clear`}</button>
          )}
        </p>
      </div>
    </div>
  )
}
