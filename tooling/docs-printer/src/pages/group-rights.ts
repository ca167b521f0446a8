import { table } from '../markdown'

interface Tables {
  readonly CHAT_ACTIONS: readonly string[]
  readonly can: (actor: { role: string }, action: string, object: object) => boolean
}

const TYPES = ['Private', 'Public', 'ChatRoom', 'AVChatRoom', 'Community']
const ROLES = ['Owner', 'Admin', 'Custom', 'Member', 'None']
/** `Custom` exists in communities only. */
const rolesIn = (type: string) => ROLES.filter((role) => role !== 'Custom' || type === 'Community')

/** Who may do what in which type of group: the answers of `can`, which sockets ask. */
export const groupRights = async (): Promise<string> => {
  const { CHAT_ACTIONS, can } = await chatTable()
  return table(
    ['', ...TYPES],
    CHAT_ACTIONS.map((action) => {
      const needsPermission = action === 'apply' || action === 'invite'
      const option = needsPermission ? 'NeedPermission' : 'FreeAccess'
      return [
        action,
        ...TYPES.map((type) => {
          const object = { type, joinOption: option, inviteOption: option }
          return rolesIn(type)
            .filter((role) => can({ role }, action, object))
            .join(', ')
        }),
      ]
    }),
  )
}

/** Read at run time, because it belongs to the server, which is not a dependency. */
const chatTable = (): Promise<Tables> =>
  import(new URL('../../../../apps/server/src/services/chat/can.ts', import.meta.url).href) as Promise<Tables>
