/** The server will always refuse the frame. Do not send it again. Rule: IM-44. */
export const FRAME_REFUSALS = {
  PACKAGE_PARSE_FAILED: 20001,
  BODY_SIZE_LIMIT: 80002,
} as const
