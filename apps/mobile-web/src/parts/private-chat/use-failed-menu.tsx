import type { Message } from '@org/im-sdk'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useChatChange } from '../../im/use-chat-change'

/** Loaded when a menu is opened. */
const FailedMenu = lazy(() => import('./FailedMenu'))

/** The menu of a message that was not sent: to send it again, or to delete it. */
export const useFailedMenu = (
  messages: readonly Message[],
  resend: (id: string) => void,
): [open: (id: string) => void, menu: ReactNode] => {
  const [change] = useChatChange()
  const [shown, setShown] = useState<{ id: string; open: boolean } | null>(null)
  const remove = (id: string) => {
    const message = messages.find(({ ID }) => ID === id)
    if (message) void change((chat) => chat.deleteMessage([message]))
  }
  const menu = shown !== null && (
    <Suspense>
      <FailedMenu
        open={shown.open}
        onResend={() => resend(shown.id)}
        onDelete={() => remove(shown.id)}
        onClose={() => setShown({ ...shown, open: false })}
      />
    </Suspense>
  )
  return [(id) => setShown({ id, open: true }), menu]
}
