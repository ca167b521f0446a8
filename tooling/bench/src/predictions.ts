import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { besidePeers, type Bench, type Row } from './bench'

interface Quality {
  readonly name: string
  readonly logLoss: number
  readonly brier: number
}

interface Comparison {
  readonly goalModel: Quality
  readonly references: readonly Quality[]
}

/** The output of the domain's own evaluation. */
interface Evaluation {
  readonly matches: number
  readonly frozen: Comparison
  readonly walkForward: Comparison
}

/** The domain evaluates its forecasts itself; this only adds them to the table. */
export const predictions: Bench = {
  name: 'predictions',
  summary: 'the goal model’s forecasts of national teams since 2022 beside Elo and base rates',
  run: async (say) => {
    say('fitting on the results since 1872')
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', TSX, '--input-type=module', '-e', CODE])
    const evaluation = JSON.parse(stdout) as Evaluation | null
    if (evaluation === null)
      return { skipped: 'the results of national teams are not next to the project (data/football/internationals)' }
    return [
      ...rowsOf('predictions, trained up to 2021', evaluation.frozen),
      ...rowsOf('predictions, trained match by match', evaluation.walkForward),
    ]
  },
}

const TSX = import.meta.resolve('tsx')
const url = (file: string) =>
  JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../../packages/domain/bench', file)).href)

const CODE = `
  import { evaluate } from ${url('evaluate.ts')}
  import { readInternationals } from ${url('internationals.ts')}
  const results = readInternationals()
  console.log(JSON.stringify(results && evaluate(results)))
`

const rowsOf = (title: string, { goalModel, references }: Comparison): readonly Row[] =>
  references.flatMap(({ name, logLoss, brier }) => [
    ...besidePeers(`${title}, log loss`, UNIT, goalModel.logLoss, { [name]: logLoss }),
    ...besidePeers(`${title}, Brier score`, UNIT, goalModel.brier, { [name]: brier }),
  ])

const UNIT = 'lower is better'
