import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode, GENERIC_ERROR, STATUS_OF, toErrorBody } from '../errors.ts'
import { isStoreDown } from './embedded-problems.ts'
import { inLanguageOf } from './languages.ts'
import { t } from '../words.ts'

const NOT_FOUND = t`There is nothing at this address.`
const JSON_TYPE = 'application/json'
const BODY_UNREADABLE = t`The request body is not valid JSON.`
const STORE_DOWN = t`Your entry could not be stored right now. Nothing was lost on your side; please try again in a moment.`

/** What the HTTP layer itself refuses, by its error code, and how we say it. */
const HTTP_PROBLEMS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', t`This is more than we can take at once.`],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', t`Please send JSON (Content-Type: application/json).`],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid', t`The request body is not as long as it says.`],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', BODY_UNREADABLE],
  FST_ERR_BAD_URL: ['invalid', t`The address cannot be read.`],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', NOT_FOUND],
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The media type that a route takes. */
    takes?: string
  }
}

function asAppError(error: unknown, takes: string): AppError | undefined {
  if (error instanceof AppError) return error
  if (isStoreDown(error)) return new AppError('unavailable', STORE_DOWN, undefined, 30)
  const { code, statusCode } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' && takes !== JSON_TYPE)
    return new AppError('unsupported_type', t`Please send a file (Content-Type: ${takes}).`)
  const known = HTTP_PROBLEMS[code ?? '']
  if (known) return new AppError(known[0], known[1])
  if (error instanceof SyntaxError || (statusCode && statusCode >= 400 && statusCode < 500)) return new AppError('invalid', BODY_UNREADABLE)
  return undefined
}

/** An error as it is told to a caller. What is impossible says nothing, and is logged with its request id. */
export function refusalOf(error: unknown, request: FastifyRequest): AppError {
  const refusal = asAppError(error, request.routeOptions.config.takes ?? JSON_TYPE)
  const route = request.routeOptions.url
  if (!refusal) {
    const { name, stack } = error instanceof Error ? error : new Error('unknown')
    request.log.error({ route, name, stack: stack?.split('\n').slice(1, 6) }, 'Something that cannot happen has happened')
    return new AppError('failed', GENERIC_ERROR)
  }
  if (refusal.code === 'unavailable') request.log.error({ route }, 'The store or a queue cannot take this now')
  return refusal
}

/** The one place where an error becomes HTTP, in the language of the caller, also where no hook has been. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return inLanguageOf(request, () => {
    const refusal = refusalOf(error, request)
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
    return reply.code(STATUS_OF[refusal.code]).send(toErrorBody(refusal.code, refusal.message, refusal.details))
  })
}

/** Answers the errors of every route. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}

/** Answers an address under /api that nobody serves. */
export function apiNotFound(): AppError {
  return new AppError('not_found', NOT_FOUND)
}
