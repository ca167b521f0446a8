import { commandRows } from '../define-command'

/**
 * What a device reports about itself and does to the user's other devices. The module `devices` sends these.
 */
export const presenceCommands = commandRows({
  kickOther: { wire: 'session.kick_other', retry: 'keyed' },
  keepAlive: { wire: 'session.keep_alive', retry: 'never' },
  setAppStatus: { wire: 'session.set_app_status', retry: 'safe' },
  setPushToken: { wire: 'session.set_push_token', retry: 'safe' },
})
