import { changeAppConfig } from './change-app-config'
import { operatorWhoCalls } from './operator-who-calls'
import { runOperator } from './run-operator'

await runOperator((db, words) => changeAppConfig(db, words, operatorWhoCalls()))
