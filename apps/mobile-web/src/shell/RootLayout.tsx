import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { AppChatContext } from '../im/app-chat-context'
import { AppTabBar } from './AppTabBar'
import { CrashScreen } from './CrashScreen'
import { LoginPrompt } from './LoginPrompt'
import { MatchStartBanners } from './MatchStartBanners'
import { NetNotice } from './NetNotice'
import { Toasts } from './Toasts'
import { useAppearance } from './use-appearance'
import { useStart } from './use-start'

/** What every screen stands in, and what lies over every screen. */
export const RootLayout = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  useAppearance()
  const { started, chat } = useStart()
  return (
    <AppChatContext value={chat}>
      <NetNotice />
      <MatchStartBanners />
      <CrashScreen resetKey={pathname}>{children}</CrashScreen>
      <AppTabBar />
      <LoginPrompt />
      <Toasts starting={!started} />
    </AppChatContext>
  )
}
