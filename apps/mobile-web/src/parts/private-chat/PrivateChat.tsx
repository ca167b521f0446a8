import { TYPES } from '@org/im-sdk'
import { useMemo, type ReactNode } from 'react'
import { ConversationView } from './ConversationView'
import type { ConversationLook } from './use-row-options'

interface PrivateChatProps {
  peerID: string
  name: string
  avatar: string
  /** Buttons after the field. */
  after?: ReactNode
}

/** The messages with one user, and the composer. */
export const PrivateChat = ({ peerID, name, avatar, after }: PrivateChatProps) => {
  const look = useMemo((): ConversationLook => ({ authorOf: () => ({ name, avatar }) }), [name, avatar])
  return <ConversationView conversationID={`${TYPES.CONV_C2C}${peerID}`} look={look} after={after} />
}
