import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/** A part that a page can be without: fetched when it is drawn, and where that fails, nothing stands in its place. */
export function optionalPart<Props>(fetch: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    fetch().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  )
}
