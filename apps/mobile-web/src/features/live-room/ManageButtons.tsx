import { IconButton } from '@org/ui/basics'
import { skipToken } from '@reduxjs/toolkit/query'
import { Pencil, Radio, ShieldCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { liveRoomApi } from '../../api/live-room'
import { useTranslation } from '../../i18n/use-translation'
import { useAppSelector } from '../../store/store'
import { useOwnShow } from './own-show'
import { laterPart } from '../../parts/later-part'

const { useGetLiveChatQuery } = liveRoomApi

/** Loaded by the first press. */
const ManageSheet = laterPart(() => import('../../parts/room/ManageSheet'))
const TitleDialog = laterPart(() => import('./TitleDialog'))

/** What the anchor and the managers of a room have in its head; nothing for others. */
export const ManageButtons = ({ liveid, title }: { liveid: number; title: string }) => {
  const { t } = useTranslation('live')
  const isMember = useAppSelector(({ session }) => session.token !== '')
  const { currentData: rules } = useGetLiveChatQuery(isMember ? { liveid } : skipToken)
  const goLive = useOwnShow()
  const [isWanted, setWanted] = useState(false)
  const [shown, show] = useState<'manage' | 'title' | null>(null)
  const isManager = rules !== undefined && rules.role !== 'viewer'
  // Without the chat its rules are closed, but the anchor still goes on air and off air.
  if (!goLive && !isManager) return null
  const open = (what: 'manage' | 'title') => {
    setWanted(true)
    show(what)
  }
  return (
    <>
      {goLive && <IconButton label={t(($) => $.manage.goLive)} icon={<Radio />} onPress={goLive} />}
      <IconButton label={t(($) => $.manage.setTitle)} icon={<Pencil />} onPress={() => open('title')} />
      {isManager && (
        <IconButton label={t(($) => $.manage.title)} icon={<ShieldCheck />} onPress={() => open('manage')} />
      )}
      {isWanted && (
        <Suspense>
          {rules && <ManageSheet liveid={liveid} rules={rules} open={shown === 'manage'} onClose={() => show(null)} />}
          {shown === 'title' && <TitleDialog liveid={liveid} title={title} onClose={() => show(null)} />}
        </Suspense>
      )}
    </>
  )
}
