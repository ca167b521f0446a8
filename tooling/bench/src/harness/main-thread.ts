interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of processor time of the thread; without waiting for a core. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The trace categories that `mainThreadMs` needs. */
export const TRACE_CATEGORIES = ['toplevel']
const TASK = 'ThreadControllerImpl::RunTask'

/**
 * Milliseconds of processor time that the busiest page of a trace spent on its main thread: the sum of its tasks by
 * thread time, which other programs on the machine do not change. Throws if the trace has no working page.
 */
export const mainThreadMs = (trace: Uint8Array): number => {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace)) as { traceEvents: readonly TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const spent = new Map<string, number>()
  for (const event of traceEvents)
    if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain') spent.set(threadOf(event), 0)
  for (const event of traceEvents) {
    const before = spent.get(threadOf(event))
    if (event.name === TASK && before !== undefined) spent.set(threadOf(event), before + (event.tdur ?? 0))
  }
  const micros = Math.max(0, ...spent.values())
  if (micros === 0) throw new Error('mainThreadMs: the trace holds no task of a page.')
  return micros / 1_000
}
