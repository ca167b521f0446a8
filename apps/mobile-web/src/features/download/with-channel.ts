import type { VisitChannel } from '../../store/visit-channel'

/** A link to a store with a channel. */
export const withChannel = (link: string, channel: VisitChannel): string => {
  const url = new URL(link)
  for (const [name, value] of Object.entries(channel)) url.searchParams.set(name, value)
  return url.href
}
