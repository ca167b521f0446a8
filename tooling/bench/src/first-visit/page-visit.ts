import { launchOptions } from '@tooling/browser'
import lighthouse, { type Result, type RunnerResult } from 'lighthouse'
import { chromium } from 'playwright-core'

/**
 * Lighthouse's results for a phone that opens a page for the first time. Times are milliseconds of its simulated slow
 * network.
 */
export interface Visit {
  readonly performance: number
  readonly bestPractices: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockingMs: number
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

/** Opens a page in a new browser, as Lighthouse's phone. */
export const visitPage = async (url: string, debuggingPort: number): Promise<Visit> => {
  const options = launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${debuggingPort}`],
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
  const came = requestsOf(lhr).filter(({ networkEndTime }) => networkEndTime <= paintedAt)
  const scripts = came.filter(({ resourceType }) => resourceType === 'Script')
  return {
    performance: scoreOf(lhr, 'performance'),
    bestPractices: scoreOf(lhr, 'best-practices'),
    firstPaintMs: numberOf(lhr, 'first-contentful-paint'),
    largestPaintMs: numberOf(lhr, 'largest-contentful-paint'),
    blockingMs: numberOf(lhr, 'total-blocking-time'),
    layoutShift: numberOf(lhr, 'cumulative-layout-shift'),
    scriptKB: kilobytes(scripts),
    scriptFiles: scripts.length,
    kB: kilobytes(came),
    cpuMs: cpuBefore(url, artifacts.Trace.traceEvents, paintedAt),
    console: artifacts.ConsoleMessages.map(({ level, text }) => `${level}: ${text}`),
  }
}

const scoreOf = ({ categories }: Result, name: string): number => {
  const score = categories[name]?.score
  if (typeof score !== 'number') throw new Error(`Lighthouse has no score of ${name}.`)
  return score
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

const kilobytes = (requests: readonly NetworkRequest[]) =>
  requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000

type TraceEvent = RunnerResult['artifacts']['Trace']['traceEvents'][number] & {
  /** The thread's processor time within `dur`, in microseconds. */
  readonly tdur?: number
}

/** Processor time of the tasks of the page's main thread that started between the navigation and a later time. */
const cpuBefore = (url: string, events: readonly TraceEvent[], paintedAtMs: number): number => {
  const start = events.findLast(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url)
  if (start === undefined) throw new Error('The trace has no navigation.')
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' &&
      pid === start.pid &&
      tid === start.tid &&
      ts >= start.ts &&
      ts <= start.ts + paintedAtMs * 1_000,
  )
  return tasks.reduce((sum, task) => sum + (task.tdur ?? 0), 0) / 1_000
}
