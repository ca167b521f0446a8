import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { isVip } from '@org/domain'
import { LevelProgress, VipCard } from '@org/ui/account'
import { useMomentText } from '../../hooks/use-moment-text'
import { useNow } from '../../hooks/use-now'
import { useTranslation } from '../../i18n/use-translation'

interface MemberLevelProps {
  level: ReplyOf<Endpoints['getTaskInfo']>['level']
  user: ReplyOf<Endpoints['getUserInfo']>
}

/** How far a member is to the next level, and until when they are VIP. */
export const MemberLevel = ({ level, user }: MemberLevelProps) => {
  const { t } = useTranslation('user')
  const momentText = useMomentText()
  const vip = isVip(user, useNow(60))
  return (
    <>
      <LevelProgress
        level={level}
        labels={{
          level: (nth) => `Lv.${nth}`,
          progress: t(($) => $.level.progress),
          missing: t(($) => $.level.missing, { count: Math.max(0, level.next - level.point) }),
        }}
      />
      {vip && (
        <VipCard
          active
          title={`VIP${user.vip_level}`}
          note={t(($) => $.level.vipUntil, { time: momentText(user.vip_date) })}
        />
      )}
    </>
  )
}
