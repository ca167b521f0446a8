import { pagePath } from '@org/domain'
import { Button } from '@org/ui/basics'
import { Suspense } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { matchApi } from '../../api/matches'
import { useAppSelector } from '../../store/store'
import { laterPart } from '../../parts/later-part'
import { MatchRow } from '../../parts/MatchRow'
import { shortName } from '../../matches/team-names'
import { ListPage } from '../../parts/page/ListPage'
import { SimulatedNote } from '../../parts/SimulatedNote'
import styles from './CollectedScreen.module.css'

const { useGetAttentMatchlistQuery } = matchApi

/** Loaded by those who have collected nothing. */
const RecommendedMatches = laterPart(() => import('./RecommendedMatches'), [])

/** The matches that the user has collected. */
const CollectedScreen = () => {
  const { t } = useTranslation('scores')
  const viewer = useAppSelector(({ session }) => session.token !== '' || session.guest !== null)
  const lang = useAppSelector((state) => state.preferences.lang)
  const query = useGetAttentMatchlistQuery({}, { skip: !viewer, refetchOnMountOrArgChange: true })
  return (
    <ListPage
      title={t(($) => $.collected)}
      head={<SimulatedNote of={query.currentData?.list} />}
      query={query}
      skeleton="match"
      empty={{
        title: t(($) => $.empty.collected),
        hint: t(($) => $.empty.collectedHint),
        action: <ToScores />,
      }}
      foot={
        query.currentData?.list.length === 0 && (
          <Suspense>
            <RecommendedMatches />
          </Suspense>
        )
      }
      keyOf={({ sport_id, id }) => `${sport_id}:${id}`}
    >
      {(match) => (
        <>
          <p className={styles.league}>{shortName(match.matchevent, lang)}</p>
          <MatchRow match={match} />
        </>
      )}
    </ListPage>
  )
}

const ToScores = () => {
  const { t } = useTranslation('scores')
  const navigate = useNavigate()
  const to = pagePath('score')
  return (
    <Button tone="soft" href={useHref(to)} onPress={() => void navigate(to)}>
      {t(($) => $.empty.toScores)}
    </Button>
  )
}

export default CollectedScreen
