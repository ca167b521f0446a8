import * as protocol from '@org/im-sdk/protocol'
import { code, inline, page, table } from '../markdown'
import { namesOf, shapeOf } from '../shape'

const names = namesOf(protocol)

/** Commands and pushes of the chat protocol, from the contract. */
export const protocolPage = (): string =>
  page(
    '# Protocol',
    'The frames between `@org/im-sdk` and a gateway. Names of commands and pushes are ours, as the specification shows none, and so is what it does not list at all (column Ours). Keys are camelCase here and PascalCase on the wire, by the rule and the exceptions of `wire-names.ts`. A key that neither would bring back stands there behind a `~`: one that users have chosen.',
    `Version ${inline(protocol.PROTOCOL.version)}. Text frames on ${inline(protocol.PROTOCOL.textPath)}, binary frames on ${inline(protocol.PROTOCOL.binaryPath)}.`,
    '## Commands',
    'Retry says what becomes of a request whose connection goes before its answer: `safe` is sent again as it is, `keyed` under the same `reqkey` of its head, by which the server gives the first answer again, and `never` fails with NETWORK_ERROR.',
    table(
      ['Command', 'On the wire', 'Time-out', 'Limit', 'Ability', 'Before login', 'Never held back', 'Retry', 'Ours'],
      rows().map(([name, row]) => [
        `[${name}](#${name.toLowerCase()})`,
        inline(row.wire),
        seconds(row.timeoutMs ?? protocol.TIMING.requestTimeoutMs),
        row.limit ? limitText(row.limit) : null,
        abilityOf(row),
        row.beforeLogin,
        row.vital,
        row.retry,
        schemaOf(name).ours,
      ]),
    ),
    ...rows().map(([name]) => commandSection(name)),
    '## Shapes that commands share',
    ...[...names].map(([schema, name]) => page(`### ${name}`, code(shapeOf(schema, names))).trimEnd()),
    '## Pushes',
    'A push may be lost. Who was away learns the same from the reply that carries it; a push without one is of a connection only.',
    table(
      ['Push', 'On the wire', 'What it says', 'Carried by', 'Ours'],
      pushRows().map(([name, row]) => {
        const { carriedBy } = protocol.pushSchemas[name]
        const { summary, ours }: protocol.PushSchema = protocol.pushSchemas[name]
        const [carrier] = Object.entries(carriedBy ?? {})
        return [`[${name}](#${name.toLowerCase()})`, inline(row.wire), summary, carrier?.join(': ') ?? null, ours]
      }),
    ),
    ...pushRows().map(([name]) => page(`### ${name}`, code(shapeOf(protocol.pushSchemas[name].body, names))).trimEnd()),
    '## Regions',
    'An app id belongs to the region in whose range it lies: `endpointsOf(SDKAppID, domain)` gives its hosts. Regions, ranges and hosts are ours.',
    table(
      ['From app id', 'Region', 'Default', 'Backup', 'Anycast (web only)'],
      protocol.REGIONS.map(({ from, region }) => [
        from.toLocaleString('en'),
        region,
        ...Object.values(protocol.endpointsOf(from, 'im.example.com')).map(inline),
      ]),
    ),
    '## Abilities',
    'What an app can purchase, by its bit. The first is the lowest of the purchase bits. Which bit has which ability is ours.',
    table(['Ability', 'Bit'], Object.entries(protocol.ABILITY)),
    '## Timings and limits',
    ...Object.entries(LIMITS).map(([title, limits]) => limitsSection(title, limits)),
  )

const LIMITS: Readonly<Record<string, object>> = {
  TIMING: protocol.TIMING,
  LIVE_ROOM_LIMITS: protocol.LIVE_ROOM_LIMITS,
  MESSAGE_LIMITS: protocol.MESSAGE_LIMITS,
  MESSAGE_SIZES: protocol.MESSAGE_SIZES,
  GROUP_LIMITS: protocol.GROUP_LIMITS,
  WORKER_TIMING: protocol.WORKER_TIMING,
  STORAGE_LIMITS: protocol.STORAGE_LIMITS,
  CONFIG_TIMING: protocol.CONFIG_TIMING,
}

const limitsSection = (title: string, limits: object): string =>
  page(
    `### ${title}`,
    table(
      ['Name', 'Value'],
      Object.entries(limits)
        /** An enum also has its values as keys. */
        .filter(([name]) => Number.isNaN(Number(name)))
        .map(([name, value]) => [name, Number(value).toLocaleString('en')]),
    ),
  ).trimEnd()

const rows = (): [protocol.CommandName, protocol.CommandFacts][] =>
  Object.entries(protocol.commands) as [protocol.CommandName, protocol.CommandFacts][]

const schemaOf = (name: protocol.CommandName): protocol.CommandSchema => protocol.commandSchemas[name]

const abilityOf = ({ ability }: protocol.CommandFacts): string | null =>
  Object.entries(protocol.ABILITY).find(([, bit]) => bit === ability)?.[0] ?? null

const pushRows = (): [protocol.PushName, protocol.PushRow][] =>
  Object.entries(protocol.pushes) as [protocol.PushName, protocol.PushRow][]

const commandSection = (name: protocol.CommandName): string => {
  const { summary, request, reply, sends } = schemaOf(name)
  return page(
    `### ${name}`,
    summary,
    ...(sends === undefined ? [] : [sendLimitsOf(sends)]),
    code(`request ${shapeOf(request, names)}\n\nreply ${shapeOf(reply, names)}`),
  ).trimEnd()
}

const sendLimitsOf = ({ guest, member, room }: protocol.SendLimits): string => {
  const ofUser = `The server takes ${limitText(guest)} from a guest and ${limitText(member)} from a member, wherever they go`
  if (room === undefined) return `${ofUser}.`
  const { all, guests, guestsOfNetwork } = room
  const ofRoom = `${limitText(all)} in a chat room, of them ${limitText(guests)} from guests and ${limitText(guestsOfNetwork)} from guests of one network`
  return `${ofUser}, and ${ofRoom}.`
}

const limitText = ({ count, perMs }: protocol.FrequencyLimit): string => `${count} in ${seconds(perMs)}`

const seconds = (ms: number): string => `${ms / 1000} s`
