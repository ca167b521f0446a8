import type { Match } from '@org/api-client/contract'
import { matchPath } from '@org/domain'
import { Button } from '@org/ui/basics'
import { MatchHead } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { useHref, useNavigate } from 'react-router'
import { shownScore } from '../../matches/spoiler-shield'
import { shortName } from '../../matches/team-names'
import { useLiveMatch } from '../../matches/use-live-match'
import { useShield } from '../../matches/use-shield'
import { useMatchFace } from '../../matches/use-match-face'
import { useAppSelector } from '../../store/store'

/** The match of the room with live updates, and a link to its page. */
const MatchPanel = ({ match: listed }: { match: Match }) => {
  const { t } = useTranslation('live')
  const { t: ofMatch } = useTranslation('match')
  const navigate = useNavigate()
  const lang = useAppSelector((state) => state.preferences.lang)
  const match = useLiveMatch(listed)
  const face = useMatchFace(match)
  const score = shownScore(match)
  const { shielded, toggle } = useShield(match)
  const to = matchPath(match)
  const address = useHref(to ?? '/')
  return (
    <MatchHead
      home={{ name: shortName(match.hometeam, lang), logo: match.hometeam.logo, score: score?.home ?? null }}
      away={{ name: shortName(match.awayteam, lang), logo: match.awayteam.logo, score: score?.away ?? null }}
      phase={face.phase}
      clock={face.clock}
      notes={[face.note, match.shownUntil && ofMatch(($) => $.shield.asStreamed)].filter((note) => note !== undefined)}
      {...(face.phase === 'live' ? { live: ofMatch(($) => $.live) } : {})}
    >
      {shielded && (
        <Button tone="soft" size="small" onPress={toggle}>
          {ofMatch(($) => $.shield.lift)}
        </Button>
      )}
      {to && (
        <Button tone="soft" size="small" href={address} onPress={() => void navigate(to)}>
          {t(($) => $.matchPage)}
        </Button>
      )}
    </MatchHead>
  )
}

export default MatchPanel
