import { pagePath } from '@org/domain'
import { Button } from '@org/ui/basics'
import { useNavigate } from 'react-router'
import { chatGroupApi } from '../../api/chat-groups'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useProtected } from '../../hooks/use-protected'
import { useTellFailure } from '../../hooks/use-tell-failure'

const { useJoinAnchorGroupMutation } = chatGroupApi

/** Enters the fan group of an anchor and leads to it. Who does not follow the anchor hears why that is not possible. */
const FanGroupButton = ({ anchorid, label }: { anchorid: number; label: string }) => {
  const navigate = useNavigate()
  const mayGoOn = useProtected()
  const tellFailure = useTellFailure()
  const [joinGroup] = useJoinAnchorGroupMutation()
  const [enter, busy] = useOneAtATime(async () => {
    if (!mayGoOn()) return
    const { data, error } = await joinGroup({ anchorid })
    if (data) void navigate(pagePath('anchorGroup', { id: data.group_id }))
    else if (error) tellFailure(error)
  })
  return (
    <Button size="small" tone="soft" busy={busy} onPress={enter}>
      {label}
    </Button>
  )
}

export default FanGroupButton
