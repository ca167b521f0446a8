import type { ErrorRows } from './error-row'

/** Errors in the ids of communities and topics. Rule: IM-44. */
export const TOPIC_ERRORS = {
  ILLEGAL_GROUP_ID: { code: 2602, message: 'The group id does not fit the group type.' },
  ILLEGAL_TOPIC_ID: { code: 3112, message: 'A topic id is its community id, @TOPIC#_ and a name.' },
} as const satisfies ErrorRows
