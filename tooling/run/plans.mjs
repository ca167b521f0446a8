// `npm run plans -- --scale 10`: the test that every query of matches, search and the sport database finds its rows by an index,
// with ten times as many rows as in `npm test`.
import { parseArgs } from 'node:util'
import { install, plainEnv, pnpm } from './pnpm.mjs'

const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } })
if (!/^[1-9]\d?$/.test(values.scale)) {
  console.error(`--scale ${values.scale}: a whole number from 1 to 99 is expected.`)
  process.exit(2)
}
await install()
const { code } = await pnpm(['--filter', '@org/server', 'exec', 'vitest', 'run', 'test/area-plans.test.ts'], {
  env: { ...plainEnv(), PLANS_SCALE: values.scale },
  show: true,
})
process.exit(code)
