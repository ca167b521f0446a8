import type { Match } from '@org/api-client/contract'
import { matchPath, scoreLine } from '@org/domain'
import { Button } from '@org/ui/basics'
import { MatchHead } from '@org/ui/sport'
import { useTranslation } from '../../i18n/use-translation'
import { useHref, useNavigate } from 'react-router'
import { shortName } from '../../matches/team-names'
import { useLiveMatch } from '../../matches/use-live-match'
import { useMatchFace } from '../../matches/use-match-face'
import { useAppSelector } from '../../store/store'

/** The match of the room with live updates, and a link to its page. */
export const MatchPanel = ({ match: listed }: { match: Match }) => {
  const { t } = useTranslation('live')
  const { t: ofMatch } = useTranslation('match')
  const navigate = useNavigate()
  const lang = useAppSelector((state) => state.preferences.lang)
  const match = useLiveMatch(listed)
  const face = useMatchFace(match)
  const score = scoreLine(match)
  const to = matchPath(match)
  const address = useHref(to ?? '/')
  return (
    <MatchHead
      home={{ name: shortName(match.hometeam, lang), logo: match.hometeam.logo, score: score?.home ?? null }}
      away={{ name: shortName(match.awayteam, lang), logo: match.awayteam.logo, score: score?.away ?? null }}
      phase={face.phase}
      clock={face.clock}
      notes={face.note ? [face.note] : []}
      {...(face.phase === 'live' ? { live: ofMatch(($) => $.live) } : {})}
    >
      {to && (
        <Button tone="soft" size="small" href={address} onPress={() => void navigate(to)}>
          {t(($) => $.matchPage)}
        </Button>
      )}
    </MatchHead>
  )
}
