import type { Operator } from '../src/commands/admin/note-change'

/** An operator who calls at a time, in epoch seconds. */
export const operatorAt = (now = 1): Operator => ({ name: 'ops', now })
