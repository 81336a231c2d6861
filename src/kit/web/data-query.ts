import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Endpoint, ReplyOf } from '../endpoint.ts'
import { call, type CallOptions } from './api.ts'

type WithData = Endpoint & { readonly reply: z.ZodMiniType<{ data: unknown }> }

/**
 * The query of an endpoint that replies with `data`, which is its result; spread into an object, it takes further
 * options.
 */
export function dataQuery<const Key extends QueryKey, E extends WithData>(
  queryKey: Key,
  endpoint: E,
  ...[sent]: Record<never, never> extends CallOptions<E> ? [CallOptions<E>?] : [CallOptions<E>]
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call<WithData>(endpoint, { ...sent, signal }) as Promise<ReplyOf<E>>,
    select: ({ data }): ReplyOf<E>['data'] => data,
  })
}
