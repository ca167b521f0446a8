import type { Message } from '@org/im-sdk'
import { useEffect, useState, type ReactNode } from 'react'
import { loadMessageActions } from '../../im/lazy-modules'
import { useChatRequest } from '../../im/use-chat-change'
import type FailedMenu from './FailedMenu'

/** The menu and the code that deletes. */
const load = async () => (await Promise.all([import('./FailedMenu'), loadMessageActions()]))[0].default

/**
 * The menu of a message that was not sent: to send it again, or to delete it. It is loaded before it is opened, as it is
 * needed most without a network.
 */
export const useFailedMenu = (
  messages: readonly Message[],
  resend: (id: string) => void,
): [open: (id: string) => void, menu: ReactNode] => {
  const request = useChatRequest()
  const [shown, setShown] = useState<{ Menu: typeof FailedMenu; id: string; open: boolean } | null>(null)
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
  const remove = (id: string) => {
    const message = messages.find(({ ID }) => ID === id)
    if (message) void request((chat) => chat.deleteMessage([message]))
  }
  const open = (id: string) =>
    void request(
      async () => ({ data: await load() }),
      (Menu) => setShown({ Menu, id, open: true }),
    )
  const menu = shown !== null && (
    <shown.Menu
      open={shown.open}
      onResend={() => resend(shown.id)}
      onDelete={() => remove(shown.id)}
      onClose={() => setShown({ ...shown, open: false })}
    />
  )
  return [open, menu]
}
