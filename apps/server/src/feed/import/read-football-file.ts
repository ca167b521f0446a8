import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import * as v from 'valibot'
import type { Fault, Path } from './fault'
import { FootballFileError } from './football-file-error'
import { faultsOfMatches } from './match-faults'
import {
  groupsFile,
  matchesFile,
  squadsFile,
  stadiumsFile,
  teamsFile,
  type OpenfootballFile,
} from './openfootball-schema'
import { isResultsFile, readResultsFile, type ResultsFile } from './read-results-file'

export type FootballFile = OpenfootballFile | ResultsFile

/** Reads a file strictly: openfootball, or results of national teams. Throws FootballFileError with file, line and reason. */
export const readFootballFile = (file: string, text: string): FootballFile =>
  isResultsFile(text) ? readResultsFile(file, text) : readOpenfootballFile(file, text)

const readOpenfootballFile = (file: string, text: string): OpenfootballFile => {
  const at = (offset: number) => `${file}:${positionOf(text, offset)}`
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  if (errors.length > 0 || root === undefined) {
    const reasons = errors.map(({ error, offset }) => `${at(offset)}: ${words(printParseErrorCode(error))}`)
    throw new FootballFileError(
      reasons.length > 0 ? reasons.slice(0, MOST_REASONS) : [`${file}:1:1: the file is empty`],
    )
  }
  const twice = duplicateKey(root)
  if (twice) throw new FootballFileError([`${at(twice.offset)}: duplicate key ${JSON.stringify(twice.value)}`])

  const kind = kindOf(root)
  if (kind === null)
    throw new FootballFileError([
      `${at(root.offset)}: this is none of the known openfootball files (matches, stadiums, squads, teams, groups)`,
    ])
  const result = v.safeParse(SCHEMAS[kind], valueOf(root))
  const faults = result.success
    ? kind === 'matches'
      ? faultsOfMatches(result.output as v.InferOutput<typeof matchesFile>)
      : []
    : result.issues.flatMap(faultOf)
  if (faults.length > 0 || !result.success)
    throw new FootballFileError(
      faults
        .slice(0, MOST_REASONS)
        .map(({ path, reason }) => `${at(nodeAt(root, path).offset)}: ${path.join('.')}: ${reason}`),
    )
  // The schema of this kind has checked it.
  return { kind, content: result.output } as OpenfootballFile
}

const MOST_REASONS = 20

const SCHEMAS = {
  matches: matchesFile,
  stadiums: stadiumsFile,
  squads: squadsFile,
  teams: teamsFile,
  groups: groupsFile,
} as const

const kindOf = (root: Node): OpenfootballFile['kind'] | null => {
  const has = (...path: Path) => findNodeAtLocation(root, [...path]) !== undefined
  if (root.type === 'object')
    return has('matches') ? 'matches' : has('stadiums') ? 'stadiums' : has('groups') ? 'groups' : null
  if (root.type !== 'array') return null
  return has(0, 'players') ? 'squads' : has(0, 'flag_icon') ? 'teams' : null
}

/** A union only reports that no option matches; the issues of the most likely option are more useful. */
const faultOf = (issue: v.BaseIssue<unknown>): Fault[] => {
  const path = (issue.path ?? []).map((item) => item.key as string | number)
  const inner = issue.type === 'union' ? issue.issues?.filter((one) => one.path !== undefined) : undefined
  if (inner && inner.length > 0)
    return inner.flatMap(faultOf).map((fault) => ({ path: [...path, ...fault.path], reason: fault.reason }))
  return [{ path, reason: issue.message }]
}

/** The node at a path, or its nearest parent if it is missing. */
const nodeAt = (root: Node, path: Path): Node => {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length))
    if (node) return node
  }
  return root
}

const duplicateKey = (node: Node): Node | null => {
  if (node.type === 'object') {
    const seen = new Set<unknown>()
    for (const property of node.children ?? []) {
      const [key] = property.children ?? []
      if (key && seen.has(key.value)) return key
      seen.add(key?.value)
    }
  }
  for (const child of node.children ?? []) {
    const found = duplicateKey(child)
    if (found) return found
  }
  return null
}

const valueOf = (node: Node): unknown => {
  if (node.type === 'array') return (node.children ?? []).map(valueOf)
  if (node.type !== 'object') return node.value
  return Object.fromEntries(
    (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
      key && value ? [[key.value, valueOf(value)]] : [],
    ),
  )
}

/** `line:column`, both from 1. */
const positionOf = (text: string, offset: number): string => {
  const before = text.slice(0, offset)
  return `${before.split('\n').length}:${offset - before.lastIndexOf('\n')}`
}

const words = (code: string): string => code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
