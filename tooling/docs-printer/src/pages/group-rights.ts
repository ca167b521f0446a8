import { can, CHAT_ACTIONS, type ChatRole, type GroupType } from '@org/im-sdk/protocol'
import { table } from '../markdown'

const TYPES: readonly GroupType[] = ['Private', 'Public', 'ChatRoom', 'AVChatRoom', 'Community']
const ROLES: readonly ChatRole[] = ['Owner', 'Admin', 'Custom', 'Member', 'None']
/** `Custom` exists in communities only. */
const rolesIn = (type: GroupType) => ROLES.filter((role) => role !== 'Custom' || type === 'Community')

/** Who may do what in which type of group: the answers of `can`, which sockets and REST ask. */
export const groupRights = (): string =>
  table(
    ['', ...TYPES],
    CHAT_ACTIONS.map((action) => {
      const option = action === 'apply' || action === 'invite' ? 'NeedPermission' : 'FreeAccess'
      return [
        action,
        ...TYPES.map((type) =>
          rolesIn(type)
            .filter((role) => can({ role }, action, { type, joinOption: option, inviteOption: option }))
            .join(', '),
        ),
      ]
    }),
  )
