import { REMINDERS } from '@org/domain'
import type { Conversation } from '@org/im-sdk'

const [NOTIFY, , SILENT] = REMINDERS

/** Whether new messages of a conversation neither notify nor count. */
export const isMuted = ({ messageRemindType }: Conversation): boolean => messageRemindType !== NOTIFY

/** The reminder setting of a conversation that is muted, or not. */
export const reminderOf = (muted: boolean) => (muted ? SILENT : NOTIFY)
