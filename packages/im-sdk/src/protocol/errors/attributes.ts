import type { ErrorRows } from './error-row'

/** Errors of group attributes. Rule: IM-44. */
export const ATTRIBUTE_ERRORS = {
  GROUP_ATTRIBUTES_ONLY_IN_AVCHATROOM: { code: 2641, message: 'This group type has no attributes.' },
  GROUP_ATTRIBUTES_JOIN_FIRST: { code: 2642, message: 'Join the group before using its attributes.' },
} as const satisfies ErrorRows
