import { chatLogin, type ChatLogin } from '@org/domain'
import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { useConfig } from '../hooks/use-config'
import { useViewer } from '../hooks/use-viewer'
import { useAppSelector, type AppStore } from '../store/store'
import { startChat, type AppChat } from './chat'
import { stayLoggedIn } from './stay-logged-in'

/** Makes the chat client once the app id is known, and keeps it logged in as whoever is watching. */
export const useChatSession = (): AppChat | null => {
  const store = useStore() as AppStore
  const { config, isReady } = useConfig()
  const chat = useChatOf(store, isReady ? config.im_sdkappid : 0)
  const login = useChatLogin()
  const kicked = useAppSelector((state) => state.chatStatus.phase === 'kicked')
  useEffect(() => (chat && !kicked ? stayLoggedIn(chat, login) : undefined), [chat, login, kicked])
  return chat
}

const useChatOf = (store: AppStore, SDKAppID: number): AppChat | null => {
  const [chat, setChat] = useState<AppChat | null>(null)
  useEffect(() => {
    if (SDKAppID === 0) return
    const made = startChat(store, SDKAppID)
    setChat(made)
    return () => {
      setChat(null)
      void made.destroy()
    }
  }, [store, SDKAppID])
  return chat
}

/** The same object for the same user, so that fresh credentials do not log in anew: the client asks for them itself. */
const useChatLogin = (): ChatLogin | null => {
  const { user, guest } = useViewer()
  const login = chatLogin(user, guest)
  const [kept, setKept] = useState(login)
  if (kept?.userID !== login?.userID) setKept(login)
  return kept
}
