/** Where a lost focus was placed; undefined when there is none. */
let kept: Element | undefined

/** Places a lost focus on an element until the page or the person moves it. */
export function keepAt(element: HTMLElement, options?: FocusOptions): void {
  kept = element
  element.focus(options)
}

/** Whether no element has the focus, or only the stand-in of `keepAt`. A new page may then take it. */
export function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement === kept
}
