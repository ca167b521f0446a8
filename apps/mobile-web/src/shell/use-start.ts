import { isGuestExpired } from '@org/domain'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { configApi } from '../api/config'
import { useConfig } from '../hooks/use-config'
import { useNow } from '../hooks/use-now'
import { useOnline } from '../hooks/use-online'
import { useViewer } from '../hooks/use-viewer'
import type { AppChat } from '../im/chat'
import { useChatSession } from '../im/use-chat-session'
import { useBrand } from '../site/brand-context'
import { ensureViewer } from '../ensure-viewer'
import { useAppSelector, type AppStore } from '../store/store'

const { useGetCommonConfigQuery } = configApi

const EXPIRY_CHECK_SECONDS = 30
/** The app needs the config, so loading it is retried until it succeeds. */
export const CONFIG_RETRY_MS = 5_000

/**
 * Loads config and viewer, renews an expired guest, and keeps chat connected. `started` is true once config and viewer
 * are loaded. Rule: APP-3.
 */
export const useStart = (): { started: boolean; chat: AppChat | null } => {
  const store = useStore() as AppStore
  const { code: site } = useBrand()
  const { isReady } = useConfig()
  useGetCommonConfigQuery({}, { pollingInterval: isReady ? 0 : CONFIG_RETRY_MS, refetchOnReconnect: true })
  const { kind } = useViewer()
  const online = useOnline()
  const now = useNow(EXPIRY_CHECK_SECONDS)
  const { token, guest } = useAppSelector((state) => state.session)
  const lacksViewer = token === '' && (guest === null || isGuestExpired(guest, now))
  useEffect(() => {
    if (lacksViewer && online) void ensureViewer(store, site, now)
  }, [lacksViewer, online, now, store, site])
  const chat = useChatSession()
  return { started: isReady && kind !== 'unknown', chat }
}
