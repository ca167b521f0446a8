import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { formatDecimal } from '@org/domain'
import { InfiniteList } from '@org/ui/basics'
import { fifaRankApi } from '../../api/fifa'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { QueryView } from '../../parts/page/QueryView'
import { usePaged } from '../../parts/page/use-paged'
import { useAppSelector } from '../../store/store'
import styles from './fifa.module.css'
import { NationRow } from './NationRow'
import { useMovement } from './use-movement'

const { useGetFifaRankInfiniteQuery } = fifaRankApi

type Ranked = ReplyOf<Endpoints['getFifaRank']>['list'][number]
const idOf = ({ team }: Ranked) => team.id

/** The ranking of all national teams, page by page. */
export const RankPanel = () => {
  const { t } = useTranslation('fifa')
  const { t: common } = useTranslation()
  const lang = useAppSelector((state) => state.preferences.lang)
  const locale = useLocale()
  const movement = useMovement()
  const ranks = usePaged(useGetFifaRankInfiniteQuery({}, { refetchOnReconnect: true }), idOf)
  return (
    <QueryView
      query={ranks}
      skeleton={{ kind: 'conversation', count: 8 }}
      empty={{ when: ({ list }) => list.length === 0, show: { title: t(($) => $.empty.rank) } }}
    >
      {({ list }) => (
        <>
          <p className={styles.heading}>{t(($) => $.rankSource)}</p>
          <InfiniteList
            items={list}
            keyOf={idOf}
            state={ranks.more.state}
            onMore={ranks.more.load}
            skeleton="conversation"
            labels={{
              list: t(($) => $.tabs.rank),
              loading: common(($) => $.loading),
              failed: common(($) => $.more.failed),
              retry: common(($) => $.retry),
              end: common(($) => $.more.end),
            }}
          >
            {({ team, rank, previous_rank, points }) => (
              <NationRow
                rank={rank}
                name={shortName(team, lang)}
                team={team}
                note={movement(rank, previous_rank)}
                value={formatDecimal(points, 1, locale) ?? ''}
                valueLabel={t(($) => $.points)}
              />
            )}
          </InfiniteList>
        </>
      )}
    </QueryView>
  )
}
