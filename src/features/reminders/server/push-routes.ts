import { AppError } from '../../../kit/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { type Message, t } from '../../../kit/words.ts'
import { addPush, findPush, removePush } from '../contract.ts'
import { addDevice, findDevices, removeDevice } from './device-store.ts'
import { endpointProblem } from './push-address.ts'

const DEVICE_MISSING: Message = () => t`This device is no longer there.`

/** What the push endpoints need beside the vaults. */
export type PushParts = { keys: Keys; config: Pick<Config, 'pushLoopback'> }

/** Her devices that receive push messages. */
export function pushRoutes(serve: Serve, { keys, config }: PushParts): void {
  serve(findPush, async ({ user, hers }) => {
    const devices = await findDevices(hers, user.id)
    return {
      data: {
        public_key: keys.vapid().publicKey,
        devices: devices.map(({ id, sessionId, createdAt }) => ({
          id,
          created_at: new Date(createdAt).toISOString(),
          is_here: sessionId === user.sessionId,
        })),
      },
    }
  })

  serve(addPush, async ({ user, hers, body, now }) => {
    const problem = endpointProblem(body.endpoint, config.pushLoopback)
    if (problem) throw new AppError('invalid', { field: 'endpoint', message: problem })
    return { ...done(t`This device will get reminders.`), data: { id: await addDevice(hers, keys, user, body, now) } }
  })

  serve(removePush, async ({ user, hers, params }) => {
    if (!(await removeDevice(hers, user.id, params.id))) throw new AppError('not_found', DEVICE_MISSING())
    return done(t`This device no longer gets reminders.`)
  })
}
