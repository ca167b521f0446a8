import { changeContent } from './change-content'
import { operatorWhoCalls } from './operator-who-calls'
import { runOperator } from './run-operator'

await runOperator((db, words) => changeContent(db, words, operatorWhoCalls()))
