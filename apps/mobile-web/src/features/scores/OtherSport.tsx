import { SPORT, type Day, type MatchSportId } from '@org/domain'
import { Button } from '@org/ui/basics'
import { matchListApi } from '../../api/match-lists'
import { useTranslation } from '../../i18n/use-translation'
import { useZoneName } from '../../site/zone-context'
import { SPORTS, type ScoreSport } from './use-score-address'

const { useGetRaceSubTabQuery } = matchListApi

interface OtherSportProps {
  day: Day
  sport: MatchSportId
  onSport: (sport: ScoreSport) => void
}

/** Leads to the other sport that has most matches on a day. */
const OtherSport = ({ day, sport, onSport }: OtherSportProps) => {
  const { t } = useTranslation('scores')
  const { t: common } = useTranslation()
  const { currentData } = useGetRaceSubTabQuery({ date: day, tz: useZoneName() })
  const [most] = (currentData?.list ?? [])
    .filter(({ sport_id }) => sport_id !== sport)
    .toSorted((a, b) => b.all - a.all)
  const name = SPORTS.find((each) => SPORT[each] === most?.sport_id)
  if (!most || !name || most.all === 0) return null
  return (
    <Button tone="soft" onPress={() => onSport(name)}>
      {`${common(($) => $.sports[name])} · ${t(($) => $.matches, { count: most.all })}`}
    </Button>
  )
}

export default OtherSport
