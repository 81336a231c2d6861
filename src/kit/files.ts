import * as z from 'zod/mini'

/** Chunks of a file, so that it is never in memory as a whole. */
export type Pieces = AsyncIterable<Uint8Array>

/** Reply of an endpoint that sends a file instead of JSON; `name` is the file name for the browser. */
export type FileReply = { name: string; content: string | Uint8Array | Pieces }

/** Body of an endpoint that receives a file instead of JSON; `mostBytes` is its maximum size. */
export type Upload = { type: string; mostBytes: number }

const replies = new WeakMap<object, string>()
const uploads = new WeakMap<object, Upload>()

/** The `reply` of an endpoint that sends a file of this media type. */
export function fileReply(type: string): z.ZodMiniCustom<FileReply, FileReply> {
  const shape = z.custom<FileReply>()
  replies.set(shape, type)
  return shape
}

/**
 * The `body` of an endpoint that receives a file of this media type, at most `mostBytes`; its handler reads it in
 * chunks.
 */
export function fileBody(type: string, mostBytes: number): z.ZodMiniCustom<Pieces, Pieces> {
  const shape = z.custom<Pieces>()
  uploads.set(shape, { type, mostBytes })
  return shape
}

/** Media type of a file reply; undefined when the reply is JSON. */
export function fileTypeOf(reply: object): string | undefined {
  return replies.get(reply)
}

/** Media type and maximum size of an uploaded body; undefined when the body is JSON. */
export function uploadOf(body: object): Upload | undefined {
  return uploads.get(body)
}
