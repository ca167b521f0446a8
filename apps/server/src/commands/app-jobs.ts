import { changeJobs } from './change-jobs'
import { runOperator } from './run-operator'

await runOperator((db, words) => changeJobs(db, words, Math.floor(Date.now() / 1_000)))
