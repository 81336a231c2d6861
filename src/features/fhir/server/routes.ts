import { randomBytes } from 'node:crypto'
import { localDateAt } from '../../../kit/local-date.ts'
import type { Serve } from '../../../kit/server/serve.ts'
import { edition } from '../../../kit/words.ts'
import { exportFhir } from '../contract.ts'
import { fhirFile } from './bundle.ts'

const SECRET_BYTES = 16

/** Adds the export as FHIR. `publicUrl` names our codes in the file. */
export function fhirRoutes(serve: Serve, { publicUrl }: { publicUrl: string }): void {
  serve(exportFhir, async ({ hers, user, body, now }) => {
    const today = localDateAt(now, user.timezone)
    const facts = { publicUrl, secret: randomBytes(SECRET_BYTES), today, at: new Date(now).toISOString(), edition: edition() }
    return { name: `emberwell-${today}.fhir.json`, content: fhirFile(hers, user, body, facts) }
  })
}
