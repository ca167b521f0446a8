// `prepack` of every published package: fails for a package that users could not install.
import { existsSync, readFileSync } from 'node:fs'

const { name, exports: map } = JSON.parse(readFileSync('package.json', 'utf8'))

const stop = (text) => {
  console.error(`${name} is not packed: ${text}`)
  process.exit(1)
}

/** The files of an export, without those of the condition for this repository. */
const targets = (target) => {
  if (typeof target === 'string') return target.includes('*') ? [] : [target]
  return Object.entries(target).flatMap(([condition, inner]) => (condition === '@org/source' ? [] : targets(inner)))
}

const packer = process.env.npm_config_user_agent ?? ''
if (!packer.startsWith('pnpm/')) {
  stop('only pnpm turns its workspace: and catalog: ranges into versions. Run `npm run release:publish` in the root.')
}

const missing = Object.values(map)
  .flatMap(targets)
  .filter((file) => !existsSync(file))
if (missing.length > 0) {
  stop(`it is not built, ${missing[0]} is missing. Run \`npm run release:publish\` in the root, which builds first.`)
}
