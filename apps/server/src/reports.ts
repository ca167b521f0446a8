import { describeReports } from './im/describe-reports'
import { reachDatabase } from './reach-database'
import { openDatabase } from './store/database'
import { migrate } from './store/migrate'

const USAGE = 'Usage: pnpm --filter @org/server app:reports [HOURS], 24 when left out.'

const main = async () => {
  const hours = Number(process.argv.slice(2).find((word) => word !== '--') ?? '24')
  if (!(hours > 0)) throw new Error(USAGE)
  const { url, stop } = await reachDatabase(process.env)
  const db = openDatabase(url)
  try {
    await migrate(db)
    process.stdout.write(`${await describeReports(db, new Date(Date.now() - hours * 3_600_000))}\n`)
  } finally {
    await db.destroy()
    await stop()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
