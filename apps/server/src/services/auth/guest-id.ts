import type { Random } from '../../ports/random'

const PREFIX = 'g_'

export const newGuestID = (random: Random): string => PREFIX + Buffer.from(random.bytes(12)).toString('base64url')

export const isGuestID = (userID: string): boolean => userID.startsWith(PREFIX)
