import type { ListedAnchor, ListedRoom, SearchEvent, SearchResult, SearchTeam } from '@org/api-client/contract'
import { formatCount, pagePath, SPORT, sportName, type SportName } from '@org/domain'
import { Avatar, ListRow, Skeleton, Tag } from '@org/ui/basics'
import { TeamLogo } from '@org/ui/sport'
import { Suspense, useCallback, type ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useAnchorPath } from '../../hooks/use-anchor-path'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { leaguePath } from '../../matches/league-path'
import { fullName, shortName } from '../../matches/team-names'
import { laterPart } from '../../parts/later-part'
import { MatchRow } from '../../parts/MatchRow'
import type { Lang } from '../../store/preferences'
import { useAppDispatch, useAppSelector } from '../../store/store'
import { Marked } from './Marked'
import { MatchDay } from './MatchDay'
import styles from './ResultRow.module.css'
import { searched } from './search-history'
import { searchPath } from './search-path'

const TitledRow = laterPart(() => import('./TitledRow'), ['content', 'video'])

interface ResultRowProps {
  result: SearchResult
  keyword: string
  /** The result above it. */
  before?: SearchResult | undefined
}

/** A result, with a link to it and the keyword marked in its names. */
export const ResultRow = ({ result, keyword, before }: ResultRowProps) => {
  const dispatch = useAppDispatch()
  const draw = useCallback((name: string) => <Marked text={name} keyword={keyword} />, [keyword])
  const keep = useCallback(() => void dispatch(searched({ keyword })), [dispatch, keyword])
  switch (result.type) {
    case 'matches':
      return (
        <>
          <MatchDay match={result.item} before={before?.type === 'matches' ? before.item : undefined} />
          <MatchRow match={result.item} drawName={draw} onOpen={keep} />
        </>
      )
    case 'teams':
      return <NamedRow named={result.item} keyword={keyword} to={pageOfTeam(result.item)} />
    case 'events':
      return <NamedRow named={result.item} keyword={keyword} to={pageOfEvent(result.item)} />
    case 'anchors':
      return <AnchorRow anchor={result.item} keyword={keyword} />
    case 'lives':
      return <RoomRow room={result.item} keyword={keyword} />
    case 'videos':
    case 'articles':
      return (
        <Suspense fallback={<Skeleton shape="block" width="100%" height="6em" />}>
          <TitledRow result={result} drawTitle={draw} onOpen={keep} />
        </Suspense>
      )
  }
}

type Named = SearchTeam | SearchEvent

const matchesOf = (named: Named) => (lang: Lang) => searchPath(fullName(named, lang), 'matches')

/** Clubs have no page. */
const pageOfTeam = (team: SearchTeam) =>
  team.nation === 1 ? () => pagePath('fifaTeam', { id: team.id }) : matchesOf(team)

/** Leagues of esports have no page. */
const pageOfEvent = (event: SearchEvent) =>
  event.sport_id === SPORT.esport ? matchesOf(event) : () => leaguePath(event)

interface NamedRowProps {
  named: Named
  keyword: string
  to: (lang: Lang) => string
}

/** A team or a league. Those of two sports may have one name. */
const NamedRow = ({ named, keyword, to }: NamedRowProps) => {
  const { t: common } = useTranslation('common')
  const lang = useAppSelector((state) => state.preferences.lang)
  const sport = sportName(named.sport_id)
  const [name, full] = [shortName(named, lang), fullName(named, lang)]
  const note = [full, named.name_en].find((other) => other !== name && other !== '')
  return (
    <Row
      to={to(lang)}
      keyword={keyword}
      icon={<TeamLogo name={name} src={named.logo} size="medium" />}
      title={name}
      note={note}
      end={isOtherSport(sport) && <Tag>{common(($) => $.sports[sport])}</Tag>}
    />
  )
}

const isOtherSport = (sport: SportName | null): sport is 'basketball' | 'esport' =>
  sport === 'basketball' || sport === 'esport'

const AnchorRow = ({ anchor, keyword }: { anchor: ListedAnchor; keyword: string }) => {
  const { t } = useTranslation('live')
  const shown = formatCount(anchor.fans_count, useLocale()) ?? ''
  return (
    <Row
      to={useAnchorPath()(anchor.uid)}
      keyword={keyword}
      icon={<Avatar name={anchor.nick_name} src={anchor.avatar} size="small" />}
      title={anchor.nick_name}
      note={t(($) => $.anchors.fans, { shown })}
      end={anchor.live === 1 && <Tag tone="live">{t(($) => $.onAir)}</Tag>}
    />
  )
}

const RoomRow = ({ room, keyword }: { room: ListedRoom; keyword: string }) => {
  const { t } = useTranslation('live')
  return (
    <Row
      to={pagePath('liveDetail', { id: room.id })}
      keyword={keyword}
      icon={<Avatar name={room.anchor.nick_name} src={room.anchor.avatar} size="small" />}
      title={room.title}
      note={room.anchor.nick_name}
      end={<Tag tone="live">{t(($) => $.onAir)}</Tag>}
    />
  )
}

interface RowProps {
  to: string
  keyword: string
  icon: ReactNode
  title: string
  note: string | undefined
  end?: ReactNode
}

const Row = ({ to, keyword, icon, title, note, end }: RowProps) => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const open = () => {
    dispatch(searched({ keyword }))
    void navigate(to)
  }
  return (
    <ListRow
      className={styles.row}
      icon={icon}
      title={<Marked text={title} keyword={keyword} />}
      {...(note !== undefined && { note: <Marked text={note} keyword={keyword} /> })}
      end={end}
      href={useHref(to)}
      onPress={open}
    />
  )
}
