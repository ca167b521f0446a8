/** The server's errors of attributes that the engine handles. Rule: IM-70. */
export const ATTRIBUTE_REFUSALS = {
  /** Another client has changed the attributes first. */
  GROUP_ATTRIBUTES_CONFLICT: 10056,
} as const
