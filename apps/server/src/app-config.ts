import { changeAppConfig } from './im/change-app-config'
import { runOperator } from './run-operator'

await runOperator(changeAppConfig)
