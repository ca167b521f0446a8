// `npm run pages:update`: records the bytes of each page of the app as they are now.
import { install, turbo } from './pnpm.mjs'
import { ROOT } from './process.mjs'

await install()
const { code } = await turbo(['build', '--filter=@org/mobile-web', '--output-logs=errors-only'], { show: true })
if (code !== 0) process.exit(code)

const { writePageBytes } = await import('../guards/page-bytes.mjs')
writePageBytes(ROOT)
