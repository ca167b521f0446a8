/** The pictures of gifts that the server draws, by name; others have an address. */
export const GIFT_DRAWINGS = [
  'flower',
  'coffee',
  'horn',
  'ball',
  'heart',
  'boot',
  'trophy',
  'fireworks',
  'crown',
  'rocket',
  'coin',
  'coins',
] as const

export type GiftDrawing = (typeof GIFT_DRAWINGS)[number]
