import type { TeamFigure } from '@org/api-client/contract'
import { formatDecimal } from '@org/domain'
import { StatBars } from '@org/ui/sport'
import { fifaApi } from '../../api/fifa'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { shortName } from '../../matches/team-names'
import { useLeaveOut } from '../../matches/leave-out'
import { LeftOutNote } from '../../parts/LeftOutNote'
import { QueryView } from '../../parts/page/QueryView'
import { useAppSelector } from '../../store/store'
import styles from './fifa.module.css'
import { ToCup } from './ToCup'

const { useGetFifaTeamStatsQuery } = fifaApi

const PERCENT: readonly TeamFigure['kind'][] = ['ball_possession', 'passes_accuracy', 'crosses_accuracy']

/**
 * The figures of a team a match, beside the mean of the tournament. A kind that nobody has in the whole tournament has not
 * been recorded.
 */
export const StatsPanel = ({ teamid }: { teamid: number }) => {
  const { t } = useTranslation('fifa')
  const { t: match } = useTranslation('match')
  const lang = useAppSelector((state) => state.preferences.lang)
  const locale = useLocale()
  const query = useGetFifaTeamStatsQuery({ teamid, ...useLeaveOut() }, { refetchOnReconnect: true })
  const written = (kind: TeamFigure['kind'], value: number) =>
    `${formatDecimal(value, 1, locale) ?? ''}${PERCENT.includes(kind) ? '%' : ''}`
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'text', count: 8 }}
      missing={{ title: t(($) => $.missing), action: <ToCup /> }}
      empty={{
        when: ({ played }) => played === 0,
        show: {
          title: t(($) => $.empty.stats),
          hint: t(($) => $.empty.statsHint),
          action: <ToCup />,
        },
      }}
    >
      {({ team, list }) => (
        <>
          <h2 className={styles.heading}>
            {shortName(team, lang)} – {t(($) => $.mean)}
          </h2>
          <LeftOutNote />
          <StatBars
            className={styles.mean}
            label={t(($) => $.statsTitle)}
            homeName={shortName(team, lang)}
            awayName={t(($) => $.mean)}
            stats={list.flatMap(({ kind, value, mean }) =>
              value === null || mean === 0
                ? []
                : [
                    {
                      id: kind,
                      label: match(($) => $.stats[kind]),
                      home: value,
                      away: mean,
                      homeText: written(kind, value),
                      awayText: written(kind, mean),
                    },
                  ],
            )}
          />
        </>
      )}
    </QueryView>
  )
}
