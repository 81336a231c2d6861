import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

/** The two supported protocols of language models. */
export const PROTOCOLS = ['openai-compatible', 'anthropic'] as const
export type Protocol = (typeof PROTOCOLS)[number]

/** One request as received. */
export type RawCall = { protocol: Protocol; path: string; headers: IncomingMessage['headers']; text: string; body: Record<string, unknown> }

/** Controls of a response: `begin` sends the head, `say` a piece of text, `end` the regular end. */
export type Speaking = {
  protocol: Protocol
  request: IncomingMessage
  response: ServerResponse
  begin(): void
  say(text: string): void
  /** Sends any event of the protocol. */
  raw(data: string): void
  end(reason?: string): void
}

/** How the model responds. */
export type Script = (speaking: Speaking) => void | Promise<void>

/** A scripted language model on a free local port. */
export type ModelService = {
  /** Value for LLM_BASE_URL. */
  url(protocol: Protocol): string
  asked: RawCall[]
  answerWith(script: Script): void
  close(): Promise<void>
}

/** Sends a text in pieces of a few characters and ends regularly. */
export function scriptOf(text: string, pauseMs = 0): Script {
  return async ({ begin, say, end }) => {
    begin()
    for (const piece of text.match(/.{1,7}/gsu) ?? []) {
      say(piece)
      if (pauseMs > 0) await after(pauseMs)
    }
    end()
  }
}

/** Responds with a status and an error body in the style of both protocols. */
export function refusing(status: number, headers: Record<string, string> = {}, secret = ''): Script {
  return ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ type: 'error', error: { type: 'refused', message: `No. ${secret}` } }))
  }
}

function speak(protocol: Protocol, request: IncomingMessage, response: ServerResponse): Speaking {
  const isAnthropic = protocol === 'anthropic'
  const raw = (data: string) => void response.write(data)
  const tell = (data: Record<string, unknown>) =>
    raw(`${isAnthropic ? `event: ${String(data['type'])}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
  const chunk = (delta: Record<string, unknown>, finish_reason: string | null) =>
    tell({ id: 'one', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [{ index: 0, delta, finish_reason }] })
  return {
    protocol,
    request,
    response,
    raw,
    begin: () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      if (!isAnthropic) return chunk({ role: 'assistant', content: '' }, null)
      tell({ type: 'message_start', message: { id: 'one', type: 'message', role: 'assistant', content: [], model: 'scripted', usage: {} } })
      tell({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } })
      raw('event: ping\ndata: {"type": "ping"}\n\n')
    },
    say: (text) =>
      isAnthropic ? tell({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }) : chunk({ content: text }, null),
    end: (reason = isAnthropic ? 'end_turn' : 'stop') => {
      if (isAnthropic) {
        tell({ type: 'content_block_stop', index: 0 })
        tell({ type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 5 } })
        tell({ type: 'message_stop' })
      } else {
        chunk({}, reason)
        tell({ id: 'one', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [], usage: { total_tokens: 5 } })
        raw('data: [DONE]\n\n')
      }
      response.end()
    },
  }
}

/** Starts a model that sends a greeting by default. */
export async function startModelService(): Promise<ModelService> {
  const asked: RawCall[] = []
  let script = scriptOf('Hello.')
  const server = createServer((request, response) => {
    const protocol = request.url?.endsWith('/messages') ? 'anthropic' : 'openai-compatible'
    let text = ''
    request.setEncoding('utf8').on('data', (piece: string) => (text += piece))
    request.on('end', () => {
      asked.push({ protocol, path: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) as Record<string, unknown> })
      void script(speak(protocol, request, response))
    })
    // The client may abort.
    response.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: (protocol) => `http://127.0.0.1:${port}${protocol === 'anthropic' ? '' : '/v1'}`,
    asked,
    answerWith: (next) => {
      script = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** A port with a server of another protocol, or (undefined) with no server. */
export async function startStranger(words: string | undefined): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createSocketServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    socket.end(words ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise<void>((resolve) => void server.close(() => resolve()))
  }
  if (words !== undefined) return { port, close }
  await close()
  return { port, close: async () => undefined }
}
