import { API_STATUS } from '@org/api-client/contract'
import { ERROR_RANGES, ERRORS, isUserSide, type ErrorName } from '@org/im-sdk/protocol'
import { ERROR_REMEDIES } from '../error-remedies'
import { page, table } from '../markdown'

/** Every named error of the chat engine, and the statuses of REST. */
export const errorsPage = (): string =>
  page(
    '# Errors',
    'Callers test the name, never the number or the words. Names, numbers and words of the client are ours where the specification does not show them.',
    '## Chat',
    table(
      ['Name', 'Code', 'Raised by', 'Counts as the user’s own', 'Message'],
      Object.entries(ERRORS).map(([name, row]) => [
        `[${name}](errors/${name}.md)`,
        row.code,
        row.origin,
        isUserSide(row.code),
        row.message,
      ]),
    ),
    '## Ranges of the server',
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
    table(
      ['Status', 'Name'],
      Object.entries(API_STATUS).map(([name, status]) => [status, name]),
    ),
  )

/** One page for each error of chat, by the file's name. */
export const errorPages = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (Object.keys(ERRORS) as ErrorName[]).map((name) => {
      const { code, origin, message } = ERRORS[name]
      const facts = table(
        ['Code', 'Raised by', 'Counts as the user’s own', 'Message'],
        [[code, origin, isUserSide(code), message]],
      )
      return [
        `errors/${name}.md`,
        page(`# ${name}`, facts, '## What to do', ERROR_REMEDIES[name], '[All errors](../errors.md)'),
      ]
    }),
  )
