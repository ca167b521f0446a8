import { commandRows } from '../define-command'

export const reportCommands = commandRows({
  reportEvents: {
    wire: 'report.events',
    retry: 'never',
    limit: { count: 20, perMs: 60_000 },
  },
  reportQuality: {
    wire: 'report.quality',
    retry: 'never',
    limit: { count: 10, perMs: 60_000 },
  },
})
