import { ImError } from '@org/im-sdk'
import type { GroupMember, GroupMemberListData } from '@org/im-sdk/group-members'
import { useState } from 'react'
import { useAppChat } from '../../im/app-chat-context'
import type { AppChat } from '../../im/chat'
import { useChatQuery } from '../../im/use-chat-query'
import type { More, PagedQuery } from '../../parts/page/use-paged'

const A_PAGE = 100
/** The server lists the viewers once in three seconds. */
const EVERY_MS = 3_100

/** A page of viewers; waits if the last one was read a moment ago. */
const readPage = async (chat: AppChat, groupID: string, offset: number) => {
  const read = () => chat.getGroupMemberList({ groupID, count: A_PAGE, offset })
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ImError) || error.errorName !== 'OVER_FREQUENCY_LIMIT') throw error
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    return read()
  }
}

/** Those who are in a chat room, page by page. Somebody who moved to a later page meanwhile is shown once. */
export const useViewers = (groupID: string): PagedQuery<GroupMember> => {
  const chat = useAppChat()
  const [later, setLater] = useState<GroupMemberListData | null>(null)
  const [state, setState] = useState<More['state']>('idle')
  const { currentData: first, ...query } = useChatQuery({
    key: groupID,
    read: (client) => readPage(client, groupID, 0),
  })
  if (first === undefined) return { ...query, more: { state: 'idle', load: () => undefined } }
  const members = [...first.memberList, ...(later?.memberList ?? [])]
  const { offset } = later ?? first
  const load = async () => {
    if (chat === null || state === 'loading') return
    setState('loading')
    try {
      const { data } = await readPage(chat, groupID, offset)
      setLater({ ...data, memberList: [...(later?.memberList ?? []), ...data.memberList] })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return {
    ...query,
    currentData: { list: [...new Map(members.map((member) => [member.userID, member])).values()] },
    more: { state: offset === 0 ? 'end' : state, load: () => void load() },
  }
}
