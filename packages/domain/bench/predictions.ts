import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CalibrationBin } from '../src/index'
import { evaluate, validate, type Comparison, type Quality } from './evaluate'
import { readInternationals, type International } from './internationals'

const page = (results: readonly International[]): string => {
  const { matches, frozen, walkForward, calibration } = evaluate(results)
  const { goalModel, elo } = validate(results)
  return `# Quality of the predictions

${results.length} results of national teams since 1872 (martj42/international_results, CC0-1.0). Settings were chosen on
forecasts for 2014 to 2021, by log loss; the ${matches} matches from 2022-01-01 on were not looked at before. Lower is
better. Run again with \`pnpm bench:predictions\`.

The references: base rates are how often home win, draw and away win happened before 2022, at home and on neutral ground
apart; Elo is the World Football Elo table (weights by tournament, goal difference, home advantage) with an ordered logit,
its settings chosen on the same years.

## Trained up to 2021 only

${comparisonTable(frozen)}

## Trained match by match

The goal model is fitted again every 30 days on the results until then, Elo after every match.

${comparisonTable(walkForward)}

## Calibration

The second forecast of the goal model: the mean forecast, and the frequency of the outcome.

${calibrationTable(calibration)}

## The choice of settings, 2014 to 2021

Refitted every 120 days.

${qualityTable(goalModel)}

Elo:

${qualityTable(elo)}
`
}

const qualityTable = (rows: readonly Quality[]) =>
  table(
    ['forecast', 'log loss', 'Brier score'],
    rows.map((row) => [row.name, row.logLoss.toFixed(4), row.brier.toFixed(4)]),
  )

const comparisonTable = ({ goalModel, references }: Comparison) =>
  table(
    ['forecast', 'log loss', 'Brier score', "log loss above the goal model's, ± standard error"],
    [
      [goalModel.name, goalModel.logLoss.toFixed(4), goalModel.brier.toFixed(4), ''],
      ...references.map(({ name, logLoss, brier, behind, error }) => [
        name,
        logLoss.toFixed(4),
        brier.toFixed(4),
        `${behind.toFixed(4)} ± ${error.toFixed(4)}`,
      ]),
    ],
  )

const calibrationTable = (bins: readonly CalibrationBin[]) =>
  table(
    ['chance', 'forecasts', 'forecast', 'frequency'],
    bins.map(({ from, to, count, said, happened }) => [
      `${percent(from, 0)} to ${percent(to, 0)}`,
      `${count}`,
      percent(said, 1),
      percent(happened, 1),
    ]),
  )

const percent = (share: number, decimals: number) => `${(share * 100).toFixed(decimals)} %`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

const results = readInternationals()
if (results) {
  const text = page(results)
  writeFileSync(join(import.meta.dirname, 'predictions.md'), text)
  process.stdout.write(text)
} else {
  console.warn('Skipped: there are no results of national teams (data/football/internationals).')
}
