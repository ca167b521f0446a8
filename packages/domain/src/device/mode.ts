/** Dark or light, as written to the `mode` attribute of the body. Source: app.md §4. */
export const MODES = ['light', 'dark'] as const

export type Mode = (typeof MODES)[number]

/**
 * The mode in a query; null if there is none.
 *
 * Source: app.md §4.
 *
 * @example
 * modeOfQuery('dark') // => 'dark'
 * modeOfQuery('sepia') // => null
 */
export const modeOfQuery = (value: string | null): Mode | null => MODES.find((mode) => mode === value) ?? null
