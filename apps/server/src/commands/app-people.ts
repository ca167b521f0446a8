import { changePeople } from './change-people'
import { runOperator } from './run-operator'

await runOperator((db, words) => changePeople(db, words, Math.floor(Date.now() / 1_000)))
