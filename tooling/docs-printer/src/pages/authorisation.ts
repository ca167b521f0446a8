import { inline, page, table } from '../markdown'
import { groupRights } from './group-rights'

type Outcomes = Readonly<Record<string, string>>

interface Case {
  readonly swaps?: Readonly<Record<string, Outcomes>>
}

interface Row {
  readonly changes: readonly string[]
  readonly cases: Readonly<Record<string, Case>>
}

interface Tables {
  readonly CALLERS: Outcomes
  readonly LOGGED_IN: readonly string[]
  readonly REFUSED: readonly string[]
  readonly SWAPS: Outcomes
  readonly commandCases: Readonly<Record<string, Row>>
  readonly commandOutcome: (entry: Case, caller: string) => string
  readonly endpointCases: Readonly<Record<string, Row>>
  readonly endpointOutcome: (name: string, entry: Case, caller: string) => string
  readonly needsRole: (name: string) => boolean
  readonly CHANGED_BY_REFUSALS: ReadonlySet<string>
}

/** Who may do what: the tables that the server's tests check. */
export const authorisationPage = async (): Promise<string> => {
  const tables = await serverTables()
  const {
    CALLERS,
    SWAPS,
    commandCases,
    commandOutcome,
    endpointCases,
    endpointOutcome,
    needsRole,
    CHANGED_BY_REFUSALS,
  } = tables
  return page(
    '# Authorisation',
    'Every command and every call, made by everybody below against a real server and database: what is refused is refused by this name and changes nothing, what is accepted changes rows of the caller’s own in these tables and no others.',
    table(
      ['Caller', 'Who that is'],
      Object.entries(CALLERS).map(([name, words]) => [TITLES[name], words]),
    ),
    '## Chat',
    'A cell is ✓ or the name of the error. Bans and mutes are those of the group that is asked for.',
    matrix(tables, commandCases, (_name, entry, caller) => commandOutcome(entry, caller)),
    '### With an id exchanged',
    `What the member is told when a field of its request holds an id ${Object.values(SWAPS).join(', ')}.`,
    swaps(tables, commandCases),
    '## Groups',
    'The roles that may do each action in each type of group, on members below them: in a group that everybody may join and in which members add others, and for `apply` and `invite` in one in which a manager must agree. Members set their own name card and fields whatever their role. The owner of a chat room is `Owner`, its managers are `Admin`, its listeners `Member`.',
    groupRights(),
    '## REST',
    `A cell is ✓ or the name of the status. Refusals may change ${[...CHANGED_BY_REFUSALS].map(inline).join(' and ')}: attempts are counted, and a captcha is used up, right or wrong.`,
    'The holder of the role that a call needs is the anchor of the room, who is a master and VIP too.',
    matrix(tables, endpointCases, endpointOutcome, needsRole),
    '### With an id exchanged',
    'Of a call that needs a role its holder exchanges the id.',
    swaps(tables, endpointCases),
  )
}

type OutcomeOf = (name: string, entry: Case, caller: string) => string

/** With a column for who holds the role that a row needs, if some need one. */
const matrix = (
  { LOGGED_IN, REFUSED }: Tables,
  rows: Tables['commandCases'],
  outcomeOf: OutcomeOf,
  needsRole?: Tables['needsRole'],
): string =>
  table(
    [
      '',
      'Asks',
      ...LOGGED_IN.map((caller) => TITLES[caller] ?? caller),
      ...(needsRole ? ['Holder of the role'] : []),
      'Without a credential that holds',
      'May change',
    ],
    casesOf(rows).map(([name, label, entry, changes]) => [
      name,
      label,
      ...LOGGED_IN.map((caller) => sign(outcomeOf(name, entry, caller))),
      ...(needsRole ? [needsRole(name) ? sign(outcomeOf(name, entry, 'holder')) : ''] : []),
      together(REFUSED.map((caller) => [caller, outcomeOf(name, entry, caller)])),
      changes.map(inline).join(', '),
    ]),
  )

const swaps = ({ SWAPS }: Tables, rows: Tables['commandCases']): string =>
  table(
    ['', 'Asks', 'Field', ...Object.values(SWAPS)],
    casesOf(rows).flatMap(([name, label, entry]) =>
      Object.entries(entry.swaps ?? {}).map(([field, outcomes]) => [
        name,
        label,
        inline(field),
        ...Object.keys(SWAPS).map((swap) => sign(outcomes[swap] ?? '')),
      ]),
    ),
  )

/** Each case under its row's name, with the tables that the row may change. */
const casesOf = (rows: Tables['commandCases']): [string, string, Case, readonly string[]][] =>
  Object.entries(rows).flatMap(([name, { cases, changes }]) =>
    Object.entries(cases).map(([label, entry]): [string, string, Case, readonly string[]] => [
      name,
      label,
      entry,
      changes,
    ]),
  )

/** One outcome for all callers, or each outcome with its callers. */
const together = (outcomes: readonly (readonly [string, string])[]): string => {
  const callersOf = new Map<string, string[]>()
  for (const [caller, outcome] of outcomes)
    callersOf.set(outcome, [...(callersOf.get(outcome) ?? []), (TITLES[caller] ?? caller).toLowerCase()])
  if (callersOf.size === 1) return sign(outcomes[0]?.[1] ?? '')
  return [...callersOf].map(([outcome, callers]) => `${sign(outcome)}: ${callers.join(', ')}`).join('; ')
}

const sign = (outcome: string): string => (outcome === 'ok' ? '✓' : outcome)

const TITLES: Outcomes = {
  none: 'None',
  expired: 'Expired',
  forged: 'Forged',
  posing: 'Posing',
  bannedEverywhere: 'Banned everywhere',
  closed: 'Closed',
  kicked: 'Kicked',
  guest: 'Guest',
  member: 'Member',
  other: 'Other member',
  muted: 'Muted',
  mutedEverywhere: 'Muted everywhere',
  banned: 'Banned',
}

/** Read at run time, because they belong to the server's tests, which are not a dependency. */
const serverTables = async (): Promise<Tables> => {
  const files = [
    'authorisation/callers',
    'authorisation/command-outcome',
    'authorisation/endpoint-outcome',
    'contract/index',
    'contract/chat/index',
  ].map((name) => new URL(`../../../../apps/server/test/${name}.ts`, import.meta.url).href)
  const modules = await Promise.all(files.map((file) => import(file) as Promise<Partial<Tables>>))
  return Object.assign({}, ...modules) as Tables
}
