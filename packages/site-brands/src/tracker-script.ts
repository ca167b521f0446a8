import type { Brand } from './define-brand'

/** The URL of the statistics script for a host of the site; null if there is none. Rule: BRAND-11. */
export const trackerScript = ({ trackers }: Pick<Brand, 'trackers'>, host: string): string | null =>
  trackers.find((tracker) => host === tracker.host || host.endsWith(`.${tracker.host}`))?.script ?? null
