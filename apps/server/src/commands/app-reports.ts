import { describeReports } from './describe-reports'
import { runOperator } from './run-operator'

const USAGE = 'Usage: npm run server -- app:reports [HOURS], 24 when left out.'

await runOperator((db, words) => {
  const hours = Number(words.find((word) => word !== '--') ?? '24')
  if (!(hours > 0)) throw new Error(USAGE)
  return describeReports(db, new Date(Date.now() - hours * 3_600_000))
})
