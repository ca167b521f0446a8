import type { Brand } from './define-brand'

/** Address of the statistics script for a host of the site, null where none runs. Source: app.md §7, "On start". */
export const trackerScript = ({ trackers }: Pick<Brand, 'trackers'>, host: string): string | null =>
  trackers.find((tracker) => host === tracker.host || host.endsWith(`.${tracker.host}`))?.script ?? null
