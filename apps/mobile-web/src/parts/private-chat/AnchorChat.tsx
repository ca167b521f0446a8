import type { Anchor } from '@org/api-client/contract'
import { SkeletonList } from '@org/ui/basics'
import { AnchorCard } from '@org/ui/live'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { WhenChat } from '../../im/WhenChat'
import { PrivateChat } from './PrivateChat'

interface AnchorChatProps {
  anchor: Anchor
  /** The title of the room, where the page does not show whose room it is. */
  title?: string
  /** Buttons after the field. */
  after?: ReactNode
}

/** The private chat with the anchor of a room, in a tab. Uses the texts `chat`. */
const AnchorChat = ({ anchor: { uid, nick_name, avatar }, title, after }: AnchorChatProps) => {
  const { t } = useTranslation()
  return (
    <>
      {title !== undefined && <AnchorCard live name={nick_name} avatar={avatar} title={title} />}
      <WhenChat fallback={<SkeletonList kind="message" label={t(($) => $.loading)} />}>
        <PrivateChat key={uid} peerID={String(uid)} name={nick_name} avatar={avatar} after={after} />
      </WhenChat>
    </>
  )
}

export default AnchorChat
