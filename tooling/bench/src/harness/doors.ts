/** What one process does for another, by name. */
export type Doors = Readonly<Record<string, (argument: never) => unknown>>

export interface Knock {
  readonly id: number
  readonly name: string
  readonly argument: unknown
}

export type Answer = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string }

/**
 * Opens the doors of this process to the one that started it. It tidies up and ends when that one lets go or is gone.
 */
export const openDoors = (doors: Doors, tidyUp: () => Promise<void> = async () => undefined): void => {
  process.on('disconnect', () => {
    tidyUp().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
  process.on('message', (knock: Knock) => {
    void answer(doors, knock).then((reply) => process.send?.(reply))
  })
}

const answer = async (doors: Doors, { id, name, argument }: Knock): Promise<Answer> => {
  try {
    // The one that knocks has the type of these doors; over the wire it is lost.
    const door = doors[name] as ((argument: unknown) => unknown) | undefined
    if (door === undefined) throw new Error(`There is no door "${name}".`)
    return { id, value: await door(argument) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
