import { commandRows } from '../define-command'
import { TIMING } from '../limits'

export const sessionCommands = commandRows({
  login: {
    wire: 'session.login',
    retry: 'never',
    beforeLogin: true,
    vital: true,
    needs: { a2Key: 'string', tinyID: 'string', helloInterval: 'number', timeStamp: 'number' },
  },
  logout: { wire: 'session.logout', retry: 'never' },
  hello: {
    wire: 'session.hello',
    retry: 'never',
    vital: true,
    needs: { timeStamp: 'number' },
  },
  ping: {
    wire: 'session.ping',
    retry: 'never',
    timeoutMs: TIMING.pingTimeoutMs,
    beforeLogin: true,
    vital: true,
  },
})
