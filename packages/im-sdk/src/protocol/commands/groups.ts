import { command } from '../define-command'
import type * as schema from '../schemas/groups'

export const groupCommands = {
  joinGroup: command<typeof schema.joinGroup>({
    wire: 'group.join',
    summary: 'Joins a group or enters a chat room.',
  }),
  quitGroup: command<typeof schema.quitGroup>({ wire: 'group.quit', summary: 'Leaves a group or chat room.' }),
  getGroupInfo: command<typeof schema.getGroupInfo>({
    wire: 'group.get_info',
    summary: 'Profiles of up to 50 groups.',
    limit: { count: 20, perMs: 1_000 },
  }),
  getOnlineMemberCount: command<typeof schema.getOnlineMemberCount>({
    wire: 'group.get_online_member_count',
    summary: 'How many members a chat room has online.',
  }),
}
