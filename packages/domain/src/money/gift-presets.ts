/** How many gifts can be sent at once. Rule: DOM-81. */
export const GIFT_PRESETS = [1, 10, 66, 88, 100, 520, 1314] as const
