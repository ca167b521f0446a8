import { userInfo } from 'node:os'
import type { Operator } from './admin/note-change'

export const operatorWhoCalls = (): Operator => ({
  name: process.env['OPERATOR'] ?? userInfo().username,
  now: Math.floor(Date.now() / 1_000),
})
