import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { basename, join } from 'node:path'
import { bundle } from './bundle'
import type { Answer, Doors } from './doors'
import { scratchFile } from './scratch'

/** Another process that measures, or loads the one that does. */
export interface Helper<D extends Doors> {
  ask<Name extends keyof D & string>(
    name: Name,
    ...argument: Parameters<D[Name]>
  ): Promise<Awaited<ReturnType<D[Name]>>>
  stop(): Promise<void>
}

/** Starts a process of this workspace, its code bundled as in production, and without a loader in its way. */
export const startHelper = async <D extends Doors>(entry: string): Promise<Helper<D>> => {
  const path = join(SOURCES, entry)
  const code = await bundle({ entryPoints: [path], platform: 'node', external: COMPETITORS })
  return helperOf(fork(scratchFile(`${basename(entry, '.ts')}.mjs`, code), { execArgv: ['--expose-gc'] }))
}

/** The same for code that needs its own place on disk, such as the whole server: run from its sources. */
export const startHelperFromSource = <D extends Doors>(entry: string): Helper<D> =>
  helperOf(fork(join(SOURCES, entry), { execArgv: ['--expose-gc', '--conditions=@org/source', '--import', TSX] }))

const SOURCES = join(import.meta.dirname, '..')
const TSX = import.meta.resolve('tsx')
/** Loaded from node_modules, as anyone would. */
const COMPETITORS = ['ws', 'centrifuge', 'centrifuge/build/protobuf', 'socket.io', 'socket.io-client']

const helperOf = <D extends Doors>(child: ChildProcess): Helper<D> => {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let asked = 0
  child.on('message', (answer: Answer) => {
    const knocked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) knocked?.reject(new Error(answer.error))
    else knocked?.resolve(answer.value as never)
  })
  child.once('exit', (code, signal) => {
    for (const { reject } of waiting.values())
      reject(new Error(`${basename(child.spawnargs.at(-1) ?? '')} ended with ${signal ?? code}.`))
  })
  return {
    ask: (name, ...[argument]) =>
      new Promise((resolve, reject) => {
        if (!child.connected) return reject(new Error(`There is nobody left to ask "${name}".`))
        asked += 1
        waiting.set(asked, { resolve, reject })
        child.send({ id: asked, name, argument })
      }),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
