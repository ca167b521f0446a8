/** Sides in pixels, for screens of three pixels a unit: the crest in a line of a list, and in the head of a match. */
export const CREST_SIZES = { small: 60, large: 156 } as const

export type CrestSize = keyof typeof CREST_SIZES

export const crestAddress = (size: CrestSize, teamId: number): string => `/media/crest/${size}/${teamId}.webp`
export const eventAddress = (eventId: number): string => `/media/event/${eventId}.webp`
