import { changeSessions } from './change-sessions'
import { runOperator } from './run-operator'

await runOperator((db, words) => changeSessions(db, words, Math.floor(Date.now() / 1_000)))
