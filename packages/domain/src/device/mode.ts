/** Dark or light, as written to the `mode` attribute of the body. Rule: DOM-20. */
export const MODES = ['light', 'dark'] as const

export type Mode = (typeof MODES)[number]

/**
 * The mode in a query; null if there is none.
 *
 * Rule: DOM-20.
 *
 * @example
 * modeOfQuery('dark') // => 'dark'
 * modeOfQuery('sepia') // => null
 */
export const modeOfQuery = (value: string | null): Mode | null => MODES.find((mode) => mode === value) ?? null
