import type { SquadPlayer } from '@org/api-client/contract'
import { ListRow } from '@org/ui/basics'
import { useId } from 'react'
import { fifaApi } from '../../api/fifa'
import { useTranslation } from '../../i18n/use-translation'
import { ItemList } from '../../parts/page/ItemList'
import { QueryView } from '../../parts/page/QueryView'
import { useToday } from '../../site/zone-context'
import { ageOn } from './age-on'
import styles from './fifa.module.css'
import { ToCup } from './ToCup'

const { useGetFifaTeamSquadQuery } = fifaApi

const POSITIONS = ['GK', 'DF', 'MF', 'FW'] as const

/** The squad of a team by position. */
export const LineupPanel = ({ teamid }: { teamid: number }) => {
  const { t } = useTranslation('fifa')
  const query = useGetFifaTeamSquadQuery({ teamid }, { refetchOnReconnect: true })
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text', count: 10 }}
      missing={{ title: t(($) => $.missing), action: <ToCup /> }}
      empty={{
        when: ({ list }) => list.length === 0,
        show: {
          title: t(($) => $.empty.lineup),
          hint: t(($) => $.empty.lineupHint),
          action: <ToCup />,
        },
      }}
    >
      {({ list }) =>
        POSITIONS.map((position) => (
          <Players key={position} position={position} players={list.filter((player) => player.position === position)} />
        ))
      }
    </QueryView>
  )
}

const Players = ({ position, players }: { position: SquadPlayer['position']; players: readonly SquadPlayer[] }) => {
  const { t } = useTranslation('fifa')
  const today = useToday()
  const titleId = useId()
  if (players.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        {t(($) => $.positions[position])}
      </h2>
      <div className={styles.list}>
        <ItemList label={t(($) => $.positions[position])} items={players} keyOf={({ number }) => number}>
          {({ number, name, club, date_of_birth }) => (
            <ListRow
              icon={<b className={styles.number}>{number}</b>}
              title={name}
              note={club}
              value={t(($) => $.age, { count: ageOn(date_of_birth, today) })}
            />
          )}
        </ItemList>
      </div>
    </section>
  )
}
