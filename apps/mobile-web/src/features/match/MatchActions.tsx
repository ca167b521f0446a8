import type { Match } from '@org/api-client/contract'
import { isInAppBrowser } from '@org/domain'
import { IconButton } from '@org/ui/basics'
import { Bell, BellOff, Shield, ShieldCheck, Star } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useCollect } from '../../matches/use-collect'
import { useNotices } from '../../matches/use-notices'
import { useShield } from '../../matches/use-shield'
import { ShareButton } from '../../parts/share/ShareButton'
import { thisBrowser } from '../../site/device'
import { laterPart } from '../../parts/later-part'

/** Loaded by the first press. */
const NoticeSheet = laterPart(() => import('./NoticeSheet'))

/** The buttons in the bar of a match page; to share in the browsers of WeChat and QQ, which have no floating buttons. */
export const MatchActions = ({ match }: { match: Match }) => (
  <>
    {isInAppBrowser(thisBrowser()) && <ShareButton />}
    <NoticeButton match={match} />
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
const NoticeButton = ({ match }: { match: Match }) => {
  const { t } = useTranslation('match')
  const { collected } = useCollect(match)
  const { muted } = useNotices(match)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  if (!collected) return null
  return (
    <>
      <IconButton
        label={t(($) => (muted ? $.notices.off : $.notices.title))}
        icon={muted ? <BellOff /> : <Bell />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      />
      {isOpen !== null && (
        <Suspense>
          <NoticeSheet match={match} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
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
