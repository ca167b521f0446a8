/** The server will never take the frame, however often it is sent. Source: im.md §8. */
export const FRAME_REFUSALS = {
  PACKAGE_PARSE_FAILED: 20001,
  BODY_SIZE_LIMIT: 80002,
} as const
