import type { Conversation, LastMessage } from '@org/im-sdk'
import { useCallback } from 'react'
import { useTranslation } from '../../i18n/use-translation'

/** What a row of the conversations shows of the newest message. */
export const usePreview = (): ((conversation: Conversation, name: string) => string) => {
  const { t } = useTranslation('chat')
  return useCallback(
    ({ lastMessage, userProfile }, name) => {
      if (lastMessage === null) return ''
      const { type, messageForShow, isRevoked, revoker } = lastMessage
      if (isRevoked)
        return revoker === userProfile?.userID ? t(($) => $.rows.revoked, { name }) : t(($) => $.rows.revokedByMe)
      const kind = KINDS[type]
      if (kind !== undefined) return t(($) => $.kinds[kind])
      if (type === 'TIMFaceElem') return t(($) => $.rows.face)
      if (type === 'TIMLocationElem') return messageForShow || t(($) => $.rows.location)
      // The engine names other kinds in English.
      return WITH_TEXT.has(type) && messageForShow !== '' ? messageForShow : t(($) => $.unknown)
    },
    [t],
  )
}

const KINDS: Readonly<Partial<Record<LastMessage['type'], 'image' | 'audio' | 'video' | 'file'>>> = {
  TIMImageElem: 'image',
  TIMSoundElem: 'audio',
  TIMVideoFileElem: 'video',
  TIMFileElem: 'file',
}

const WITH_TEXT: ReadonlySet<LastMessage['type']> = new Set(['TIMTextElem', 'TIMCustomElem', 'TIMRelayElem'])
