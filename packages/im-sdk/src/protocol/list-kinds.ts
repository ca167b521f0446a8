/** The lists of one user that have a version: `pushLists` and the sync name those that have changed. */
export const LIST_KINDS = [
  'profile',
  'friends',
  'friendGroups',
  'friendApplications',
  'blocklist',
  'conversationGroups',
] as const

export type ListKind = (typeof LIST_KINDS)[number]
