import { commandRows } from '../define-command'

export const groupApplicationCommands = commandRows({
  getGroupApplicationList: {
    wire: 'group_application.get_list',
    retry: 'safe',
    limit: { count: 15, perMs: 1_000 },
    needs: { applicationList: 'array', nextStartTime: 'number' },
  },
  handleGroupApplication: { wire: 'group_application.handle', retry: 'keyed' },
  handleGroupInvitation: { wire: 'group_application.handle_invitation', retry: 'keyed' },
})
