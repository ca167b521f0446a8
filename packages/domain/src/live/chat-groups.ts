/** Roles in a chat group; `All` is a filter. Rule: DOM-73. */
export const GROUP_ROLES = ['Owner', 'Admin', 'Member', 'Custom', 'All'] as const

/** Types of chat groups. Rule: DOM-73. */
export const GROUP_TYPES = ['Private', 'Public', 'ChatRoom', 'AVChatRoom', 'Community'] as const

/** Who may join a group. Rule: DOM-73. */
export const JOIN_OPTIONS = ['FreeAccess', 'NeedPermission', 'DisableApply'] as const

/** Who may invite into a group. Rule: DOM-73. */
export const INVITE_OPTIONS = ['FreeAccess', 'NeedPermission', 'DisableInvite'] as const

/** The message reminder settings of a group. Rule: DOM-73. */
export const REMINDERS = ['AcceptAndNotify', 'Discard', 'AcceptNotNotify'] as const

/** The tabs of the chat list, in order. Rule: DOM-74. */
export const CHAT_LIST_TABS = ['private', 'group', 'friends'] as const

/** Whether a conversation is pinned. Rule: DOM-74. */
export const PIN = { unpin: 0, pin: 1 } as const
