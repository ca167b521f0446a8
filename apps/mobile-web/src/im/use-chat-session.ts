import { chatLogin, type ChatLogin } from '@org/domain'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'react-redux'
import { useConfig } from '../hooks/use-config'
import { useBrand } from '../site/brand-context'
import { viewerIdOf } from '../store/session'
import { useAppSelector, type AppStore } from '../store/store'
import type { AppChat } from './chat'
import { chatCode } from './chat-code'
import { chatStorage, type AppChatStorage } from './chat-storage'
import { stayLoggedIn } from './stay-logged-in'
import { useKicked } from './use-kicked'

/** Creates the chat client once the app id is known, and keeps it logged in as the current viewer. */
export const useChatSession = (): AppChat | null => {
  const { code } = useBrand()
  const store = useStore() as AppStore
  const kept = useMemo(() => chatStorage(code, () => viewerIdOf(store.getState().session)), [code, store])
  const chat = useChatOf(code, useAppId(kept), kept)
  const login = useChatLogin()
  const kicked = useKicked()
  useEffect(() => (chat && !kicked ? stayLoggedIn(chat, login) : undefined), [chat, login, kicked])
  return chat
}

/** The app id of the config; until it is loaded, that of the last visit, so that stored conversations can be shown. */
const useAppId = (kept: AppChatStorage): number => {
  const { config, isReady } = useConfig()
  const [known] = useState(kept.appId)
  const id = config.im_sdkappid
  useEffect(() => {
    if (isReady) kept.keepAppId(id)
  }, [isReady, id, kept])
  return isReady ? id : known
}

const useChatOf = (site: string, SDKAppID: number, kept: AppChatStorage): AppChat | null => {
  const store = useStore() as AppStore
  const [chat, setChat] = useState<AppChat | null>(null)
  useEffect(() => {
    if (SDKAppID === 0) return
    let made: AppChat | null = null
    let isOver = false
    void chatCode(store).then(({ startChat }) => {
      if (isOver) return
      made = startChat({ store, site, SDKAppID, kept })
      setChat(made)
    })
    return () => {
      isOver = true
      setChat(null)
      void made?.destroy()
    }
  }, [store, site, SDKAppID, kept])
  return chat
}

/**
 * The same object for the same session, so that new credentials do not cause a login. The client requests credentials
 * itself, so a member's need not be loaded yet.
 */
const useChatLogin = (): ChatLogin | null => {
  const { uid, token, guest } = useAppSelector((state) => state.session)
  const login = chatLogin(token === '' ? null : { id: uid, txim_sign: '' }, guest)
  const [kept, setKept] = useState({ login, token })
  if (kept.login?.userID !== login?.userID || kept.token !== token) setKept({ login, token })
  return kept.login
}
