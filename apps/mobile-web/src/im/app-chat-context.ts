import { createContext, useContext } from 'react'
import type { AppChat } from './chat'

/** The chat client; null until the app id is known. */
export const AppChatContext = createContext<AppChat | null>(null)

export const useAppChat = (): AppChat | null => useContext(AppChatContext)
