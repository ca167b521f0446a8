import { ImError, TYPES, type ConversationID, type Message } from '@org/im-sdk'
import { isImageType } from '@org/domain'
import { useRef, useState } from 'react'
import { useSizeText } from '../../hooks/use-size-text'
import { useTranslation } from '../../i18n/use-translation'
import { useAppChat } from '../../im/app-chat-context'
import { chatErrorText } from '../../im/chat-error-text'
import { useUpload, type UploadTask } from '../../parts/upload/use-upload'

/**
 * The files that are being sent in a conversation. Each is a message as soon as it is chosen; `hidden` are the messages that the
 * list leaves out, because the tray shows their files or because the user has removed them.
 */
export const useAttachments = (conversationID: ConversationID) => {
  const { t } = useTranslation('chat')
  const chat = useAppChat()
  const sizeText = useSizeText()
  const made = useRef(new Map<string, Message>())
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())

  const messageOf = ({ id, file, onProgress }: UploadTask) => {
    if (chat === null) throw new Error('There is no chat to send a file with.')
    const conversationType = conversationID.startsWith(TYPES.CONV_C2C) ? TYPES.CONV_C2C : TYPES.CONV_GROUP
    const to = conversationID.slice(conversationType.length)
    const options = { to, conversationType, payload: { file }, onProgress } as const
    const message = isImageType(file.type) ? chat.createImageMessage(options) : chat.createFileMessage(options)
    made.current.set(id, message)
    setHidden((all) => new Set(all).add(message.ID))
    return { chat, message }
  }
  const send = async (task: UploadTask) => {
    const known = made.current.get(task.id)
    const stopWith = (stop: () => void) => task.signal.addEventListener('abort', stop)
    if (known && chat) {
      stopWith(() => chat.cancelUpload(known))
      await chat.resendMessage(known)
    } else {
      const first = messageOf(task)
      stopWith(() => first.chat.cancelUpload(first.message))
      await first.chat.sendMessage(first.message)
    }
    const { ID = '' } = made.current.get(task.id) ?? {}
    setHidden((all) => new Set([...all].filter((id) => id !== ID)))
  }
  const faultOf = (error: unknown) => {
    const name = error instanceof ImError ? error.errorName : ''
    if (REFUSED.has(name)) return { state: 'refused' as const, reason: t(($) => $.attach.refused) }
    const key = chatErrorText(error)
    return { state: 'failed' as const, reason: key === 'failed' ? t(($) => $.attach.failed) : t(($) => $.errors[key]) }
  }
  const upload = useUpload({ send, faultOf, noteOf: ({ size }) => sizeText(size) })
  return { ...upload, hidden }
}

/** A file of the wrong kind or size: sending it again does not help. */
const REFUSED: ReadonlySet<string> = new Set([
  'MESSAGE_FILE_IS_EMPTY',
  'MESSAGE_IMAGE_TYPES_LIMIT',
  'MESSAGE_IMAGE_SIZE_LIMIT',
  'MESSAGE_FILE_SIZE_LIMIT',
])
