import { TrackerLink } from './TrackerLink.tsx'

/** A heading and a reason, shown instead of a log's form. */
export function LogMessage({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <>
      <TrackerLink />
      <h1>{heading}</h1>
      {children}
    </>
  )
}
