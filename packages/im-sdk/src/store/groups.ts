import type { Group } from './group'
import { Source } from './view'

/** The groups the user is in, as far as the module `groups` knows them. */
export class Groups {
  readonly list = new Source<readonly Group[]>([])
  /** The server has given the whole list; before that it may be what an earlier start has kept. */
  isCompleted = false
  /** Set by the module `groups`: gives the whole list, and asks the server for it where it is not there. */
  load: (() => Promise<readonly Group[]>) | null = null

  clear(): void {
    this.isCompleted = false
    this.list.set([])
  }
}
