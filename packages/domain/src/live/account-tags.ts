/** The nouns of answers that are an account's own: what it has, did and collected. */
export const ACCOUNT_TAGS = [
  'user',
  'task',
  'attention',
  'message',
  'application',
  'feedback',
  'material',
  'bag',
  'quiz',
  'model',
  'plan',
  'follow',
  'coupon',
] as const
export type AccountTag = (typeof ACCOUNT_TAGS)[number]
