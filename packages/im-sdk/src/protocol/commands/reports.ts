import { command } from '../define-command'
import type * as schema from '../schemas/reports'

export const reportCommands = {
  reportEvents: command<typeof schema.reportEvents>({
    wire: 'report.events',
    retry: 'never',
    limit: { count: 20, perMs: 60_000 },
  }),
  reportQuality: command<typeof schema.reportQuality>({
    wire: 'report.quality',
    retry: 'never',
    limit: { count: 10, perMs: 60_000 },
  }),
}
