import type { Honour } from '@org/api-client/contract'
import { ListRow, Tag } from '@org/ui/basics'
import { Trophy } from 'lucide-react'
import { fifaApi } from '../../api/fifa'
import { useTranslation } from '../../i18n/use-translation'
import { ItemList } from '../../parts/page/ItemList'
import { QueryView } from '../../parts/page/QueryView'
import styles from './fifa.module.css'
import { ToCup } from './ToCup'

const { useGetFifaTeamHonorQuery } = fifaApi

/** The tournaments of a team, with the years of its titles and lost finals. */
export const HonorPanel = ({ teamid }: { teamid: number }) => {
  const { t } = useTranslation('fifa')
  const query = useGetFifaTeamHonorQuery({ teamid }, { refetchOnReconnect: true })
  const noteOf = ({ titles, finals, entries, first }: Honour) => (
    <>
      {titles.length > 0 && <div>{t(($) => $.honor.won, { years: titles.join(' · ') })}</div>}
      {finals.length > 0 && <div>{t(($) => $.honor.lost, { years: finals.join(' · ') })}</div>}
      <div>{t(($) => $.honor.entries, { count: entries, first })}</div>
    </>
  )
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text' }}
      missing={{ title: t(($) => $.missing), action: <ToCup /> }}
      empty={{
        when: ({ list }) => list.length === 0,
        show: {
          title: t(($) => $.empty.honor),
          hint: t(($) => $.empty.honorHint),
          action: <ToCup />,
        },
      }}
    >
      {({ list }) => (
        <div className={styles.list}>
          <ItemList label={t(($) => $.teamTabs.honor)} items={list} keyOf={({ tournament }) => tournament}>
            {(honour) => (
              <ListRow
                title={honour.tournament}
                note={noteOf(honour)}
                end={
                  honour.titles.length > 0 && (
                    <Tag tone="warn" icon={<Trophy />}>
                      {t(($) => $.honor.titles, { count: honour.titles.length })}
                    </Tag>
                  )
                }
              />
            )}
          </ItemList>
        </div>
      )}
    </QueryView>
  )
}
