import { apiReports } from './api-reports.mjs'
import { changeset } from './changeset.mjs'
import { docExamples } from './doc-examples.mjs'
import { generatedDocs } from './generated-docs.mjs'
import { lockfile } from './lockfile.mjs'
import { machinePaths } from './machine-paths.mjs'
import { markup } from './markup.mjs'
import { nodeEntries } from './node-entries.mjs'
import { notices } from './notices.mjs'
import { packages } from './packages.mjs'
import { pageBytes } from './page-bytes.mjs'
import { sizes } from './sizes.mjs'
import { specRules } from './spec-rules.mjs'
import { texts } from './texts.mjs'
import { tokens } from './tokens.mjs'
import { unusedRules } from './unused-rules.mjs'
import { words } from './words.mjs'
import { workflows } from './workflows.mjs'

/**
 * Checks of the repository itself. `check({ root, pnpm })` resolves to `{ problems }`, a list of lines that is empty if
 * there are none, with `notes` to print in any case, or to `{ skipped }`, the reason why it cannot run here. `remedy` is
 * printed after the problems.
 */
export const guards = [
  lockfile,
  machinePaths,
  changeset,
  texts,
  generatedDocs,
  docExamples,
  unusedRules,
  specRules,
  tokens,
  markup,
  words,
  notices,
  workflows,
  packages,
  nodeEntries,
  pageBytes,
  sizes,
  apiReports,
]
