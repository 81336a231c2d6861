import { type FhirContext, PATIENT, patientReference, type Resource } from './resource.ts'

/** What the file says about her: nothing but what she ticked. */
export function patient({ uuidOf }: FhirContext, name: string | undefined, birthYear: number | undefined): Resource {
  return {
    resourceType: 'Patient',
    id: uuidOf(PATIENT),
    ...(name && { name: [{ text: name }] }),
    ...(birthYear !== undefined && { birthDate: String(birthYear) }),
  }
}

/** English like the names of codes, for the receiver of the file. */
const WHO_WROTE_IT = 'Patient-reported: she wrote it herself, and no clinician has checked it'

const bundleId = ({ uuidOf }: FhirContext) => `urn:uuid:${uuidOf('Bundle')}`

/** That all of the file is what she wrote herself. `at` is an instant. */
export function provenance(context: FhirContext, at: string): Resource {
  return {
    resourceType: 'Provenance',
    id: context.uuidOf('Provenance'),
    target: [{ type: 'Bundle', identifier: { system: 'urn:ietf:rfc:3986', value: bundleId(context) } }],
    recorded: at,
    agent: [
      {
        type: {
          coding: [{ system: 'http://terminology.hl7.org/CodeSystem/provenance-participant-type', code: 'author', display: 'Author' }],
          text: WHO_WROTE_IT,
        },
        who: patientReference(context),
      },
    ],
  }
}

/** Says that some of her records could not be read and are missing; `count` is of days and treatments. */
export function incomplete({ uuidOf }: FhirContext, count: number): Resource {
  const diagnostics = `Days or treatments that could not be read and are missing from this file: ${count}`
  return {
    resourceType: 'OperationOutcome',
    id: uuidOf('OperationOutcome'),
    issue: [{ severity: 'warning', code: 'incomplete', diagnostics }],
  }
}

/** The Bundle up to its list of entries. `at` is an instant. */
export function bundleHead(context: FhirContext, at: string): Record<string, unknown> {
  return {
    resourceType: 'Bundle',
    id: context.uuidOf('Bundle'),
    identifier: { system: 'urn:ietf:rfc:3986', value: bundleId(context) },
    type: 'collection',
    timestamp: at,
  }
}
