import {
  commands,
  commandSchemas,
  ERRORS,
  errorNameOf,
  type CommandFacts,
  type CommandName,
  type ErrorName,
} from '@org/im-sdk/protocol'
import * as v from 'valibot'
import type { Plan, Seen, Step } from './case'
import { cases } from './cases'
import { eventually } from './eventually'
import { invalidBodies } from './invalid-bodies'
import { differenceOf } from './like'
import { Stage, type Target, type User } from './stage'

export interface Result {
  readonly name: CommandName
  /** What is wrong; empty if the case has passed. */
  readonly faults: readonly string[]
  /** How many refused requests were sent. */
  readonly refused: number
}

type AnyCase = (stage: Stage) => Promise<Plan<CommandName>> | Plan<CommandName>

export const CASE_NAMES = Object.keys(cases) as CommandName[]

/** Runs the cases, one after the other, and calls `report` after each. */
export const runKit = async (
  target: Target,
  report: (result: Result) => void,
  names: readonly CommandName[] = CASE_NAMES,
): Promise<Result[]> => {
  const stage = await Stage.enter(target)
  const results: Result[] = []
  try {
    for (const name of names) {
      const { ability } = commands[name] as CommandFacts
      const isAble = ability === undefined || stage.isAble(ability)
      const result = await runCase(stage, name, isAble)
      results.push(result)
      report(result)
    }
  } finally {
    await stage.leave()
  }
  return results
}

const runCase = async (stage: Stage, name: CommandName, isAble: boolean): Promise<Result> => {
  if (!isAble) return unable(stage, name)
  try {
    const plan = await (cases[name] as AnyCase)(stage)
    try {
      const refusals = refusalsOf(name, plan, plan.by ?? stage.ann)
      const wrong: string[] = []
      // First, so that the valid request shows that they have changed nothing.
      for (const refusal of refusals) wrong.push(...(await refusedBy(name, refusal, plan.head)))
      await plan.ready?.()
      for (const step of [plan, ...(plan.more ?? [])]) wrong.push(...(await accepted(stage, name, step)))
      return { name, faults: wrong, refused: refusals.length }
    } finally {
      await plan.after?.()
    }
  } catch (error) {
    return { name, faults: [messageOf(error)], refused: 0 }
  }
}

/** The app has not purchased it. */
const unable = async (stage: Stage, name: CommandName): Promise<Result> => {
  const refusal = {
    label: 'without the ability',
    error: 'CANNOT_USE_COMMERCIAL_ABILITY',
    by: stage.ann,
    body: {},
  } as const
  return { name, faults: await refusedBy(name, refusal), refused: 1 }
}

interface Refused {
  readonly label: string
  readonly body: object
  readonly error: ErrorName
  readonly by: User
}

const refusalsOf = (name: CommandName, { request, refused = [] }: Plan<CommandName>, by: User): Refused[] => [
  ...invalidBodies(name, request).map((invalid) => ({ ...invalid, by })),
  ...refused.map(([change, error, other = by]) => ({
    label: `${JSON.stringify(change)}${other === by ? '' : ` by ${other.userID}`}`,
    error,
    by: other,
    body: { ...(request as object), ...(change as object) },
  })),
]

const refusedBy = async (name: CommandName, refusal: Refused, head?: object): Promise<string[]> => {
  const { label, body, error, by } = refusal
  const { errorCode } = await by.send(name, body, head)
  if (errorCode === ERRORS[error].code) return []
  const found = errorCode === 0 ? 'accepted' : `refused with ${errorNameOf(errorCode) ?? errorCode}`
  return [`with ${label} it was ${found}, not with ${error}`]
}

const accepted = async (stage: Stage, name: CommandName, step: Step<CommandName>): Promise<string[]> => {
  const { by = stage.ann, request, head, answer: like, mayRefuse, seen } = step
  const looks = seen.map((each) => lookFor(each))
  const answer = await by.send(name, request, head)
  if (mayRefuse !== undefined && answer.errorCode === ERRORS[mayRefuse].code) return []
  if (answer.errorCode !== 0) return [`it was refused with ${answer.errorCode} ${answer.errorInfo}`]
  const faults: string[] = []
  const { success, issues = [] } = v.safeParse(commandSchemas[name].reply, answer)
  if (!success) faults.push(`the answer breaks its schema at ${v.getDotPath(issues[0] as never) ?? 'the body'}`)
  const difference = differenceOf(answer, like)
  if (like !== undefined && difference !== null) faults.push(`the answer: ${difference}`)
  const { patienceMs, seenMs = patienceMs } = stage.target
  for (const look of looks) await eventually(seenMs, look).catch((error: unknown) => faults.push(messageOf(error)))
  return faults
}

/** What a second client does not see yet. Pushes from before the request do not count. */
const lookFor = (seen: Seen): (() => Promise<string | null> | string | null) => {
  if (seen.kind === 'nothing') return () => null
  const { by, name, like } = seen
  if (seen.kind === 'state')
    return async () => {
      const difference = differenceOf(await by.send(name as CommandName, seen.body), like)
      return difference === null ? null : `${by.userID} reads by ${name}: ${difference}`
    }
  const { client } = by
  const before = client.pushes(seen.name).length
  return () => {
    const differences = client
      .pushes(seen.name)
      .slice(before)
      .map((body) => differenceOf(body, like))
    if (differences.includes(null)) return null
    return `${by.userID} got no ${name} as expected; ${differences.join('; ') || 'none came'}`
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
