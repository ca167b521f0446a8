import { expect, it } from 'vitest'
import { mainThreadMs } from './main-thread'

const thread = (pid: number, name: string) => ({ name: 'thread_name', pid, tid: 1, args: { name } })
const task = (pid: number, tdur: number, name = 'ThreadControllerImpl::RunTask') => ({ name, pid, tid: 1, tdur })
const trace = (...traceEvents: object[]) => new TextEncoder().encode(JSON.stringify({ traceEvents }))

it('sums the tasks of the busiest page', () => {
  const pages = [thread(7, 'CrRendererMain'), thread(8, 'CrRendererMain'), thread(9, 'CrBrowserMain')]
  const tasks = [task(7, 100), task(8, 2_000), task(8, 1_500), task(8, 900, 'Layout'), task(9, 50_000)]
  expect(mainThreadMs(trace(...tasks, ...pages))).toBe(3.5)
})

it('throws for a trace without a page', () => {
  expect(() => mainThreadMs(trace(thread(9, 'CrBrowserMain'), task(9, 5)))).toThrow('no task of a page')
})
