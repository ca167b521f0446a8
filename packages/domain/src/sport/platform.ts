/** Platform numbers of lists and the chat layer. REST uses a text instead (`platformWord`). Rule: DOM-67. */
export const PLATFORM = { web: 0, ios: 1, android: 2, h5: 3 } as const

export type PlatformId = (typeof PLATFORM)[keyof typeof PLATFORM]
