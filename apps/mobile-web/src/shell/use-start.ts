import { isGuestExpired } from '@org/domain'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useConfig } from '../hooks/use-config'
import { useNow } from '../hooks/use-now'
import { useViewer } from '../hooks/use-viewer'
import type { AppChat } from '../im/chat'
import { useChatSession } from '../im/use-chat-session'
import { ensureViewer } from '../start'
import { useAppSelector, type AppStore } from '../store/store'

const EXPIRY_CHECK_SECONDS = 30

/** Loads config and viewer, renews a guest whose time is up, and keeps chat connected. `started` once the app knows who watches. */
export const useStart = (): { started: boolean; chat: AppChat | null } => {
  const store = useStore() as AppStore
  const { isLoading } = useConfig()
  const { kind } = useViewer()
  const now = useNow(EXPIRY_CHECK_SECONDS)
  const { token, guest } = useAppSelector((state) => state.session)
  const lacksViewer = token === '' && (guest === null || isGuestExpired(guest, now))
  useEffect(() => {
    if (lacksViewer) void ensureViewer(store, now)
  }, [lacksViewer, now, store])
  const chat = useChatSession()
  return { started: !isLoading && kind !== 'unknown', chat }
}
