import type { Anchor } from '@org/api-client/contract'
import { SkeletonList } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { WhenChat } from '../../im/WhenChat'
import { PrivateChat } from './PrivateChat'

/** The private chat with the anchor of a room, in a tab. Uses the texts `chat`. */
const AnchorChat = ({ anchor: { uid, nick_name, avatar } }: { anchor: Anchor }) => {
  const { t } = useTranslation()
  return (
    <WhenChat fallback={<SkeletonList kind="message" label={t(($) => $.loading)} />}>
      <PrivateChat key={uid} peerID={String(uid)} name={nick_name} avatar={avatar} />
    </WhenChat>
  )
}

export default AnchorChat
