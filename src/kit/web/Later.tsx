import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import { UNREACHABLE } from './api.ts'
import type { Fetch } from './early.ts'
import { PartLost } from './ui/PartLost.tsx'
import { useToast } from './ui/Toast.tsx'

/** What is drawn with `Props`. */
export type Part<Props> = (props: Props) => ReactNode

/** What is fetched: the part itself, or a module that has it. Of a `Fetch` it is known whether it is here already. */
type Load<Module> = (() => Promise<Module>) & Partial<Fetch<Module>>
type Choose<Module, Props> = (module: Module) => Part<Props>
/** What `Lost` is given beside; no part has a property of this name. */
type Again = { fetchAgain: () => void }

/**
 * A part that is fetched when it is drawn. One that is here already is drawn at once: React would show the place that keeps its room for 300 ms.
 * Where the fetch fails, `Lost` stands in its place, and its `fetchAgain` fetches once more. Where that fails too although the server answers,
 * the page is loaded anew: some browsers never ask twice for the same script, and a newer version may no longer have it.
 */
function later<Module, Props extends object>(load: Load<Module>, choose: Choose<Module, Props>, Lost: Part<Props & Again>): Part<Props> {
  const begin = (isAgain: boolean): ComponentType<Props & Again> =>
    lazy(() =>
      load().then(
        (module): { default: Part<Props & Again> } => ({ default: choose(module) }),
        () => {
          if (isAgain)
            fetch(location.href, { method: 'HEAD' }).then(
              () => location.reload(),
              () => undefined,
            )
          return { default: Lost }
        },
      ),
    )
  let Coming = begin(false)
  const begun = () => {
    const here = load.here?.()
    return here === undefined ? Coming : choose(here)
  }
  return function Later(props: Props) {
    // Kept as it began: what is drawn is never taken away for the same part once more.
    const [Now, setNow] = useState(begun)
    const fetchAgain = () => {
      Coming = begin(true)
      setNow(() => Coming)
    }
    return <Now {...props} fetchAgain={fetchAgain} />
  }
}

/** A part that comes after its page. Where it cannot be fetched, words and another try stand in its place, and the page stays. */
export function laterPart<Module, Props extends object>(load: Load<Module>, choose: Choose<Module, Props>): Part<Props> {
  return later(load, choose, PartLost)
}

/** A part that a page can be without: where it cannot be fetched, nothing stands in its place. */
export function optionalPart<Module, Props extends object>(load: Load<Module>, choose: Choose<Module, Props>): Part<Props> {
  return later(load, choose, () => null)
}

type Closable = { onClose?: (() => void) | undefined }

function DialogLost({ fetchAgain, onClose }: Closable & Again) {
  const toast = useToast()
  useEffect(() => {
    toast.show({ text: UNREACHABLE, tone: 'danger' })
    fetchAgain()
    onClose?.()
  }, [toast, fetchAgain, onClose])
  return null
}

/** A dialog that is fetched when it is opened. Where it cannot be, that is said, the page stays as it is, and opening it fetches it again. */
export function laterDialog<Module, Props extends Closable>(load: Load<Module>, choose: Choose<Module, Props>): Part<Props> {
  return later(load, choose, DialogLost)
}
