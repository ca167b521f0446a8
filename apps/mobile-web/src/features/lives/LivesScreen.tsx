import { pagePath } from '@org/domain'
import { FilterChips, IconButton } from '@org/ui/basics'
import { Users } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'
import { useHref, useNavigate, useSearchParams } from 'react-router'
import { liveApi } from '../../api/live'
import { ListPage } from '../../parts/page/ListPage'
import { RoomCard } from '../../parts/RoomCard'
import { useMatchless } from './use-matchless'
import { useRooms } from './use-rooms'

const { useGetCategoryQuery } = liveApi

/** In the URL, instead of the id of a category. */
const MATCHLESS = 'matchless'

/** The rooms on air, by category, and those without a match. The choice is in the URL. */
const LivesScreen = () => {
  const { t } = useTranslation('live')
  const [query, setQuery] = useSearchParams()
  const known = useGetCategoryQuery({}).data?.list ?? []
  const wanted = query.get('category')
  const selected = known.find(({ id }) => String(id) === wanted)?.id ?? 0
  const chips = [
    { id: '0', label: t(($) => $.all) },
    ...known.map(({ id, name }) => ({ id: String(id), label: name })),
    { id: MATCHLESS, label: t(($) => $.matchless) },
  ]
  const isMatchless = wanted === MATCHLESS
  const rooms = useRooms(selected, isMatchless)
  const matchless = useMatchless(!isMatchless)
  return (
    <ListPage
      title={t(($) => $.title)}
      actions={<AnchorsLink />}
      filters={
        <FilterChips
          label={t(($) => $.category)}
          chips={chips}
          selectedId={isMatchless ? MATCHLESS : String(selected)}
          onSelect={(id) => setQuery(id === '0' ? {} : { category: id }, { replace: true })}
        />
      }
      query={isMatchless ? matchless : rooms}
      skeleton="live"
      empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHint) }}
      keyOf={({ id }) => id}
      grid
    >
      {(room, index) => (
        <RoomCard room={room} index={index} tag={known.find(({ id }) => id === room.categoryid)?.name} />
      )}
    </ListPage>
  )
}

const AnchorsLink = () => {
  const { t } = useTranslation('live')
  const navigate = useNavigate()
  const to = pagePath('anchors')
  return (
    <IconButton
      label={t(($) => $.anchors.title)}
      icon={<Users />}
      href={useHref(to)}
      onPress={() => void navigate(to)}
    />
  )
}

export default LivesScreen
