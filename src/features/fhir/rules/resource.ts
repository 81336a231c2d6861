/** Shapes and parts that all resources of an export share. */
/** A FHIR R4 resource; the tests validate it against the standard. */
export type Resource = { resourceType: string; id: string } & Record<string, unknown>

/** What every resource of one export needs. */
export type FhirContext = {
  /** Address under which our codes and questionnaires are named, without a slash at its end. */
  readonly base: string
  /** The UUID for a name within this export: the same name gives the same one, another export another. */
  readonly uuidOf: (name: string) => string
  /** English names of our own codes, by code system. */
  readonly names: Readonly<Record<'daily' | 'instruments', Readonly<Record<string, string>>>>
}

export const PATIENT = 'Patient'

/** A reference to the resource with this id in the same file. */
export function referenceTo(id: string): { reference: string } {
  return { reference: `urn:uuid:${id}` }
}

export function patientReference({ uuidOf }: FhirContext): { reference: string } {
  return referenceTo(uuidOf(PATIENT))
}

/** One entry of a Bundle. */
export function toBundleEntry(resource: Resource): { fullUrl: string; resource: Resource } {
  return { fullUrl: `urn:uuid:${resource.id}`, resource }
}
