import { changeLives } from './change-lives'
import { runOperator } from './run-operator'

await runOperator((db, words) => changeLives(db, words, Math.floor(Date.now() / 1_000)))
