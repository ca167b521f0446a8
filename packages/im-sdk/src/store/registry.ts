import { imError } from '../protocol/im-error'

/**
 * What the nouns of an instance register, by name. Registering a name twice throws, because the second would hide the
 * first.
 */
export class Registry<Entries extends object> {
  /** Without a prototype: names may come from the wire. */
  readonly #entries: Partial<Entries> = Object.create(null)

  add(entries: Partial<Entries>): void {
    for (const name in entries)
      if (name in this.#entries)
        throw imError(
          'PARAMS_INVALID',
          `\`${name}\` is registered twice: pass each module once; in a module of your own, use another name.`,
        )
    Object.assign(this.#entries, entries)
  }

  get all(): Readonly<Partial<Entries>> {
    return this.#entries
  }

  get<Name extends keyof Entries>(name: Name): Entries[Name] | undefined {
    return this.#entries[name]
  }
}
