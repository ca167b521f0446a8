import type { Match } from '@org/api-client/contract'
import { localDay, type Day } from '@org/domain'
import { ListGroup, ListRow } from '@org/ui/basics'
import { SeasonSwitch } from '@org/ui/sport'
import { useMemo } from 'react'
import { databaseApi } from '../../api/database'
import { useTranslation } from '../../i18n/use-translation'
import { MatchRow } from '../../parts/MatchRow'
import { QueryView } from '../../parts/page/QueryView'
import { useZone } from '../../site/zone-context'
import type { EventInfo } from './event-info'
import { ROUND_SIZE } from './round-size'
import { useDayTitle } from './use-day-title'
import { useLeagueAddress } from './use-league-address'

const { useGetEventMatchQuery } = databaseApi

/** The matches of a round, by day. The round is in the address; `rounds` is null until those of the season are loaded. */
export const SchedulePanel = ({ rounds }: { rounds: Pick<EventInfo, 'rounds' | 'round'> | null }) => {
  const { t } = useTranslation('database')
  const { path, round } = useLeagueAddress()
  const matches = useGetEventMatchQuery({ ...path, round, size: ROUND_SIZE }, { refetchOnReconnect: true })
  return (
    <>
      {rounds && rounds.rounds.some((name) => name !== '') && (
        <RoundSwitch names={rounds.rounds} selected={round || rounds.round} />
      )}
      <QueryView
        query={matches}
        skeleton={{ kind: 'match', count: 8 }}
        empty={{
          when: ({ list }) => list.length === 0,
          show: { title: t(($) => $.schedule.empty), hint: t(($) => $.schedule.emptyHint) },
        }}
      >
        {({ list }) => <Days matches={list} />}
      </QueryView>
    </>
  )
}

const RoundSwitch = ({ names, selected }: { names: readonly string[]; selected: number }) => {
  const { t } = useTranslation('database')
  const { choose } = useLeagueAddress()
  return (
    <ListGroup>
      <ListRow
        title={t(($) => $.schedule.round)}
        end={
          <SeasonSwitch
            seasons={names.map((name, at) => ({ id: String(at + 1), label: name || '–' })).toReversed()}
            selectedId={String(selected)}
            onSelect={(id) => choose('round', id)}
            labels={{
              season: t(($) => $.schedule.round),
              earlier: t(($) => $.schedule.earlier),
              later: t(($) => $.schedule.later),
            }}
          />
        }
      />
    </ListGroup>
  )
}

const Days = ({ matches }: { matches: readonly Match[] }) => {
  const zone = useZone()
  const titleOf = useDayTitle()
  const days = useMemo(() => byDay(matches, zone), [matches, zone])
  return days.map(([day, list]) => (
    <ListGroup key={day} title={titleOf(day)}>
      {list.map((match) => (
        <MatchRow key={match.id} match={match} />
      ))}
    </ListGroup>
  ))
}

/** The matches of each day, without their round, which the switch says. */
const byDay = (matches: readonly Match[], zone: string | undefined): [Day, Match[]][] => {
  const days = new Map<Day, Match[]>()
  for (const match of matches) {
    const day = localDay(match.kickoff_time, zone) ?? ''
    days.set(day, [...(days.get(day) ?? []), { ...match, round: '' }])
  }
  return [...days]
}
