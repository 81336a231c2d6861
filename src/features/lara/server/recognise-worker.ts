/** Worker thread that runs the recognition of long messages. */
import { parentPort } from 'node:worker_threads'
import { recognise } from '../../safety/rules/recognise.ts'
import { type Asked, READY, type Replied } from './recogniser-messages.ts'

parentPort?.on('message', ({ id, message, speaker }: Asked) => {
  parentPort?.postMessage({ id, recognised: recognise(message, speaker) } satisfies Replied)
})
parentPort?.postMessage(READY)
