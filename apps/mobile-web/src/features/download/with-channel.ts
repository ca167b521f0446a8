const NAMES = ['channel', 'channelCode'] as const

/** A link to a store with the channel values of the page's query; null if the link is not a web address. */
export const withChannel = (link: string | null, query: URLSearchParams): string | null => {
  if (link === null || !/^https?:/i.test(link) || !URL.canParse(link)) return null
  const url = new URL(link)
  for (const name of NAMES) {
    const value = query.get(name)
    if (value) url.searchParams.set(name, value)
  }
  return url.href
}
