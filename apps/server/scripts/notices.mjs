// Writes the licence notices of the built server and the app next to it: `node scripts/notices.mjs`. With --check it
// only checks that all licences allow shipping.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { noticesOf, problemsOf, thirdParties } from './third-party.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

const all = [at('..'), at('../../mobile-web')].flatMap(thirdParties)
const packages = [...new Map(all.map((each) => [`${each.name}@${each.version}`, each])).values()]
const problems = problemsOf(packages)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
if (!process.argv.includes('--check'))
  writeFileSync(at('../dist/THIRD-PARTY-NOTICES.txt'), noticesOf(packages, readFileSync(at('postgresql.txt'), 'utf8')))
