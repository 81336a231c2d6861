import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { UNREACHABLE } from './api.ts'
import { afterPageShown, yieldToMain } from './scheduling.ts'
import { PartFailed } from './ui/PartFailed.tsx'
import { useToast } from './ui/Toast.tsx'

/** A component with `Props`. */
export type Part<Props> = (props: Props) => ReactNode

/**
 * Fetches a value once and returns the same promise from then on; `here` is the fetched value, undefined until it has
 * come.
 */
export type Fetch<Value> = (() => Promise<Value>) & { here: () => Value | undefined }

/** A `Fetch` that starts at its first call. After a failure the next call fetches again. */
export function once<Value>(fetch: () => Promise<Value>): Fetch<Value> {
  let here: Value | undefined
  let pending: Promise<Value> | undefined
  const begin = () => {
    const fetching = fetch()
    fetching.then(
      (value) => {
        here = value
      },
      () => {
        pending = undefined
      },
    )
    return fetching
  }
  return Object.assign(() => (pending ??= begin()), { here: () => here })
}

/**
 * A `Fetch` that starts now, after pending tasks, or else at the time of `when`, such as `afterPageShown`. A failure is
 * silent; the caller that needs the value fetches again.
 */
export function prefetch<Value>(fetch: () => Promise<Value>, when: () => Promise<void> = yieldToMain): Fetch<Value> {
  const due = when()
  const part = once(() => due.then(fetch))
  part().catch(() => undefined)
  return part
}

/** Loads the part itself, or a module that contains it. A `Fetch` also tells whether it has been loaded. */
type Load<Module> = (() => Promise<Module>) & Partial<Fetch<Module>>
type Choose<Module, Props> = (module: Module) => Part<Props>
/** The extra prop of `Failed`; no part has a prop of this name. */
type Retry = { fetchAgain: () => void }

/**
 * A part that is fetched when it is rendered. A fetched one is rendered at once: React would show the fallback for 300
 * ms. Where the fetch fails, `Failed` is rendered, and its `fetchAgain` retries. Where that fails too although the
 * server responds, the page is reloaded: some browsers never request a failed script again, and a newer version may no
 * longer have it.
 */
function lazyWith<Module, Props extends object>(
  load: Load<Module>,
  choose: Choose<Module, Props>,
  Failed: Part<Props & Retry>,
): Part<Props> {
  const begin = (isRetry: boolean): ComponentType<Props & Retry> =>
    lazy(() =>
      // What is not prefetched must not compete with the files of the page; there is none while prerendering.
      (load.here || typeof document === 'undefined' ? load() : afterPageShown().then(load)).then(
        (module): { default: Part<Props & Retry> } => ({ default: choose(module) }),
        () => {
          if (isRetry)
            fetch(location.href, { method: 'HEAD' }).then(
              () => location.reload(),
              () => undefined,
            )
          return { default: Failed }
        },
      ),
    )
  let Pending = begin(false)
  const initial = () => {
    const here = load.here?.()
    return here === undefined ? Pending : choose(here)
  }
  return function Lazy(props: Props) {
    // State, so that a rendered part is never unmounted for the same part once more.
    const [Now, setNow] = useState(initial)
    const fetchAgain = () => {
      Pending = begin(true)
      setNow(() => Pending)
    }
    return <Now {...props} fetchAgain={fetchAgain} />
  }
}

/** A part that is fetched after its page. Where that fails, an error with a retry button is rendered in its place. */
export function lazyPart<Module, Props extends object>(load: Load<Module>, choose: Choose<Module, Props>): Part<Props> {
  return lazyWith(load, choose, PartFailed)
}

/** A part that a page can do without: where it cannot be fetched, nothing is rendered. */
export function optionalPart<Module, Props extends object>(load: Load<Module>, choose: Choose<Module, Props>): Part<Props> {
  return lazyWith(load, choose, () => null)
}

type Closable = { onClose?: (() => void) | undefined }

function DialogFailed({ fetchAgain, onClose }: Closable & Retry) {
  const toast = useToast()
  useEffect(() => {
    toast.show({ text: UNREACHABLE, tone: 'danger' })
    fetchAgain()
    onClose?.()
  }, [toast, fetchAgain, onClose])
  return null
}

/**
 * A dialog that is fetched when it is opened; nothing is in its place until then. Where that fails, a toast says so,
 * and opening it again fetches it again.
 */
export function lazyDialog<Module, Props extends Closable>(load: Load<Module>, choose: Choose<Module, Props>): Part<Props> {
  const Dialog = lazyWith(load, choose, DialogFailed)
  return function LazyDialog(props: Props) {
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  }
}
