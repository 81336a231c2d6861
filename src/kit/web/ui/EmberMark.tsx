/** Lara's mark beside her messages. */
export function EmberMark({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill="var(--ember-soft)" />
      <circle cx="20" cy="19" r="11.5" fill="none" stroke="var(--ember)" strokeWidth="1.2" opacity="0.55" />
      <circle cx="20" cy="19" r="7.5" fill="var(--ember)" />
      <path d="M2.5 25q4.5-3.4 9-.4t9 0 9-.2 8 .4A20 20 0 0 1 2.5 25z" fill="var(--tide)" />
      <path d="M6 31q4-2.2 7.5 0t7.2 0 7-.2 5.5.2" fill="none" stroke="var(--tide-soft)" strokeWidth="1.4" opacity="0.8" />
    </svg>
  )
}
