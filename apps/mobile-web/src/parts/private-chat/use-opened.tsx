import { TYPES, type ImageMessage, type Message } from '@org/im-sdk'
import { Suspense, useState, type ReactNode } from 'react'
import { useChatRequest } from '../../im/use-chat-change'
import { laterPart } from '../later-part'

/** Loaded when a picture is opened. */
const ChatPictures = laterPart(() => import('./ChatPictures'))

/** Opens what is in a message: a picture in the viewer, between the other pictures of the chat, a file as a download. */
export const useOpened = (messages: readonly Message[]): [open: (id: string) => void, viewer: ReactNode] => {
  const ask = useChatRequest()
  const [shown, setShown] = useState<{ id: string; open: boolean } | null>(null)
  const images = messages.filter((message): message is ImageMessage => message.type === TYPES.MSG_IMAGE)
  const open = (id: string) => {
    const message = messages.find(({ ID }) => ID === id)
    if (message?.type === TYPES.MSG_IMAGE) setShown({ id, open: true })
    else if (message)
      void ask(
        (chat) => chat.getMessageFileURL(message),
        ({ url }) => download(url),
      )
  }
  const viewer = shown !== null && (
    <Suspense>
      <ChatPictures
        images={images}
        first={shown.id}
        open={shown.open}
        onClose={() => setShown({ ...shown, open: false })}
      />
    </Suspense>
  )
  return [open, viewer]
}

/** By a link, because browsers block a window that opens after a reply. */
const download = (href: string) => {
  const link = Object.assign(document.createElement('a'), { href, download: '', rel: 'noopener', target: '_blank' })
  link.click()
}
