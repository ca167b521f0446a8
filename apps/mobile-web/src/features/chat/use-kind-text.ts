import type { Message } from '@org/im-sdk'
import { useCallback } from 'react'
import { useTranslation } from '../../i18n/use-translation'

/** The text shown for a message of which the app can only show the kind. */
export const useKindText = (): ((type: Message['type']) => string) => {
  const { t } = useTranslation('chat')
  return useCallback(
    (type) => {
      const kind = KINDS[type]
      return kind === undefined ? t(($) => $.unknown) : t(($) => $.kinds[kind])
    },
    [t],
  )
}

const KINDS: Readonly<Partial<Record<Message['type'], 'image' | 'audio' | 'video' | 'file'>>> = {
  TIMImageElem: 'image',
  TIMSoundElem: 'audio',
  TIMVideoFileElem: 'video',
  TIMFileElem: 'file',
}
