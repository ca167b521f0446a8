import { rehearse } from '../release/rehearse.mjs'
import { versionProblems } from '../release/versions.mjs'
import { published } from '../guards/published.mjs'
import { plainEnv } from './pnpm.mjs'
import { ROOT, run } from './process.mjs'
import { serveProduct } from './serve-product.mjs'

/** Tests a release of the built packages. Resolves to the problems. */
export const rehearsalProblems = async (say = () => {}) => {
  say('Publishing them to a registry of this machine and using them from there …')
  const met = await rehearse(ROOT, published(ROOT), { run, env: plainEnv(), say, serveProduct })
  if (met.length > 0) return met
  say('Counting versions up in a clone …')
  return versionProblems(ROOT, { run, env: plainEnv() })
}
