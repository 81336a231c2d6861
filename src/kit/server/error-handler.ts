import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode, GENERIC_ERROR, STATUS_OF, toErrorBody } from '../errors.ts'
import { isStoreDown } from './embedded-errors.ts'
import { isPostgresDown } from './vaults-postgres-errors.ts'
import { inLanguageOf } from './languages.ts'
import { type Message, t } from '../words.ts'

const NOT_FOUND: Message = () => t`There is nothing at this address.`
const JSON_TYPE = 'application/json'
const BODY_UNREADABLE: Message = () => t`The request body is not valid JSON.`
/**
 * Values of Retry-After in seconds: a full or failing disk needs an operator; a database that restarts is soon
 * available again.
 */
const STORE_RETRY_S = 30
const DATABASE_RETRY_S = 5
const STORE_DOWN: Message = () => t`Your entry could not be stored right now. Nothing was lost on your side; please try again in a moment.`

/** Errors of the HTTP layer by Fastify's code, with our code and text for each. */
const HTTP_PROBLEMS: Readonly<Record<string, readonly [ErrorCode, Message]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', () => t`This is more than we can take at once.`],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', () => t`Please send JSON (Content-Type: application/json).`],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid', () => t`The request body is not as long as it says.`],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', BODY_UNREADABLE],
  FST_ERR_BAD_URL: ['invalid', () => t`The address cannot be read.`],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', NOT_FOUND],
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The media type that a route accepts. */
    takes?: string
  }
}

function asAppError(error: unknown, takes: string): AppError | undefined {
  if (error instanceof AppError) return error
  if (isStoreDown(error)) return new AppError('unavailable', STORE_DOWN(), undefined, STORE_RETRY_S)
  if (isPostgresDown(error)) return new AppError('unavailable', STORE_DOWN(), undefined, DATABASE_RETRY_S)
  const { code, statusCode } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' && takes !== JSON_TYPE)
    return new AppError('unsupported_type', t`Please send a file (Content-Type: ${takes}).`)
  const known = HTTP_PROBLEMS[code ?? '']
  if (known) return new AppError(known[0], known[1]())
  if (error instanceof SyntaxError || (statusCode && statusCode >= 400 && statusCode < 500))
    return new AppError('invalid', BODY_UNREADABLE())
  return undefined
}

/**
 * Converts any error to the AppError to send. An unexpected error becomes `failed` without details and is logged with
 * its request id.
 */
export function refusalOf(error: unknown, request: FastifyRequest): AppError {
  const refusal = asAppError(error, request.routeOptions.config.takes ?? JSON_TYPE)
  const route = request.routeOptions.url
  if (!refusal) {
    const { name, stack } = error instanceof Error ? error : new Error('unknown')
    request.log.error({ route, name, stack: stack?.split('\n').slice(1, 6) }, 'Unhandled error')
    return new AppError('failed', GENERIC_ERROR())
  }
  if (refusal.code === 'unavailable') request.log.error({ route }, 'Store or queue unavailable')
  return refusal
}

/** Converts an error to an HTTP response in the caller's language, including errors thrown before any hook has run. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return inLanguageOf(request, () => {
    const refusal = refusalOf(error, request)
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
    return reply.code(STATUS_OF[refusal.code]).send(toErrorBody(refusal.code, refusal.message, refusal.details))
  })
}

/** Installs the error handler for all routes. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}

/** The 404 for unknown addresses below `/api`. */
export function apiNotFound(): AppError {
  return new AppError('not_found', NOT_FOUND())
}
