/** Worker thread that runs the recognition of long messages. */
import { parentPort } from 'node:worker_threads'
import { recogniseAll } from '../../safety/rules/recognise-all.ts'
import { type RecogniseRequest, READY, type RecogniseReply } from './recogniser-messages.ts'

parentPort?.on('message', ({ id, message, speaker }: RecogniseRequest) => {
  parentPort?.postMessage({ id, recognised: recogniseAll(message, speaker) } satisfies RecogniseReply)
})
parentPort?.postMessage(READY)
