import type { Group } from './group'
import { Source } from './view'

/** The groups of the user, as loaded by the module `groups`. */
export class Groups {
  readonly list = new Source<readonly Group[]>([])
  /** The whole list has loaded. Before that it may be the stored list of an earlier start. */
  isCompleted = false

  clear(): void {
    this.isCompleted = false
    this.list.set([])
  }
}
