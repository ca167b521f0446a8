import { changeAppConfig } from './im/change-app-config'
import { reachDatabase } from './reach-database'
import { openDatabase } from './store/database'
import { migrate } from './store/migrate'

const main = async () => {
  const { url, stop } = await reachDatabase(process.env)
  const db = openDatabase(url)
  try {
    await migrate(db)
    process.stdout.write(`${await changeAppConfig(db, process.argv.slice(2))}\n`)
  } finally {
    await db.destroy()
    await stop()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
