import { userInfo } from 'node:os'
import { changeContent } from './change-content'
import { runOperator } from './run-operator'

await runOperator((db, words) =>
  changeContent(db, words, {
    name: process.env['OPERATOR'] ?? userInfo().username,
    now: Math.floor(Date.now() / 1_000),
  }),
)
