/** Where a lost focus was put, until somebody takes it from there. */
let kept: Element | undefined

/** Puts a lost focus somewhere for the time being. */
export function keepAt(element: HTMLElement, options?: FocusOptions): void {
  kept = element
  element.focus(options)
}

/** Whether the focus is nobody's: it is nowhere, or where it was put when it was lost. Then a page that has just come may take it. */
export function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement === kept
}
