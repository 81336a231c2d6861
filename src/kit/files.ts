import * as z from 'zod/mini'

/** A file in pieces, so that it never lies whole in memory. */
export type Pieces = AsyncIterable<Uint8Array>

/** What a door answers that sends a file instead of JSON; `name` is what the browser saves it as. */
export type FileReply = { name: string; content: string | Pieces }

/** What a door takes that is sent a file instead of JSON. */
export type Upload = { type: string; mostBytes: number }

const replies = new WeakMap<object, string>()
const uploads = new WeakMap<object, Upload>()

/** The `reply` of an endpoint that answers a file of this media type. */
export function fileReply(type: string): z.ZodMiniCustom<FileReply, FileReply> {
  const shape = z.custom<FileReply>()
  replies.set(shape, type)
  return shape
}

/** The `body` of an endpoint that takes a file of this media type, of at most so many bytes; its handler reads it in pieces. */
export function fileBody(type: string, mostBytes: number): z.ZodMiniCustom<Pieces, Pieces> {
  const shape = z.custom<Pieces>()
  uploads.set(shape, { type, mostBytes })
  return shape
}

/** The media type that a reply's shape stands for; undefined when the reply is JSON. */
export function fileTypeOf(reply: object): string | undefined {
  return replies.get(reply)
}

/** The file that a body's shape stands for; undefined when the body is JSON. */
export function uploadOf(body: object): Upload | undefined {
  return uploads.get(body)
}
