import type { Instant } from '@org/domain'
import type { Language } from './names'

/** What a sample depends on, besides its row. Equal options make equal samples. */
export interface SampleOptions {
  readonly seed?: number
  /** The language of the texts that the server writes in the language of the call. */
  readonly language?: Language
  /** Names as long as the schema allows, up to some 40 characters, to see how a layout holds them. */
  readonly longNames?: boolean
  /** Times of the sample are before or after it. */
  readonly now?: Instant
}

/** A field of a sample: where it is, and the choices that depend on this place and the seed. */
export class Field {
  constructor(
    readonly options: Required<SampleOptions>,
    readonly path: readonly string[] = [],
  ) {}

  at(key: string | number): Field {
    return new Field(this.options, [...this.path, String(key)])
  }

  /** The name of the field; items of a list have the name of the list. */
  get name(): string {
    return this.path.findLast(isName) ?? ''
  }

  /** The field of the object that contains this field. */
  get parent(): Field {
    const end = this.path.findLastIndex(isName)
    return new Field(this.options, this.path.slice(0, Math.max(end, 0)))
  }

  /** Counts from 1 within the nearest list; 1 outside of lists. */
  get position(): number {
    return Number(this.path.findLast((key) => !isName(key)) ?? 0) + 1
  }

  /** Epoch seconds, whole. */
  get now(): number {
    return Math.floor(this.options.now)
  }

  get dotPath(): string {
    return this.path.join('.')
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.whole(0, items.length - 1)] ?? items[0]
  }

  whole(min: number, max: number): number {
    return min + Math.floor(chance(`${this.options.seed}:${this.dotPath}`) * (max - min + 1))
  }
}

const isName = (key: string): boolean => !/^\d+$/.test(key)

/** A number from 0 to 1 (excluded) that depends on the text alone: FNV-1a, mixed as in MurmurHash3. */
const chance = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
