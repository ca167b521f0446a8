import type { ListedAnchor } from '@org/api-client/contract'
import { formatCount, pagePath } from '@org/domain'
import { ConversationRow } from '@org/ui/chat'
import { useHref, useNavigate } from 'react-router'
import { anchorPageApi } from '../../api/anchor-page'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../../parts/page/ListView'

const { useGetRecAnchorsQuery } = anchorPageApi

/** The anchors to recommend. */
export const HeadlineAnchors = () => {
  const { t } = useTranslation('video')
  const query = useGetRecAnchorsQuery({ sport_id: 0 }, { refetchOnReconnect: true, refetchOnMountOrArgChange: 15 })
  return (
    <ListView
      label={t(($) => $.headline.tabs.anchors)}
      query={query}
      skeleton="conversation"
      empty={{ title: t(($) => $.anchor.missing) }}
      keyOf={({ uid }) => uid}
    >
      {(anchor) => <Anchor anchor={anchor} />}
    </ListView>
  )
}

const Anchor = ({ anchor: { uid, nick_name, avatar, signature, fans_count, live } }: { anchor: ListedAnchor }) => {
  const { t } = useTranslation('video')
  const locale = useLocale()
  const navigate = useNavigate()
  const to = pagePath('anchor', { uid })
  return (
    <ConversationRow
      name={nick_name}
      avatar={avatar}
      preview={signature}
      time={formatCount(fans_count, locale) ?? ''}
      href={useHref(to)}
      onOpen={() => void navigate(to)}
      {...(live === 1 ? { tag: { text: t(($) => $.onAir), tone: 'live' as const } } : {})}
    />
  )
}
