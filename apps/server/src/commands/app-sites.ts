import { changeSites } from './change-sites'
import { runOperator } from './run-operator'

await runOperator(changeSites)
