import type { Group } from './group'
import { Source } from './view'

/** The groups the user is in, as far as the module `groups` knows them. */
export class Groups {
  readonly list = new Source<readonly Group[]>([])
  /** The server has given the whole list; before that it may be what an earlier start has kept. */
  isCompleted = false

  clear(): void {
    this.isCompleted = false
    this.list.set([])
  }
}
