import { changeLives } from './change-lives'
import { operatorWhoCalls } from './operator-who-calls'
import { runOperator } from './run-operator'

await runOperator((db, words) => changeLives(db, words, operatorWhoCalls()))
