import { changePeople } from './change-people'
import { operatorWhoCalls } from './operator-who-calls'
import { runOperator } from './run-operator'

await runOperator((db, words) => changePeople(db, words, operatorWhoCalls()))
