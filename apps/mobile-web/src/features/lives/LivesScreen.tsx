import type { ListedRoom } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { FilterChips, IconButton } from '@org/ui/basics'
import { Users } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useHref, useNavigate, useSearchParams } from 'react-router'
import { liveApi } from '../../api/live'
import { ScreenSkeleton } from '../../parts/ScreenSkeleton'
import { RoomsPage, type RoomsProps } from './RoomsPage'
import { useRooms } from './use-rooms'

const { useGetCategoryQuery } = liveApi

/** Loaded when it is chosen: most rooms show a match. */
const MatchlessRooms = lazy(() => import('./MatchlessRooms'))

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
  const head = {
    title: t(($) => $.title),
    actions: <AnchorsLink />,
    filters: (
      <FilterChips
        label={t(($) => $.category)}
        chips={chips}
        selectedId={wanted === MATCHLESS ? MATCHLESS : String(selected)}
        onSelect={(id) => setQuery(id === '0' ? {} : { category: id }, { replace: true })}
      />
    ),
  }
  const tagOf = ({ categoryid }: ListedRoom) => known.find(({ id }) => id === categoryid)?.name
  if (wanted !== MATCHLESS) return <CategoryRooms {...{ head, tagOf }} category={selected} />
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <MatchlessRooms {...{ head, tagOf }} />
    </Suspense>
  )
}

const CategoryRooms = ({ category, ...page }: RoomsProps & { category: number }) => (
  <RoomsPage {...page} query={useRooms(category)} />
)

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
