import { command } from '../define-command'
import type * as schema from '../schemas/session'
import { TIMING } from '../limits'

export const sessionCommands = {
  login: command<typeof schema.login>({
    wire: 'session.login',
    beforeLogin: true,
    vital: true,
    resend: false,
    needs: { a2Key: 'string', tinyID: 'string', helloInterval: 'number', timeStamp: 'number' },
  }),
  logout: command<typeof schema.logout>({ wire: 'session.logout', resend: false }),
  hello: command<typeof schema.hello>({
    wire: 'session.hello',
    vital: true,
    resend: false,
    needs: { timeStamp: 'number' },
  }),
  ping: command<typeof schema.ping>({
    wire: 'session.ping',
    timeoutMs: TIMING.pingTimeoutMs,
    beforeLogin: true,
    vital: true,
    resend: false,
  }),
}
