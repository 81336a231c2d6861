import { Fragment, type ReactNode } from 'react'

type RichProps = {
  /** A sentence with tagged parts, translated as a whole: t`Read <terms>the terms</terms> first`. */
  text: string
  /** Renders each part, by tag name. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>
}

/** A sentence in which parts are links or emphasised. */
export function Rich({ text, parts }: RichProps) {
  // Odd indexes are tag names, each followed by its text.
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/)
  return pieces.map((piece, at) => {
    if (at % 3 === 1) return null
    const part = at % 3 === 2 ? parts[pieces[at - 1] ?? ''] : undefined
    return <Fragment key={at}>{part ? part(piece) : piece}</Fragment>
  })
}
