/** A path with its parameters filled in. */
export const filledPath = (path: string, params: Readonly<Record<string, unknown>>): string => {
  const filled = path.split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return segment
    const value = params[segment.replace(/[:?]/g, '')]
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : []
  })
  return filled.join('/')
}
