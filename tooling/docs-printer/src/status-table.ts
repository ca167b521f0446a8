import { API_STATUS, SPECIFIED_STATUSES, type StatusName } from '@org/api-client/contract'
import { table } from './markdown'

/** The statuses of REST replies. */
export const statusTable = (): string =>
  table(
    ['Status', 'Name', 'Ours'],
    (Object.keys(API_STATUS) as StatusName[]).map((name) => [
      API_STATUS[name],
      name,
      !SPECIFIED_STATUSES.includes(name),
    ]),
  )
