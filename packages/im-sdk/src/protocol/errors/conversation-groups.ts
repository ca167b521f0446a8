import type { ErrorRows } from './error-row'

/** Errors of groups of conversations. Rule: IM-44. */
export const CONVERSATION_GROUP_ERRORS = {
  CONVERSATION_GROUP_EXISTED: { code: 3150, message: 'A group of conversations with this name already exists.' },
  CONVERSATION_GROUP_NOT_EXIST: { code: 3151, message: 'There is no group of conversations with this name.' },
} as const satisfies ErrorRows
