import { pagePath } from '@org/domain'
import { IconButton } from '@org/ui/basics'
import { Flag } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { useAppSelector } from '../store/store'

/** Leads to the report of a member; nothing for oneself. */
export const ReportLink = ({ uid, label }: { uid: number; label: string }) => {
  const navigate = useNavigate()
  const to = pagePath('chatReport', { type: 'user', gid: String(uid) })
  const href = useHref(to)
  const isOwn = useAppSelector((state) => state.session.uid === uid)
  if (isOwn) return null
  return <IconButton label={label} icon={<Flag />} href={href} onPress={() => void navigate(to)} />
}
