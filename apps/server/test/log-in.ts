import { EVENT, type CoreChat } from '@org/im-sdk'
import { signUserSig } from '../src/services/auth/user-sig'
import type { RunningServer } from '../src/server'

/**
 * Logs a client of the engine in, and waits until it knows its conversations: messages that arrive earlier count as
 * unread from before the login, and are not announced.
 */
export const logIn = async (chat: CoreChat, userID: string, { context }: RunningServer): Promise<void> => {
  const isSynced = new Promise<void>((resolve) =>
    chat.on(EVENT.RECOVERY_STATE_CHANGED, ({ data: { phase, state } }) => {
      if (phase === 'conversations' && state === 'resolved') resolve()
    }),
  )
  await chat.login({ userID, userSig: signUserSig(context.config, userID, 3_600, Math.floor(Date.now() / 1_000)) })
  await isSynced
}
