import { floatingButtons, showsTabBar } from '@org/domain'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { AppChatContext } from '../im/app-chat-context'
import { useFocusOnArrival } from '../routes/use-focus-on-arrival'
import { thisBrowser } from '../site/device'
import { CrashScreen } from './CrashScreen'
import { followKeyboard } from './follow-keyboard'
import { LaterShell } from './LaterShell'
import { LoginPrompt } from './LoginPrompt'
import { MatchStartBanners } from './MatchStartBanners'
import { NetNotice } from './NetNotice'
import { PageFrame } from './PageFrame'
import { Toasts } from './Toasts'
import { useAppearance } from './use-appearance'
import { useStart } from './use-start'

/** The frame of every screen, and the overlays above every screen. */
export const RootLayout = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const page = useRef<HTMLDivElement>(null)
  useFocusOnArrival(page)
  useAppearance()
  useEffect(followKeyboard, [])
  const { started, chat } = useStart()
  const browser = thisBrowser()
  const hasTabs = showsTabBar(pathname, browser)
  const hasFloats = floatingButtons(pathname, browser).share
  return (
    <AppChatContext value={chat}>
      <NetNotice />
      <MatchStartBanners />
      <PageFrame ref={page} hasTabs={hasTabs} hasFloats={hasFloats}>
        <CrashScreen resetKey={pathname}>{children}</CrashScreen>
      </PageFrame>
      <LaterShell />
      <LoginPrompt />
      <Toasts starting={!started} />
    </AppChatContext>
  )
}
