import { ERROR_RANGES, ERRORS, isUserSide, type CatalogueRow, type ErrorName } from '@org/im-sdk/protocol'
import { ERROR_REMEDIES } from '../error-remedies'
import { page, table } from '../markdown'
import { statusTable } from '../status-table'

/** Every named error of the chat engine, and the statuses of REST. */
export const errorsPage = (): string =>
  page(
    '# Errors',
    `Callers test the name, never the number or the words. ${OURS_MEANS}`,
    '## Chat',
    table(
      ['Name', ...FACTS],
      Object.entries(ERRORS).map(([name, row]) => [`[${name}](errors/${name}.md)`, ...factsOf(row)]),
    ),
    '## Ranges of the server',
    'The first two ranges are those of the specification. Their names are ours.',
    table(
      ['Name', 'From', 'To', 'Counts as the user’s own'],
      Object.entries(ERROR_RANGES).map(([name, row]) => [
        name,
        row.from,
        Number.isFinite(row.to) ? row.to : 'any',
        isUserSide(row.to),
      ]),
    ),
    '## REST',
    statusTable(),
  )

const OURS_MEANS =
  'Ours says what of an error neither the specification nor the documentation of the known web chat SDKs shows, so that we chose it. The rest is theirs: a name also where the specification has it in words.'

const FACTS = ['Code', 'Raised by', 'Counts as the user’s own', 'Ours', 'Message'] as const

const factsOf = ({ code, origin, ours, message }: CatalogueRow) => [
  code,
  origin,
  isUserSide(code),
  ours.join(', '),
  message,
]

/** One page for each error of chat, by the file's name. */
export const errorPages = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (Object.keys(ERRORS) as ErrorName[]).map((name) => {
      const facts = table(FACTS, [factsOf(ERRORS[name])])
      return [
        `errors/${name}.md`,
        page(
          `# ${name}`,
          facts,
          '## What to do',
          ERROR_REMEDIES[name],
          '[All errors](../errors.md) and what “ours” means.',
        ),
      ]
    }),
  )
