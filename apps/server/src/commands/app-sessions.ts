import { changeSessions } from './change-sessions'
import { operatorWhoCalls } from './operator-who-calls'
import { runOperator } from './run-operator'

await runOperator((db, words) => changeSessions(db, words, operatorWhoCalls()))
