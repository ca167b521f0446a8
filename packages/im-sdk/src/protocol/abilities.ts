/** The commercial abilities, each a bit. The first is the rightmost of the purchase bits. Rule: IM-41. */
export const ABILITY = {
  conversationGroups: 2 ** 0,
  groupCounters: 2 ** 1,
  messageExtensions: 2 ** 2,
  groupReceivers: 2 ** 3,
  userStatus: 2 ** 4,
  liveRoomMembers: 2 ** 5,
  liveRoomBans: 2 ** 6,
  communities: 2 ** 7,
} as const

/** 1 to 64 characters of 0 and 1. Rule: IM-41. */
export const isPurchaseBits = (bits: unknown): bits is string => typeof bits === 'string' && /^[01]{1,64}$/.test(bits)

/** Whether a bit (a power of two) is set. False if the text is not a bit string. */
export const isPurchased = (bits: string, ability: number): boolean =>
  isPurchaseBits(bits) && bits.at(-1 - Math.log2(ability)) === '1'
