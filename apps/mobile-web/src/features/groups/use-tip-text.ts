import { useCallback } from 'react'
import type { ConversationLook } from '../../parts/private-chat/use-row-options'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { tipText, type TipMessage } from './tip-text'

/** What a tip of a group says, in the language of the app. */
export const useTipText = (): NonNullable<ConversationLook['tipOf']> => {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  return useCallback(
    (message) =>
      // The kit knows no payload of tips.
      message.type === 'TIMGroupTipElem' ? tipText(t, locale, message as unknown as TipMessage) : null,
    [t, locale],
  )
}
