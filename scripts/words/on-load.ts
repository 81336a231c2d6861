import { speakFrom } from '../../src/kit/words.ts'

/** A text and where it is rendered, as `path:line`. */
export type Rendered = { where: string; message: string }

/** Everything that depends on the language and is evaluated while `load` loads modules: no reader is known then. */
export async function renderedBy(load: () => Promise<unknown>): Promise<Rendered[]> {
  const rendered: Rendered[] = []
  const note = (message: string) => {
    const frames = new Error('here').stack?.split('\n').slice(1) ?? []
    const caller = frames.find((frame) => !/\/kit\/words\.ts|\/on-load\.ts/.test(frame)) ?? ''
    rendered.push({ where: /\b(?:src|test)\/[^:]+:\d+/.exec(caller)?.[0] ?? caller, message })
  }
  const former = speakFrom({
    edition: () => {
      note('the current language')
      return 'en'
    },
    find: (message) => {
      note(message)
      return undefined
    },
  })
  await load().finally(() => speakFrom(former))
  return rendered
}
