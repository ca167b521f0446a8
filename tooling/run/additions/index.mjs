import { addCommand, commandSteps } from './command.mjs'
import { editsOf } from './edits.mjs'
import { addEndpoint, endpointSteps } from './endpoint.mjs'
import { addScreen, screenSteps } from './screen.mjs'

export const USAGE = `npm run new -- endpoint getStickers --noun stickers [--mutation] [--path /api/sticker/getStickers]
npm run new -- command setStickers --noun stickers [--keyed] [--wire sticker.set]
npm run new -- screen stickers --area chat [--path /stickers]`

const KINDS = {
  endpoint: { add: addEndpoint, stepsOf: endpointSteps, needs: 'noun' },
  command: { add: addCommand, stepsOf: commandSteps, needs: 'noun' },
  screen: { add: addScreen, stepsOf: screenSteps, needs: 'area' },
}

/** The files of an addition by path, and what is left to do by hand. Nothing is written. */
export const additionOf = ({ kind, name, ...options }, files) => {
  const addition = KINDS[kind]
  if (addition === undefined) throw new Error(`Unknown kind ${JSON.stringify(kind)}: endpoint, command or screen.`)
  if (!/^[a-z][A-Za-z0-9]*$/.test(name ?? '')) throw new Error(`${JSON.stringify(name)} is no name in camel case.`)
  if (!/^[a-z][a-z0-9-]*$/.test(options[addition.needs] ?? ''))
    throw new Error(`--${addition.needs} is missing or not in small letters.`)
  const edits = editsOf(files)
  addition.add(edits, { name, ...options })
  return { changed: edits.changed, steps: addition.stepsOf({ name, ...options }) }
}
