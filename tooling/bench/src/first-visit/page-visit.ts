import { launchOptions } from '@tooling/browser'
import lighthouse, { Audit, type Result, type RunnerResult } from 'lighthouse'
import { chromium } from 'playwright-core'

/**
 * Lighthouse's results for a phone that opens a page for the first time. Times are milliseconds of its simulated slow
 * network.
 */
export interface Visit {
  readonly performance: number
  /** The same with the blocking time by processor time. */
  readonly performanceCpu: number
  readonly bestPractices: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockingMs: number
  /** The same by processor time: what other processes take from the main thread does not count. */
  readonly blockingCpuMs: number
  readonly layoutShift: number
  /** Scripts loaded before the largest paint: transferred kilobytes, and files. */
  readonly scriptKB: number
  readonly scriptFiles: number
  /** Everything loaded before the largest paint. */
  readonly kB: number
  /** Main thread of the page before the largest paint, as measured: milliseconds of processor time without slowdown. */
  readonly cpuMs: number
  readonly console: readonly string[]
}

/** The zone of most visitors of the demonstration site. In another zone the page requests its first look again. */
const SITE_ZONE = 'Asia/Shanghai'

/** Opens a page in a new browser, as Lighthouse's phone. */
export const visitPage = async (url: string, debuggingPort: number): Promise<Visit> => {
  const options = launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${debuggingPort}`],
    env: { ...options.env, TZ: SITE_ZONE },
  })
  try {
    const result = await lighthouse(url, {
      port: debuggingPort,
      logLevel: 'silent',
      onlyCategories: ['performance', 'best-practices'],
    })
    if (result === undefined) throw new Error(`Lighthouse has no result for ${url}.`)
    return visitOf(url, result)
  } finally {
    await browser.close()
  }
}

const visitOf = (url: string, { lhr, artifacts }: RunnerResult): Visit => {
  if (lhr.runtimeError) throw new Error(`Lighthouse could not visit ${url}: ${lhr.runtimeError.message}`)
  const paintedAt = observed(lhr, 'observedLargestContentfulPaint')
  const tasks = tasksOf(url, artifacts.Trace.traceEvents)
  const came = requestsOf(lhr).filter(({ networkEndTime }) => networkEndTime <= paintedAt)
  const scripts = came.filter(({ resourceType }) => resourceType === 'Script')
  const blockingCpuMs = blockingCpu(tasks, observed(lhr, 'observedFirstContentfulPaint'))
  return {
    performance: scoreOf(lhr, 'performance'),
    performanceCpu: performanceWith(lhr, blockingCpuMs),
    bestPractices: scoreOf(lhr, 'best-practices'),
    firstPaintMs: numberOf(lhr, 'first-contentful-paint'),
    largestPaintMs: numberOf(lhr, 'largest-contentful-paint'),
    blockingMs: numberOf(lhr, BLOCKING),
    blockingCpuMs,
    layoutShift: numberOf(lhr, 'cumulative-layout-shift'),
    scriptKB: kilobytes(scripts),
    scriptFiles: scripts.length,
    kB: kilobytes(came),
    cpuMs: sum(tasks.filter(({ startMs }) => startMs <= paintedAt).map(({ cpuMs }) => cpuMs)),
    console: artifacts.ConsoleMessages.map(({ level, text }) => `${level}: ${text}`),
  }
}

const scoreOf = ({ categories }: Result, name: string): number => {
  const score = categories[name]?.score
  if (typeof score !== 'number') throw new Error(`Lighthouse has no score of ${name}.`)
  return score
}

const BLOCKING = 'total-blocking-time'
/** Lighthouse's curve of the blocking time on a phone. */
const BLOCKING_CURVE = { p10: 200, median: 600 }

/** The score of performance as Lighthouse weighs it, with another blocking time. */
const performanceWith = ({ audits, categories }: Result, blockingMs: number): number => {
  const weighed = (categories['performance']?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  const points = weighed.map(({ id, weight }) =>
    id === BLOCKING
      ? weight * Audit.computeLogNormalScore(BLOCKING_CURVE, blockingMs)
      : weight * (audits[id]?.score ?? 0),
  )
  return sum(points) / sum(weighed.map(({ weight }) => weight))
}

const numberOf = ({ audits }: Result, name: string): number => {
  const value = audits[name]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse has no figure of ${name}: ${audits[name]?.errorMessage}`)
  return value
}

interface NetworkRequest {
  readonly resourceType: string
  readonly transferSize: number
  /** Milliseconds after the navigation. */
  readonly networkEndTime: number
}

const itemsOf = (lhr: Result, audit: string): readonly object[] => {
  const details = lhr.audits[audit]?.details
  if (details && 'items' in details) return details.items
  throw new Error(`Lighthouse has no details of ${audit}.`)
}

const requestsOf = (lhr: Result) => itemsOf(lhr, 'network-requests').map((item) => item as NetworkRequest)

const observed = (lhr: Result, name: string): number => {
  const value = (itemsOf(lhr, 'metrics')[0] as Readonly<Record<string, number>> | undefined)?.[name]
  if (value === undefined) throw new Error(`Lighthouse has not observed ${name}.`)
  return value
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const kilobytes = (requests: readonly NetworkRequest[]) => sum(requests.map(({ transferSize }) => transferSize)) / 1_000

type TraceEvent = RunnerResult['artifacts']['Trace']['traceEvents'][number] & {
  /** The thread's processor time within `dur`, in microseconds. */
  readonly tdur?: number
}

/** A task of the page's main thread. */
interface Task {
  /** After the navigation. */
  readonly startMs: number
  readonly cpuMs: number
}

const tasksOf = (url: string, events: readonly TraceEvent[]): readonly Task[] => {
  const start = events.findLast(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url)
  if (start === undefined) throw new Error('The trace has no navigation.')
  return events
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === start.pid && tid === start.tid && ts >= start.ts)
    .map(({ ts, tdur = 0 }) => ({ startMs: (ts - start.ts) / 1_000, cpuMs: tdur / 1_000 }))
}

/** As Lighthouse counts: what a task takes beyond 50 ms, after the first contentful paint, on a phone that is four times as slow. */
const blockingCpu = (tasks: readonly Task[], paintedAtMs: number): number =>
  sum(
    tasks
      .filter(({ startMs }) => startMs >= paintedAtMs)
      .map(({ cpuMs }) => Math.max(0, cpuMs * PHONE_SLOWDOWN - MAX_TASK_MS)),
  )

const PHONE_SLOWDOWN = 4
const MAX_TASK_MS = 50
