import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { QrShareCard } from '@org/ui/account'
import { useState } from 'react'
import { useHref } from 'react-router'
import { useTranslation } from '../../i18n/use-translation'
import { useBrandText } from '../../site/use-brand-text'

interface InviteCardProps {
  inviter: ReplyOf<Endpoints['getUserInfo']>
  className?: string
}

/** A picture with the invite code and a QR code that opens the registration with it; nothing if it cannot be drawn. */
const InviteCard = ({ inviter, className }: InviteCardProps) => {
  const { t } = useTranslation('user')
  const { name } = useBrandText()
  const [failed, setFailed] = useState(false)
  const { invite_code: code } = inviter.invite
  const path = useHref(`${pagePath('register')}?${new URLSearchParams({ inviteCode: code }).toString()}`)
  if (failed) return null
  return (
    <QrShareCard
      className={className}
      brand={name}
      title={t(($) => $.invite.card, { site: name })}
      person={{ name: inviter.nick_name, avatar: inviter.avatar }}
      code={{ label: t(($) => $.invite.codeLabel), value: code }}
      url={location.origin + path}
      hint={t(($) => $.invite.scan)}
      alt={t(($) => $.invite.alt, { code })}
      onFail={() => setFailed(true)}
    />
  )
}

export default InviteCard
