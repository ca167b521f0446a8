import type { LoginOptions } from '@org/im-sdk'
import type { AppChat } from './chat'

const TRY_AGAIN_MS = 5_000

/** Keeps the chat logged in as one user, or logged out for null, until it is stopped. A failed login is retried. */
export const stayLoggedIn = (chat: AppChat, login: LoginOptions | null): (() => void) => {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const connect = async () => {
    try {
      const current = chat.getLoginUser()
      if (current !== '' && current !== login?.userID) await chat.logout()
      if (login && !stopped) await chat.login(login)
    } catch {
      if (!stopped) timer = setTimeout(() => void connect(), TRY_AGAIN_MS)
    }
  }
  void connect()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
