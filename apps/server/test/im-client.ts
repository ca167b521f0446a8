import { onTestFinished } from 'vitest'
import { signUserSig } from '../src/services/auth/user-sig'
import type { RunningServer } from '../src/server'
import { createAccount } from '../src/store/identity/accounts'
import { createGuest } from '../src/store/identity/guests'
import { openClient, type ProtocolClient, type ProtocolClientOptions } from './protocol-client'

export { text, type Answer } from './protocol-client'
export type ImClient = ProtocolClient
export type ImClientOptions = Partial<ProtocolClientOptions>

/** A client of a server of the tests, closed at the end of the test unless `atEnd` does it. */
export const connect = (server: RunningServer, options: ImClientOptions = {}): Promise<ImClient> => {
  const { config, clock } = server.context
  const chatServer = {
    url: server.url.replace('http', 'ws'),
    sdkAppId: config.sdkAppId,
    sign: (userID: string) => signUserSig(config, userID, 3_600, Math.floor(clock.now() / 1_000)),
  }
  return openClient(chatServer, { atEnd: onTestFinished, ...options })
}

let made = 0

/** A new member's user id. */
export const newMember = async (server: RunningServer, nickName = 'fan'): Promise<string> => {
  made += 1
  const account = await createAccount(server.context.db, {
    account: `member${made}`,
    passwordHash: null,
    nickName,
    avatar: '/a.png',
    inviteCode: `invite${made}`,
    now: 1,
  })
  return String(account?.id)
}

export const newGuest = async (server: RunningServer): Promise<string> => {
  made += 1
  const id = `g_guest${made}`
  const seen_at = Math.floor(server.context.clock.now() / 1_000)
  await createGuest(server.context.db, { id, nick_name: `游客${made}`, avatar: '/g.png', created_at: 1, seen_at })
  return id
}

/** A client that is logged in. */
export const loggedIn = async (server: RunningServer, options: ImClientOptions = {}): Promise<ImClient> => {
  const client = await connect(server, { ...options, userID: options.userID ?? (await newMember(server)) })
  const reply = await client.login()
  if (reply.errorCode !== 0) throw new Error(`The login failed: ${reply.errorInfo}`)
  return client
}
