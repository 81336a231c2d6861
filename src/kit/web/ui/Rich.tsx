import { Fragment, type ReactNode } from 'react'

type RichProps = {
  /** A sentence with parts in angle brackets, translated as one: t`Read <terms>the terms</terms> first`. */
  text: string
  /** What becomes of each part, by its name. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>
}

/** A sentence in which some words are a link, or stand out. */
export function Rich({ text, parts }: RichProps) {
  // Odd places hold a name, the ones after it its words.
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/)
  return pieces.map((piece, at) => {
    if (at % 3 === 1) return null
    const part = at % 3 === 2 ? parts[pieces[at - 1] ?? ''] : undefined
    return <Fragment key={at}>{part ? part(piece) : piece}</Fragment>
  })
}
