import type { Match } from '@org/api-client/contract'
import { IconButton } from '@org/ui/basics'
import { Bell, BellOff, Shield, ShieldCheck, Star } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation'
import { useCollect } from '../../matches/use-collect'
import { useMute } from '../../matches/use-mute'
import { useShield } from '../../matches/use-shield'

/** The buttons in the bar of a match page. */
export const MatchActions = ({ match }: { match: Match }) => (
  <>
    <MuteButton match={match} />
    <ShieldButton match={match} />
    <CollectButton match={match} />
  </>
)

const ShieldButton = ({ match }: { match: Match }) => {
  const { t } = useTranslation('match')
  const { shielded, toggle } = useShield(match)
  return (
    <IconButton
      label={t(($) => (shielded ? $.shield.lift : $.shield.raise))}
      icon={shielded ? <ShieldCheck /> : <Shield />}
      tone={shielded ? 'brand' : 'plain'}
      onPress={toggle}
    />
  )
}

/** The notices of a collected match. */
const MuteButton = ({ match }: { match: Match }) => {
  const { t } = useTranslation('match')
  const { collected } = useCollect(match)
  const { muted, toggle } = useMute(match)
  if (!collected) return null
  return (
    <IconButton
      label={t(($) => (muted ? $.notices.unmute : $.notices.mute))}
      icon={muted ? <BellOff /> : <Bell />}
      onPress={toggle}
    />
  )
}

const CollectButton = ({ match }: { match: Match }) => {
  const { t } = useTranslation('match')
  const { collected, toggle } = useCollect(match)
  return (
    <IconButton
      label={t(($) => $.collect)}
      icon={<Star fill={collected ? 'currentColor' : 'none'} />}
      tone={collected ? 'brand' : 'plain'}
      aria-pressed={collected}
      onPress={toggle}
    />
  )
}
