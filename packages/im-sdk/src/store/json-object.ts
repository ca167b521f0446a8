/** An object, or one as JSON text: settings are nested in texts. Null if it is neither. */
export const jsonObject = (value: unknown): Readonly<Record<string, unknown>> | null => {
  try {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
