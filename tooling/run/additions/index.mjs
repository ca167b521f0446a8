import { isName, syntaxError } from './code.mjs'
import { addCommand, commandSteps } from './command.mjs'
import { editsOf } from './edits.mjs'
import { addEndpoint, endpointSteps } from './endpoint.mjs'
import { addScreen, screenSteps } from './screen.mjs'

export const USAGE = `npm run new -- endpoint getStickers --noun stickers [--mutation] [--path /api/sticker/getStickers]
npm run new -- command setStickers --noun stickers [--keyed] [--wire sticker.set]
npm run new -- screen stickers --area chat [--path /stickers]`

const KINDS = new Map([
  ['endpoint', { add: addEndpoint, stepsOf: endpointSteps, needs: 'noun', takes: ['path', 'mutation'] }],
  ['command', { add: addCommand, stepsOf: commandSteps, needs: 'noun', takes: ['wire', 'keyed'] }],
  ['screen', { add: addScreen, stepsOf: screenSteps, needs: 'area', takes: ['path'] }],
])

const FORMS = {
  noun: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  area: /^[a-z][a-z0-9-]*$/,
  path: /^(\/[\w:.-]+)+$/,
  wire: /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/,
}

/** The files of an addition by path, and what is left to do by hand. Nothing is written. */
export const additionOf = ({ kind, name, ...options }, files) => {
  const addition = KINDS.get(kind)
  if (addition === undefined) throw new Error(`Unknown kind ${JSON.stringify(kind)}: endpoint, command or screen.`)
  if (!isName(name ?? '')) throw new Error(`${JSON.stringify(name)} is no name in camel case.`)
  if (options[addition.needs] === undefined) throw new Error(`--${addition.needs} is missing.`)
  for (const [option, value] of Object.entries(options)) {
    if (![addition.needs, ...addition.takes].includes(option)) throw new Error(`--${option} says nothing of this kind.`)
    if (FORMS[option] && !FORMS[option].test(value))
      throw new Error(`--${option} has the wrong form: ${JSON.stringify(value)}.`)
  }
  const edits = editsOf(files)
  addition.add(edits, { name, ...options })
  for (const [path, text] of edits.changed) {
    const error = syntaxError(text, path)
    if (error !== null) throw new Error(`${path} would not be code any more: ${error}`)
  }
  return { changed: edits.changed, steps: addition.stepsOf({ name, ...options }) }
}
