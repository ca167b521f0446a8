import { changeSites } from './change-sites'
import { operatorWhoCalls } from './operator-who-calls'
import { runOperator } from './run-operator'

await runOperator((db, words) => changeSites(db, words, operatorWhoCalls()))
