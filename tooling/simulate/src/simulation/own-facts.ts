import { TYPES } from '@org/im-sdk'

/** The marks that users set. */
export const MARKS = [TYPES.CONV_MARK_TYPE_STAR, TYPES.CONV_MARK_TYPE_FOLD] as const

/** The group of conversations that every user has. */
export const FOLDER = 'folder'

/** What a user sets of a conversation. A deletion of the conversation resets all but the reminder. */
export type Fact = 'mark 0' | 'mark 1' | 'custom data' | 'reminder' | 'folder'

export type Facts = Readonly<Record<Fact, string>>

export const NO_FACTS: Facts = { 'mark 0': 'off', 'mark 1': 'off', 'custom data': '', reminder: '0', folder: 'off' }
