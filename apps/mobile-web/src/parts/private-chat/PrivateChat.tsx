import { TYPES } from '@org/im-sdk'
import { useMemo } from 'react'
import { ConversationView } from './ConversationView'
import type { ConversationLook } from './use-row-options'

interface PrivateChatProps {
  peerID: string
  name: string
  avatar: string
}

/** The messages with one user, and the composer. */
export const PrivateChat = ({ peerID, name, avatar }: PrivateChatProps) => {
  const look = useMemo((): ConversationLook => ({ authorOf: () => ({ name, avatar }) }), [name, avatar])
  return <ConversationView conversationID={`${TYPES.CONV_C2C}${peerID}`} look={look} />
}
