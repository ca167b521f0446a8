import { changeAppConfig } from './change-app-config'
import { runOperator } from './run-operator'

await runOperator(changeAppConfig)
