import { command } from '../define-command'
import type * as schema from '../schemas/presence'

/**
 * What a device reports about itself and does to the user's other devices. The engine does not send these by itself.
 */
export const presenceCommands = {
  kickOther: command<typeof schema.kickOther>({ wire: 'session.kick_other', retry: 'keyed' }),
  keepAlive: command<typeof schema.keepAlive>({ wire: 'session.keep_alive', retry: 'never' }),
  setAppStatus: command<typeof schema.setAppStatus>({ wire: 'session.set_app_status', retry: 'safe' }),
  setPushToken: command<typeof schema.setPushToken>({ wire: 'session.set_push_token', retry: 'safe' }),
}
