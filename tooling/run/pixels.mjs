// `npm run pixels`: builds the Storybook, then compares pictures of stories (`tooling/e2e/src/pixels`).
import { install, pnpm, turbo } from './pnpm.mjs'

await install()
const { code } = await turbo(['build', '--filter=./apps/storybook', '--output-logs=errors-only'])
if (code !== 0) process.exit(code)
const pixels = await pnpm(['--filter', '@tooling/e2e', 'run', 'pixels', ...process.argv.slice(2)], { show: true })
process.exit(pixels.code)
