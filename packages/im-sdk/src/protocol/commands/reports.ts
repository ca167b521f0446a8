import { command } from '../define-command'
import type * as schema from '../schemas/reports'

export const reportCommands = {
  reportEvents: command<typeof schema.reportEvents>({
    wire: 'report.events',
    limit: { count: 20, perMs: 60_000 },
    resend: false,
  }),
  reportQuality: command<typeof schema.reportQuality>({
    wire: 'report.quality',
    limit: { count: 10, perMs: 60_000 },
    resend: false,
  }),
}
