/** Whether a value has all fields of a sample, each with the same type. */
export const isLike =
  <Sample extends object>(sample: Partial<Sample>) =>
  (value: unknown): value is Sample =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(sample).every(([key, field]) => kindOf((value as Record<string, unknown>)[key]) === kindOf(field))

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)
