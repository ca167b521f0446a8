/** The server's group errors that the engine handles. Rule: IM-44. */
export const GROUP_REFUSALS = {
  GROUP_PERMISSION_DENY: 10007,
  GROUP_NOT_FOUND: 10010,
  COMMUNITY_UNAVAILABLE: 11000,
} as const
