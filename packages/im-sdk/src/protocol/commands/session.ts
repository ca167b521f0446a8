import { command } from '../define-command'
import type * as schema from '../schemas/session'
import { TIMING } from '../limits'

export const sessionCommands = {
  login: command<typeof schema.login>({
    wire: 'session.login',
    retry: 'never',
    beforeLogin: true,
    vital: true,
    needs: { a2Key: 'string', tinyID: 'string', helloInterval: 'number', timeStamp: 'number' },
  }),
  logout: command<typeof schema.logout>({ wire: 'session.logout', retry: 'never' }),
  hello: command<typeof schema.hello>({
    wire: 'session.hello',
    retry: 'never',
    vital: true,
    needs: { timeStamp: 'number' },
  }),
  ping: command<typeof schema.ping>({
    wire: 'session.ping',
    retry: 'never',
    timeoutMs: TIMING.pingTimeoutMs,
    beforeLogin: true,
    vital: true,
  }),
}
