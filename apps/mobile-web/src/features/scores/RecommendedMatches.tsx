import { matchListApi } from '../../api/match-lists'
import { useTranslation } from '../../i18n/use-translation'
import { tickKey } from '../../matches/live-scores'
import { ItemList } from '../../parts/page/ItemList'
import { MatchRow } from '../../parts/MatchRow'
import { Section } from '../../parts/Section'

const { useGetRecMathQuery } = matchListApi

const MOST = 5

/** Matches to collect. Left out if there are none, or if they cannot be loaded: the page is complete without them. */
const RecommendedMatches = () => {
  const { t } = useTranslation('scores')
  const matches = useGetRecMathQuery({}, { refetchOnMountOrArgChange: 60 }).currentData?.list.slice(0, MOST) ?? []
  if (matches.length === 0) return null
  return (
    <Section title={t(($) => $.recommended)}>
      <ItemList label={t(($) => $.recommended)} items={matches} keyOf={tickKey}>
        {(match) => <MatchRow match={match} />}
      </ItemList>
    </Section>
  )
}

export default RecommendedMatches
