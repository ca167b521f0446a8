const NAMES = ['channel', 'channelCode'] as const

/** A link to a store with the channel values of the page's query. */
export const withChannel = (link: string, query: URLSearchParams): string => {
  const url = new URL(link)
  for (const name of NAMES) {
    const value = query.get(name)
    if (value) url.searchParams.set(name, value)
  }
  return url.href
}
