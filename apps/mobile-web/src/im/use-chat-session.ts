import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'react-redux'
import { useConfig } from '../hooks/use-config'
import { useViewer } from '../hooks/use-viewer'
import { useAppSelector, type AppStore } from '../store/store'
import { connectAs, startChat, type AppChat, type ChatIdentity } from './chat'

const TRY_AGAIN_MS = 5_000

/** Makes the chat client once the app id is known, and keeps it logged in as whoever is watching. */
export const useChatSession = (): AppChat | null => {
  const store = useStore() as AppStore
  const { config, isReady } = useConfig()
  const chat = useChatOf(store, isReady ? config.im_sdkappid : 0)
  const identity = useIdentity()
  const phase = useAppSelector((state) => state.chatStatus.phase)
  useEffect(() => {
    if (!chat || !identity || phase === 'kicked') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const connect = () =>
      void connectAs(chat, identity).catch(() => {
        timer = setTimeout(connect, TRY_AGAIN_MS)
      })
    connect()
    return () => clearTimeout(timer)
    // A kick ends the effect; coming back starts it again. Other phases are the SDK's own business.
  }, [chat, identity, phase === 'kicked'])
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

/** Members chat with their id and signature, guests with theirs; null while unknown. Source: app.md §4. */
const useIdentity = (): ChatIdentity | null => {
  const { user, guest } = useViewer()
  const userID = user ? String(user.id) : (guest?.userid ?? '')
  const userSig = user?.txim_sign ?? guest?.txim_sign ?? ''
  return useMemo(() => (userID === '' || userSig === '' ? null : { userID, userSig }), [userID, userSig])
}
