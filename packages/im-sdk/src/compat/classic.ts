import { EVENT } from '../events'
import type { ChatModule } from '../modules'
import { imError } from '../protocol/im-error'

export interface ClassicMethods {
  /**
   * Accepts the plugins of the known SDKs for uploads and the profanity filter, which are built in. Any other is refused with
   * CANNOT_FIND_MODULE: pass a module to `createChat`, after those of `compatModules()`.
   */
  registerPlugin(plugins: Readonly<Record<string, unknown>>): void
  /**
   * How much is written to the console: 0 every request, 1 the connection and errors (the default of the known SDKs), 2 warnings and errors, 3 errors,
   * 4 nothing. Default here: 4.
   */
  setLogLevel(level: number): void
}

/** Methods that only exist for callers who know them from other SDKs. */
export const classic: ChatModule<ClassicMethods> = {
  name: 'classic',
  install: ({ trace, emitter }) => {
    let level: number = SILENT
    trace.add('classic', (event) => {
      if (event.type === 'warning' && level <= 2) console.warn('[im]', event.name, event.count)
      else if (event.type === 'connection' && level <= 1) console.warn('[im]', event.before, event.event)
      else if (event.type === 'request' && level <= 0) console.warn('[im]', event.command, event.code, event.ms)
    })
    emitter.on(EVENT.ERROR, ({ data }) => {
      if (level <= 3) console.error('[im]', data.code, data.errorName, data.message)
    })
    return {
      registerPlugin: (plugins) => {
        for (const name of Object.keys(plugins ?? {}))
          if (!BUILT_IN.has(name))
            throw imError('CANNOT_FIND_MODULE', `There is no plugin ${JSON.stringify(name)} here.`)
      },
      setLogLevel: (next) => {
        if (![0, 1, 2, 3, SILENT].includes(next))
          throw imError('PARAMS_INVALID', 'The log level must be 0, 1, 2, 3 or 4.')
        level = next
      },
    }
  },
}

const SILENT = 4
const BUILT_IN: ReadonlySet<string> = new Set(['tim-upload-plugin', 'cos-js-sdk', 'tim-profanity-filter-plugin'])
