/** With these codes the server says that a session is not valid or was ended remotely. Rule: IM-44. */
export const SESSION_REFUSALS = {
  LOGIN_FAIL: 2025,
  KICKED_OUT_MULTIPLE_ACCOUNTS: 3120,
  KICKED_OUT_MULTIPLE_DEVICES: 3121,
  KICKED_OUT_USER_SIG_EXPIRED: 3122,
  KICKED_OUT_REST_API: 3123,
  INTERNAL_AUTH_FAILED: 20002,
} as const
