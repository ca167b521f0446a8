import { command } from '../define-command'
import type * as schema from '../schemas/session'
import { TIMING } from '../limits'

export const sessionCommands = {
  login: command<typeof schema.login>({
    wire: 'session.login',
    summary: 'Opens a session with the userSig, or with the access key when a connection comes back.',
    beforeLogin: true,
    resend: false,
  }),
  logout: command<typeof schema.logout>({ wire: 'session.logout', summary: 'Closes the session.', resend: false }),
  hello: command<typeof schema.hello>({
    wire: 'session.hello',
    summary: 'Keeps the session alive; answered with the server time.',
    resend: false,
  }),
  ping: command<typeof schema.ping>({
    wire: 'session.ping',
    summary: 'Keeps the connection alive, 10 s after the last traffic.',
    timeoutMs: TIMING.pingTimeoutMs,
    beforeLogin: true,
    resend: false,
  }),
}
