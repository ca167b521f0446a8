// `npm run api:update`: writes the API reports of the packages as they are now.
import { install, turbo } from './pnpm.mjs'
import { ROOT } from './process.mjs'

await install()
const { code } = await turbo(['build', '--filter=./packages/*', '--output-logs=errors-only'], { show: true })
if (code !== 0) process.exit(code)

const { writeApiReports } = await import('../guards/api-reports.mjs')
await writeApiReports(ROOT)
