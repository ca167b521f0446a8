import type { ListedAnchor } from '@org/api-client/contract'
import { formatCount } from '@org/domain'
import { FilterChips } from '@org/ui/basics'
import { AnchorCard } from '@org/ui/live'
import { useHref, useNavigate, useSearchParams } from 'react-router'
import { anchorApi } from '../../api/anchors'
import { useAnchorPath } from '../../hooks/use-anchor-path'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { ListPage } from '../../parts/page/ListPage'
import { usePaged } from '../../parts/page/use-paged'
import { useFollow } from '../../parts/use-follow'

const { useGetAnchorListInfiniteQuery } = anchorApi

const SORTS = ['hot', 'fans', 'new'] as const
const uidOf = ({ uid }: ListedAnchor) => uid

/** All anchors; the order is in the URL. */
const AnchorListScreen = () => {
  const { t } = useTranslation('live')
  const [query, setQuery] = useSearchParams()
  const sort = SORTS.find((name) => name === query.get('sort')) ?? 'hot'
  const anchors = usePaged(useGetAnchorListInfiniteQuery({ sort }, { refetchOnReconnect: true }), uidOf)
  return (
    <ListPage
      title={t(($) => $.anchors.title)}
      head={
        <FilterChips
          label={t(($) => $.anchors.sort)}
          chips={SORTS.map((id) => ({ id, label: t(($) => $.anchors.sorts[id]) }))}
          selectedId={sort}
          onSelect={(id) => setQuery(id === 'hot' ? {} : { sort: id }, { replace: true })}
        />
      }
      query={anchors}
      skeleton="conversation"
      empty={{ title: t(($) => $.anchors.empty), hint: t(($) => $.emptyHint) }}
      keyOf={uidOf}
    >
      {(anchor) => <AnchorRow anchor={anchor} sort={sort} />}
    </ListPage>
  )
}

/** An anchor, with what the list is sorted by, and a link to their room, or to their page on a site without rooms. */
const AnchorRow = ({ anchor, sort }: { anchor: ListedAnchor; sort: (typeof SORTS)[number] }) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const navigate = useNavigate()
  const to = useAnchorPath()(anchor.uid)
  const follow = useFollow(anchor.uid)
  const isLive = anchor.live === 1
  const shown =
    sort === 'hot'
      ? t(($) => $.heat, { shown: formatCount(anchor.hot, locale) ?? '' })
      : t(($) => $.anchors.fans, { shown: formatCount(anchor.fans_count, locale) ?? '' })
  return (
    <AnchorCard
      name={anchor.nick_name}
      avatar={anchor.avatar}
      live={isLive}
      title={anchor.signature}
      note={isLive ? `${t(($) => $.onAir)} · ${shown}` : shown}
      href={useHref(to)}
      onOpen={() => void navigate(to)}
      {...(follow && { follow })}
    />
  )
}

export default AnchorListScreen
