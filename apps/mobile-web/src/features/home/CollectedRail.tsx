import type { Match } from '@org/api-client/contract'
import { matchPath, pagePath } from '@org/domain'
import { Rail } from '@org/ui/basics'
import { MatchTile } from '@org/ui/sport'
import { useHref, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { tickKey } from '../../matches/live-scores'
import { shownScore } from '../../matches/spoiler-shield'
import { shortName } from '../../matches/team-names'
import { useLiveMatch } from '../../matches/use-live-match'
import { useLateDecision } from '../../matches/use-late-decision'
import { useMatchFace } from '../../matches/use-match-face'
import { useAppSelector } from '../../store/store'
import { Section } from '../../parts/Section'

/** The matches that the viewer has collected, in one line. */
const CollectedRail = ({ matches }: { matches: readonly Match[] }) => {
  const { t } = useTranslation('home')
  const title = t(($) => $.collected)
  return (
    <Section title={title} more={{ label: t(($) => $.allCollected), to: pagePath('collected') }}>
      <Rail label={title} items={matches} keyOf={tickKey}>
        {(match) => <Tile match={match} />}
      </Rail>
    </Section>
  )
}

const Tile = ({ match: listed }: { match: Match }) => {
  const navigate = useNavigate()
  const lang = useAppSelector((state) => state.preferences.lang)
  const match = useLiveMatch(listed)
  const { phase, clock } = useMatchFace(match)
  // There is no room for "finished" beside it, which it says anyway.
  const decision = useLateDecision()(match)
  // A match without a page of its own is on that of all collected matches.
  const to = matchPath(match) ?? pagePath('collected')
  const score = shownScore(match)
  return (
    <MatchTile
      home={{ name: shortName(match.hometeam, lang), logo: match.hometeam.logo, score: score?.home ?? null }}
      away={{ name: shortName(match.awayteam, lang), logo: match.awayteam.logo, score: score?.away ?? null }}
      clock={decision ?? clock}
      live={phase === 'live'}
      href={useHref(to)}
      onPress={() => void navigate(to)}
    />
  )
}

export default CollectedRail
