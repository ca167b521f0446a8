/**
 * The root font rule: a tenth of the width, with a cap. No text is smaller than `minTextPx`. Rule: DOM-19.
 */
export const ROOT_FONT = { divisor: 10, maxPx: 54, minTextPx: 12 } as const

/**
 * The root font size in px for a width in px; null if the width is not valid.
 *
 * Rule: DOM-19.
 *
 * @example
 * rootFontSize(375) // => 37.5
 * rootFontSize(1280) // => 54
 */
export const rootFontSize = (width: number): number | null =>
  typeof width === 'number' && width >= 0 ? Math.min(width / ROOT_FONT.divisor, ROOT_FONT.maxPx) : null
