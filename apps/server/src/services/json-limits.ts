/** Limits for JSON from clients: deeper or larger values are rejected without being processed. */
export interface JsonLimits {
  readonly jsonDepth: number
  readonly jsonValues: number
}

export const JSON_LIMITS: JsonLimits = { jsonDepth: 12, jsonValues: 2_000 }

export const fits = (frame: unknown, { jsonDepth, jsonValues }: JsonLimits): boolean => {
  let left = jsonValues
  const walk = (value: unknown, depth: number): boolean => {
    left -= 1
    if (left < 0) return false
    if (typeof value !== 'object' || value === null) return true
    return depth > 0 && Object.values(value).every((item) => walk(item, depth - 1))
  }
  return walk(frame, jsonDepth)
}
