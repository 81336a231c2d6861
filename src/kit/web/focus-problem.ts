/** Focuses the first field with a problem, of a group its first option, once the problem is rendered. */
export function focusProblem(form: HTMLFormElement | null): void {
  const fields = '[aria-invalid="true"]:not(fieldset), :has(> [role="alert"]) input'
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(fields)?.focus())
}
